import type { Context } from '../context.ts';
import type { ReportTarget } from '../model/moderation/Report.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { newId } from '../platform/lib/ids.ts';
import { idIsTaken } from '../platform/lib/isReplayOf.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';
import { type Notice, type NoticeInput, NoticeState } from './noticeInputs.ts';
import { insertReport, isPublic, requirePublic } from './reports.ts';

// A notice is the report of a visitor without an account. Its receipt is the only way to its decision: no name, no address.

// A repeated notice gets a new receipt, because the server does not know the first one.
const fileText = `${insertReport}
  on conflict (id) do update set receipt_hash = excluded.receipt_hash
  where report.reporter_id is null
    and (report.target_type, report.target_id, report.reason) = (excluded.target_type, excluded.target_id, excluded.reason)
  returning id`;

/** The maximum number of open notices about one target, so that no visitor buries the reports of members. */
const maxOpenOfTarget = 5;
/** The maximum number of all open notices. */
const maxOpen = 1_000;
const openStatement = statement(
  'notice.open',
  `select count(*)::int as count, (count(*) filter (where (target_type, target_id) = ($1, $2::uuid)))::int as "ofTarget"
   from report where reporter_id is null and resolved_at is null and id <> $3::uuid`,
);

const findStatement = statement(
  'notice.find',
  `select created_at as "createdAt", target_type as "targetType", target_id as "targetId", resolved_at as "decidedAt"
   from report where receipt_hash = $1`,
);

interface NoticeRow {
  createdAt: Date;
  targetType: ReportTarget;
  targetId: string;
  decidedAt: Date | null;
}

/** Throws CONFLICT while as many notices are open as may. The own id does not count, so that a repeated request succeeds. */
async function refuseMoreNotices({ sql }: Context, target: readonly [type: ReportTarget, id: string], id: string) {
  const [open] = await sql<{ count: number; ofTarget: number }>(openStatement, [...target, id]);
  if (!open) return;
  if (open.ofTarget >= maxOpenOfTarget)
    throw new DomainError('CONFLICT', 'Visitors have reported this several times. The operator looks at it.');
  if (open.count >= maxOpen)
    throw new DomainError(
      'CONFLICT',
      'Too many reports of visitors wait for the operator. Please try again in a few days.',
    );
}

/**
 * Files a notice. Throws BAD_USER_INPUT, NOT_FOUND when visitors cannot see the target, RATE_LIMITED, and CONFLICT for a taken id, for the
 * 6th open notice about a target, and while 1,000 are open.
 */
export async function fileNotice(ctx: Context, input: NoticeInput): Promise<{ receipt: string }> {
  await ctx.services.limiter.consume('notices', visitorKey(ctx));
  const { targetType, targetId, reason } = input;
  await requirePublic(ctx, targetType, targetId);
  const receipt = newToken();
  const id = input.id?.toLowerCase() ?? newId();
  const row = [id, null, hashToken(receipt), targetType, targetId.toLowerCase(), reason.trim(), ctx.now];
  await refuseMoreNotices(ctx, [targetType, targetId], id);
  await openTelling(ctx.services);
  const filed = await inTransaction(ctx.em, async (em) => {
    await tellOperator(ctx, sqlIn(em));
    return em.execute<unknown[]>(fileText, row);
  });
  if (filed.length === 0) throw idIsTaken();
  return { receipt };
}

/** Finds a notice by its receipt. Throws NOT_FOUND. */
export async function requireNotice(ctx: Context, receipt: string): Promise<Notice> {
  const [found] = isToken(receipt) ? await ctx.sql<NoticeRow>(findStatement, [hashToken(receipt)]) : [];
  if (!found) throw new DomainError('NOT_FOUND', 'Receipt not found');
  const { targetId, ...notice } = found;
  return { ...notice, state: await stateOf(ctx, found) };
}

async function stateOf(ctx: Context, { decidedAt, targetType, targetId }: NoticeRow): Promise<NoticeState> {
  if (!decidedAt) return NoticeState.OPEN;
  return (await isPublic(ctx, targetType, targetId)) ? NoticeState.KEPT : NoticeState.REMOVED;
}
