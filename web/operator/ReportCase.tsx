import type { OperatorReportRowFragment, ReportTarget } from '../generated.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { authorFacts } from './authorFacts.tsx';
import { BoardCase, Reported } from './BoardCase.tsx';
import { Ago } from './BoardRow.tsx';
import type { Entry } from './CaseEntry.tsx';
import type { CaseAct } from './CaseForm.tsx';
import { aThing, isRemovable, thingNames } from './things.ts';
import { reportWordsOf, useContentActs } from './useContentActs.ts';
import { useMemberActs } from './useMemberActs.ts';
import { BoardPicture, isAddress, Written } from './Written.tsx';

interface Props {
  report: OperatorReportRowFragment;
}

const reporterOf = ({ reporter }: OperatorReportRowFragment) => reporter ?? 'a visitor';

/** A report in the queue: the text that was reported, and by whom. */
export function reportEntry(report: OperatorReportRowFragment): Entry {
  const { id, targetType, author, path, createdAt, reason, reportedText, excerpt, resolvedAt } = report;
  const text = reportedText ?? excerpt;
  const by = author ? `by ${author}, ` : '';
  return {
    key: id,
    badge: thingNames[targetType],
    tone: resolvedAt === null ? 'hard' : 'neutral',
    title: text && !isAddress(text, targetType) ? text : reason,
    line: `${path === null ? 'it is gone, ' : by}reported by ${reporterOf(report)}`,
    picture: text && isAddress(text, targetType) ? text : null,
    at: createdAt,
  };
}

/** A report with its text, and what the operator can do about it. */
export function ReportCase({ report }: Props) {
  const { targetType, author, createdAt, reason, path, resolution, isOfGroup } = report;
  const acts = useReportActs({ report });

  return (
    <BoardCase
      about={`Report about ${aThing(targetType)}`}
      title={reason}
      facts={[
        ...authorFacts(author, path === null ? 'It is gone' : null),
        ['Reported by', reporterOf(report)],
        ['Reported', <Ago key="ago" instant={createdAt} />],
      ]}
      acts={acts}
      words={reportWordsOf({ kind: targetType, isOfGroup })}
    >
      <ReportTexts report={report} />
      {path && (
        <p>
          <TextLink to={path}>Open the {pageNames[targetType] ?? 'post'}</TextLink>
        </p>
      )}
      {resolution && <p dir="auto">Closed: {resolution}</p>}
    </BoardCase>
  );
}

const pageNames: Partial<Record<ReportTarget, string>> = { USER: 'profile', GROUP: 'group', EVENT: 'event' };

function ReportTexts({ report: { reportedText, excerpt, picture, targetType } }: Props) {
  const wasEdited = reportedText !== null && excerpt !== null && reportedText !== excerpt;
  const text = reportedText ?? excerpt;
  if (!text && !picture) return null;
  return (
    <>
      <p>{wasEdited ? 'When it was reported:' : 'What was written'}</p>
      <Reported>
        {picture && <BoardPicture url={picture} />}
        {text && <Written text={text} kind={targetType} />}
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
  report: { id, targetId, targetType, path, picture, author, authorId, reason, resolvedAt, isOfGroup },
}: Props): CaseAct[] {
  const { remove, close } = useContentActs();
  const { warn, suspendFor } = useMemberActs();
  if (resolvedAt !== null) return [];
  const acts: CaseAct[] = [{ text: 'Keep and close', label: `Keep and close: ${reason}`, act: close(id) }];
  if (author && authorId) {
    const act = warn({ id: authorId, username: author });
    acts.push({ text: `Warn ${author}`, label: `Warn ${author}: ${reason}`, act });
  }
  if (picture) {
    const act = remove({ id: targetId, kind: 'PICTURE', picture, isOfGroup });
    acts.push({ text: 'Remove the picture', label: `Remove the picture: ${reason}`, act });
  }
  if (author && authorId && targetType === 'USER') {
    const removal = remove({ id: authorId, kind: 'PROFILE', isOfGroup });
    acts.push({ text: 'Remove the profile text', label: `Remove the profile text: ${reason}`, act: removal });
    const act = suspendFor(id, { id: authorId, username: author });
    acts.push({ text: `Suspend ${author}`, label: `Suspend ${author}: ${reason}`, act });
  }
  if (path !== null && targetType !== 'USER' && isRemovable(targetType))
    acts.push({
      text: 'Remove',
      label: `Remove: ${reason}`,
      act: remove({ id: targetId, kind: targetType, isOfGroup }),
    });
  return acts;
}
