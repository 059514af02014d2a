import { findComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { visibleComments } from '../model/comments/commentPolicy.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import type { ReportTarget } from '../model/moderation/Report.ts';
import { maxReportedText, reportTargets } from '../model/moderation/reportTargets.ts';
import { visibleMoments } from '../model/moments/momentPolicy.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { findMoment } from '../moments/moments.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, type Statement, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { findPost } from '../posts/posts.ts';
import { findUser } from '../users/users.ts';
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

const nobody = 'null::uuid';
/** Gives the parameter $2 a type where the target does not depend on it. */
const unused = '($2::uuid is null or true)';
const under = (table: string) => `"${table}" t join post p on p.id = t.post_id where t.id = $1`;

interface Target {
  noun: string;
  /** Returns null when the target is unknown or the viewer may not read it. */
  find(ctx: Context, id: string): Promise<object | null>;
  /** Finds the target $1 when visitors can see it, or when it is under a post of the member $2, who is null for a visitor. */
  isOpen: Statement;
}

const openTo = (type: ReportTarget, text: string) => statement(`report.open.${type}`, `select from ${text}`);

const targets: Record<ReportTarget, Target> = {
  post: {
    noun: 'Post',
    find: findPost,
    isOpen: openTo('post', `post p where p.id = $1 and ${unused} and ${visiblePosts(nobody, 'p')}`),
  },
  comment: {
    noun: 'Comment',
    find: findComment,
    isOpen: openTo('comment', `${under('comment')} and (p.author_id = $2 or ${visibleComments(nobody, 't', 'p')})`),
  },
  moment: {
    noun: 'Moment',
    find: findMoment,
    isOpen: openTo('moment', `${under('moment')} and (p.author_id = $2 or ${visibleMoments(nobody, 't', 'p')})`),
  },
  user: {
    noun: 'User',
    find: (ctx, id) => findUser(ctx, { id }),
    isOpen: openTo('user', `"user" u where u.id = $1 and ${unused} and not ${isBeingDeleted('u.id')}`),
  },
};

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
  await requireTarget(ctx, targetType, targetId);
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

async function requireTarget(ctx: Context, type: ReportTarget, id: string): Promise<void> {
  const { noun, find, isOpen } = targets[type];
  if (await find(ctx, id)) return;
  const open = isId(id) ? await ctx.sql(isOpen, [id, requireViewer(ctx).id]) : [];
  if (open.length === 0) throw new DomainError('NOT_FOUND', `${noun} not found`);
}

/** Whether visitors can see a target. */
export async function isPublic({ sql }: Pick<Context, 'sql'>, type: ReportTarget, id: string): Promise<boolean> {
  return isId(id) && (await sql(targets[type].isOpen, [id, null])).length > 0;
}

/** Throws NOT_FOUND unless visitors can see the target. */
export async function requirePublic(ctx: Pick<Context, 'sql'>, type: ReportTarget, id: string): Promise<void> {
  if (!(await isPublic(ctx, type, id))) throw new DomainError('NOT_FOUND', `${targets[type].noun} not found`);
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
