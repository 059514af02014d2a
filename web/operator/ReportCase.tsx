import type { OperatorReportRowFragment } from '../generated.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { BoardCase, Reported } from './BoardCase.tsx';
import { Ago } from './BoardRow.tsx';
import type { Entry } from './CaseEntry.tsx';
import type { CaseAct } from './CaseForm.tsx';
import { isRemovable, thingNames } from './things.ts';
import { reportWords, useContentActs } from './useContentActs.ts';
import { useMemberActs } from './useMemberActs.ts';
import { isAddress, Written } from './Written.tsx';

interface Props {
  report: OperatorReportRowFragment;
}

const reporterOf = ({ reporter }: OperatorReportRowFragment) => reporter ?? 'a visitor';

/** A report in the queue: the text that was reported, and by whom. */
export function reportEntry(report: OperatorReportRowFragment): Entry {
  const { id, targetType, author, createdAt, reason, reportedText, excerpt, resolvedAt } = report;
  const text = reportedText ?? excerpt;
  return {
    key: id,
    badge: thingNames[targetType],
    tone: resolvedAt === null ? 'hard' : 'neutral',
    title: text && !isAddress(text, targetType) ? text : reason,
    line: `${author ? `by ${author}` : 'it is gone'}, reported by ${reporterOf(report)}`,
    picture: text && isAddress(text, targetType) ? text : null,
    at: createdAt,
  };
}

/** A report with its text, and what the operator can do about it. */
export function ReportCase({ report }: Props) {
  const { targetType, author, createdAt, reason, postId, resolution } = report;
  const acts = useReportActs({ report });
  const see = targetType === 'USER' ? author && `/profile/${author}` : postId && `/post/${postId}`;

  return (
    <BoardCase
      about={`Report about a ${thingNames[targetType].toLowerCase()}`}
      title={reason}
      facts={[
        [
          'Author',
          author ? (
            <TextLink key="author" to={`/profile/${author}`}>
              {author}
            </TextLink>
          ) : (
            'It is gone'
          ),
        ],
        ['Reported by', reporterOf(report)],
        ['Reported', <Ago key="ago" instant={createdAt} />],
      ]}
      acts={acts}
      words={reportWords}
    >
      <ReportTexts report={report} />
      {see && (
        <p>
          <TextLink to={see}>{targetType === 'USER' ? 'Open the profile' : 'Open the post'}</TextLink>
        </p>
      )}
      {resolution && <p dir="auto">Closed: {resolution}</p>}
    </BoardCase>
  );
}

function ReportTexts({ report: { reportedText, excerpt, targetType } }: Props) {
  const wasEdited = reportedText !== null && excerpt !== null && reportedText !== excerpt;
  const text = reportedText ?? excerpt;
  if (!text) return null;
  return (
    <>
      <p>{wasEdited ? 'When it was reported:' : 'What was written'}</p>
      <Reported>
        <Written text={text} kind={targetType} />
      </Reported>
      {wasEdited && (
        <>
          <p>Now:</p>
          <Written text={excerpt} kind={targetType} />
        </>
      )}
    </>
  );
}

function useReportActs({
  report: { id, targetId, targetType, author, authorId, reason, resolvedAt },
}: Props): CaseAct[] {
  const { remove, close } = useContentActs();
  const { warn } = useMemberActs();
  if (resolvedAt !== null) return [];
  const acts: CaseAct[] = [{ text: 'Keep and close', label: `Keep and close: ${reason}`, act: close(id) }];
  if (author && authorId) {
    const act = warn({ id: authorId, username: author });
    acts.push({ text: `Warn ${author}`, label: `Warn ${author}: ${reason}`, act });
  }
  if (author && targetType !== 'USER' && isRemovable(targetType))
    acts.push({ text: 'Remove', label: `Remove: ${reason}`, act: remove({ id: targetId, kind: targetType }) });
  return acts;
}
