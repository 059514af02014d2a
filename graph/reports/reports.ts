import type { Context } from '../context.ts';
import type { ReportTarget } from '../model/moderation/Report.ts';
import { maxReportedText, reportTargets, seesTarget } from '../model/moderation/reportTargets.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import type { ReportInput } from './reportInputs.ts';

// A report asks the operator to review something. Visitors can report what they can see. Members can report everything that they or visitors can see, and everything
// under their own posts, regardless of blocks and mutes. So the response does not disclose hidden objects. Only the operator
// sees reports. A member has at most one open report of each target.

const reporterStatement = statement('report.reporter', `select reporter_id as "reporterId" from report where id = $1`);
const openReportText = `select id from report
  where reporter_id = ? and target_type = ? and target_id = ? and resolved_at is null order by created_at, id limit 1`;

/** The maximum number of open reports of a member, so that one member cannot bury the reports of all others. */
const maxOpen = 50;
const fullText = `select from report where reporter_id = ? and resolved_at is null offset ${maxOpen - 1} limit 1`;

/** Inserts one report, with the text of its target. */
export const insertReport = `insert into report (id, reporter_id, receipt_hash, target_type, target_id, reason, created_at, reported_text)
  select r.*, (select left(target.text, ${maxReportedText}) from (${reportTargets('r')}) target)
  from (values (?::uuid, ?::uuid, ?::text, ?::text, ?::uuid, ?::text, ?::timestamptz))
    r(id, reporter_id, receipt_hash, target_type, target_id, reason, at)`;
const fileText = `${insertReport} on conflict (id) do nothing`;

const nouns: Record<ReportTarget, string> = {
  post: 'Post',
  comment: 'Comment',
  moment: 'Moment',
  user: 'User',
  group: 'Group',
  event: 'Event',
};

const isUnderOwnPost = (table: string) =>
  `exists (select from ${table} t join post p on p.id = t.post_id
     where r.target_type = '${table}' and t.id = r.target_id and p.author_id = $3)`;

/** Finds the target $1, $2 when the member $3 or visitors can see it, or when it is under a post of that member. $3 is null for a visitor. */
const seenStatement = statement(
  'report.seen',
  `select from (values ($1::text, $2::uuid)) r(target_type, target_id)
   where ${seesTarget('$3::uuid', 'r')} or ${seesTarget('null::uuid', 'r')}
     or ${isUnderOwnPost('comment')} or ${isUnderOwnPost('moment')}`,
);

/**
 * Files a report. A repeated id, or a target of which the viewer has an open report, returns the first report. Throws
 * UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND when neither the viewer nor visitors can see the target, CONFLICT when the id is
 * taken or the viewer has 50 open reports.
 */
export async function report(ctx: Context, input: ReportInput): Promise<{ reportId: string }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  if (await isFiled(ctx, id, viewer.id)) return { reportId: id };
  const { targetType, targetId, reason } = input;
  if (!(await isSeen(ctx, targetType, targetId, viewer.id))) throw missing(targetType);
  const target = [viewer.id, targetType, targetId.toLowerCase()];
  await openTelling(ctx.services);
  const reportId = await inTransaction(ctx.em, async (em) => {
    // Concurrent reports of a member wait for this lock, so that only one open report exists for a target.
    await lockMember(em, viewer.id);
    const [open] = await em.execute<{ id: string }[]>(openReportText, target);
    if (open) return open.id;
    if ((await em.execute(fullText, [viewer.id])).length > 0) throw tooManyOpen();
    const [reporterId, ...what] = target;
    await em.execute(fileText, [id, reporterId, null, ...what, reason.trim(), ctx.now]);
    await tellOperator(ctx, sqlIn(em));
    return id;
  });
  // When two members send the same id concurrently, the slower one gets CONFLICT here.
  await isFiled(ctx, reportId, viewer.id);
  return { reportId };
}

const tooManyOpen = () =>
  new DomainError(
    'CONFLICT',
    `You have ${maxOpen} open reports, which is the maximum: wait until the operator has closed one`,
  );

/** Whether the reporter has filed this report before. Throws CONFLICT when the id belongs to another's report. */
async function isFiled({ sql }: Context, id: string, reporterId: string): Promise<boolean> {
  const [known] = await sql<{ reporterId: string }>(reporterStatement, [id]);
  return isReplayOf(known, { noun: 'report', isOwn: (report) => report.reporterId === reporterId });
}

async function isSeen({ sql }: Pick<Context, 'sql'>, type: ReportTarget, id: string, viewerId: string | null) {
  return isId(id) && (await sql(seenStatement, [type, id, viewerId])).length > 0;
}

const missing = (type: ReportTarget) => new DomainError('NOT_FOUND', `${nouns[type]} not found`);

/** Whether visitors can see a target. */
export const isPublic = (ctx: Pick<Context, 'sql'>, type: ReportTarget, id: string): Promise<boolean> =>
  isSeen(ctx, type, id, null);

/** Throws NOT_FOUND unless visitors can see the target. */
export async function requirePublic(ctx: Pick<Context, 'sql'>, type: ReportTarget, id: string): Promise<void> {
  if (!(await isPublic(ctx, type, id))) throw missing(type);
}

const forgetStatement = statement(
  'report.forgetTexts',
  `update report set reported_text = null where id = any(array(
     select r.id from report r where r.reported_text is not null and not exists (${reportTargets('r')})
     limit 1000 for update of r skip locked
   ))`,
);

/** Deletes the stored texts of targets that have been deleted. It waits for no lock. */
export async function forgetReportedTexts(sql: Sql): Promise<void> {
  await sql(forgetStatement, []);
}
