import type { OperatorReportRowFragment } from '../generated.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { isRemovable, thingNames } from './things.ts';
import { useContentActs } from './useContentActs.ts';
import { useMemberActs } from './useMemberActs.ts';
import { Written } from './Written.tsx';

interface Props {
  report: OperatorReportRowFragment;
}

/** A report with its text, and what the operator can do about it. */
export function ReportRow({ report }: Props) {
  const { targetType, author, reporter, createdAt, reason, postId, resolution, resolvedAt } = report;
  const name = thingNames[targetType];
  const see = targetType === 'USER' ? author && `/profile/${author}` : postId && `/post/${postId}`;

  return (
    <BoardRow
      title={reason}
      badge={<Badge tone="hard">{name}</Badge>}
      facts={[
        author ? <>by {author}</> : 'It is gone',
        <>reported by {reporter ?? 'a visitor'}</>,
        <Ago key="ago" instant={createdAt} />,
        see && <TextLink to={see}>See it</TextLink>,
      ]}
      actions={resolvedAt === null && <ReportActs report={report} />}
    >
      <ReportTexts report={report} />
      {resolution && <p>Closed: {resolution}</p>}
    </BoardRow>
  );
}

function ReportTexts({ report: { reportedText, excerpt, targetType } }: Props) {
  const wasEdited = reportedText !== null && excerpt !== null && reportedText !== excerpt;
  const text = reportedText ?? excerpt;
  if (!text) return null;
  return (
    <>
      {wasEdited && <p>When it was reported:</p>}
      <Written text={text} kind={targetType} />
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
      {author && targetType !== 'USER' && isRemovable(targetType) && (
        <Button
          variant="danger"
          size="small"
          aria-label={`Remove: ${reason}`}
          onClick={() => remove({ id: targetId, kind: targetType })}
        >
          Remove
        </Button>
      )}
      {author && authorId && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Warn ${author}: ${reason}`}
          onClick={() => warn({ id: authorId, username: author })}
        >
          Warn {author}
        </Button>
      )}
      <Button variant="outline" size="small" aria-label={`Keep and close: ${reason}`} onClick={() => close(id)}>
        Keep and close
      </Button>
    </>
  );
}
