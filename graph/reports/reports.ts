import { findComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { visibleComments } from '../model/comments/commentPolicy.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import { Report, type ReportTarget } from '../model/moderation/Report.ts';
import { visibleMoments } from '../model/moments/momentPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { lockMember } from '../model/users/lockMember.ts';
import type { ReportInput } from '../moderation/moderationInputs.ts';
import { findMoment } from '../moments/moments.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Statement, statement } from '../platform/database/sql.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { findPost } from '../posts/posts.ts';
import { findUser } from '../users/users.ts';

// A report asks the operator to review something. Members can report everything that they or visitors can see, and everything
// under their own posts, regardless of blocks and mutes. So the response does not disclose hidden objects. Only the operator
// sees reports. A member has at most one open report of each target.

const reporterStatement = statement('report.reporter', `select reporter_id as "reporterId" from report where id = $1`);
const openReportText = `select id from report
  where reporter_id = ? and target_type = ? and target_id = ? and resolved_at is null order by created_at, id limit 1`;
const fileText = `insert into report (id, reporter_id, target_type, target_id, reason, created_at) values (?, ?, ?, ?, ?, ?)
  on conflict (id) do nothing`;

const nobody = 'null::uuid';
const under = (table: string) => `"${table}" t join post p on p.id = t.post_id where t.id = $1`;

interface Target {
  noun: string;
  /** Returns null when the target is unknown or the viewer may not read it. */
  find(ctx: Context, id: string): Promise<object | null>;
  /** Finds the target $1 when visitors can see it, or when it is under a post of the member $2. */
  isOpen: Statement;
}

const openTo = (type: ReportTarget, text: string) => statement(`report.open.${type}`, `select from ${text}`);

const targets: Record<ReportTarget, Target> = {
  post: {
    noun: 'Post',
    find: findPost,
    isOpen: openTo('post', `post p where p.id = $1 and $2::uuid is not null and ${visiblePosts(nobody, 'p')}`),
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
    isOpen: openTo('user', `"user" u where u.id = $1 and $2::uuid is not null and not ${isBeingDeleted('u.id')}`),
  },
};

/**
 * Files a report. A repeated id, or a target of which the viewer has an open report, returns the first report. Throws
 * UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND when neither the viewer nor visitors can see the target, CONFLICT when the id is
 * taken.
 */
export async function report(ctx: Context, input: ReportInput): Promise<{ reportId: string }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  if (await isFiled(ctx, id, viewer.id)) return { reportId: id };
  const { targetType, targetId, reason } = input;
  await requireTarget(ctx, targetType, targetId);
  const target = [viewer.id, targetType, targetId.toLowerCase()];
  const reportId = await inTransaction(ctx.em, async (em) => {
    // Concurrent reports of a member wait for this lock, so that only one open report exists for a target.
    await lockMember(em, viewer.id);
    const [open] = await em.execute<{ id: string }[]>(openReportText, target);
    if (!open) await em.execute(fileText, [id, ...target, reason.trim(), ctx.now]);
    return open?.id ?? id;
  });
  // When two members send the same id concurrently, the slower one gets CONFLICT here.
  await isFiled(ctx, reportId, viewer.id);
  return { reportId };
}

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

/** A report for the operator. `author` and `excerpt` are null when the target was deleted. */
export interface ReportRow extends Report {
  reporter: string;
  /** The post of the target; null for a member. */
  postId: string | null;
  author: string | null;
  excerpt: string | null;
}

const reportStatement = (name: string, which: string) =>
  statement(
    name,
    `select ${columnsOf(Report, 'r')}, r.resolution, reporter.username as reporter, target."postId", author.username as author,
       left(target.content, 200) as excerpt
     from report r join "user" reporter on reporter.id = r.reporter_id
     left join lateral (
       select id as "postId", author_id, content from post where r.target_type = 'post' and id = r.target_id
       union all
       select post_id, author_id, content from comment where r.target_type = 'comment' and id = r.target_id
       union all
       select post_id, author_id, coalesce(description, image_url, address) from moment
       where r.target_type = 'moment' and id = r.target_id
       union all
       select null, id, display_name from "user" where r.target_type = 'user' and id = r.target_id
     ) target on true
     left join "user" author on author.id = target.author_id
     where ${which} order by r.created_at, r.id`,
  );
const openStatement = reportStatement('report.open', 'r.resolved_at is null');
const allStatement = reportStatement('report.all', 'true');
const resolveStatement = statement(
  'report.resolve',
  `update report set resolution = $2, resolved_at = $3 where id = $1 and resolved_at is null returning id`,
);

/** Lists open reports, or all reports, oldest first. For the operator. */
export function listReports({ sql }: Reader, isAll: boolean): Promise<ReportRow[]> {
  return sql<ReportRow>(isAll ? allStatement : openStatement);
}

/** Records the resolution of a report. For the operator. Throws NOT_FOUND, and CONFLICT for a resolved report. */
export async function resolveReport({ sql, now }: Reader, id: string, resolution: string): Promise<void> {
  const known = isId(id) ? await sql(reporterStatement, [id]) : [];
  if (known.length === 0) throw new DomainError('NOT_FOUND', 'Report not found');
  const resolved = await sql(resolveStatement, [id, resolution, now]);
  if (resolved.length === 0) throw new DomainError('CONFLICT', 'This report is already resolved');
}
