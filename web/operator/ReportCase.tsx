import type { OperatorReportRowFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { BoardCase, Reported } from './BoardCase.tsx';
import { Ago } from './BoardRow.tsx';
import type { Entry } from './CaseEntry.tsx';
import { isRemovable, thingNames } from './things.ts';
import { useContentActs } from './useContentActs.ts';
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
  const { targetType, author, createdAt, reason, postId, resolution, resolvedAt } = report;
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
      actions={resolvedAt === null && <ReportActs report={report} />}
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

function ReportActs({ report: { id, targetId, targetType, author, authorId, reason } }: Props) {
  const { remove, close } = useContentActs();
  const { warn } = useMemberActs();
  return (
    <>
      <Button variant="outline" aria-label={`Keep and close: ${reason}`} onClick={() => close(id)}>
        Keep and close
      </Button>
      {author && authorId && (
        <Button
          variant="outline"
          aria-label={`Warn ${author}: ${reason}`}
          onClick={() => warn({ id: authorId, username: author })}
        >
          Warn {author}
        </Button>
      )}
      {author && targetType !== 'USER' && isRemovable(targetType) && (
        <Button
          variant="danger"
          aria-label={`Remove: ${reason}`}
          onClick={() => remove({ id: targetId, kind: targetType })}
        >
          Remove
        </Button>
      )}
    </>
  );
}
