import { findComment } from '../comments/comments.ts';
import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { findMoment } from '../moments/moments.ts';
import { findPost } from '../posts/posts.ts';
import { findUser } from '../users/users.ts';
import type { ReportInput } from './moderationInputs.ts';
import type { ReportTarget } from './Report.ts';
import { Report } from './Report.ts';

// A report asks the operator to look at something. Only what the reporter can see can be reported, so that a report
// tells nobody what exists; nobody but the operator learns of it.

const reporterStatement = statement('report.reporter', `select reporter_id as "reporterId" from report where id = $1`);
const fileStatement = statement(
  'report.file',
  `insert into report (id, reporter_id, target_type, target_id, reason, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do nothing`,
);

interface Target {
  noun: string;
  /** Null where it is unknown or the viewer cannot see it. */
  find(ctx: Context, id: string): Promise<object | null>;
}

const targets: Record<ReportTarget, Target> = {
  post: { noun: 'Post', find: findPost },
  comment: { noun: 'Comment', find: findComment },
  moment: { noun: 'Moment', find: findMoment },
  user: { noun: 'User', find: (ctx, id) => findUser(ctx, { id }) },
};

/**
 * Reports something to the operator; the same id again answers the first report. Throws UNAUTHENTICATED,
 * BAD_USER_INPUT, NOT_FOUND for what the viewer cannot see, CONFLICT for another's id.
 */
export async function report(ctx: Context, input: ReportInput): Promise<{ reportId: string }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  if (await isFiled(ctx, id, viewer.id)) return { reportId: id };
  const { targetType, targetId, reason } = input;
  await requireTarget(ctx, targetType, targetId);
  await ctx.sql(fileStatement, [id, viewer.id, targetType, targetId, reason.trim(), ctx.now]);
  // Of two that choose one id at the same moment, the slower one learns here that it is taken.
  await isFiled(ctx, id, viewer.id);
  return { reportId: id };
}

/** Whether the reporter has filed this report before; throws CONFLICT where someone else has. */
async function isFiled({ sql }: Context, id: string, reporterId: string): Promise<boolean> {
  const [known] = await sql<{ reporterId: string }>(reporterStatement, [id]);
  if (known && known.reporterId !== reporterId) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
  return known !== undefined;
}

async function requireTarget(ctx: Context, type: ReportTarget, id: string): Promise<void> {
  const { noun, find } = targets[type];
  if (!(await find(ctx, id))) throw new DomainError('NOT_FOUND', `${noun} not found`);
}

/** A report as the operator reads it; `author` and `excerpt` are null where its target is gone. */
export interface ReportRow extends Report {
  reporter: string;
  /** The post at which the target stands, null for a member. */
  postId: string | null;
  author: string | null;
  excerpt: string | null;
}

const reportStatement = (name: string, which: string) =>
  statement(
    name,
    `select ${columnsOf(Report, 'r')}, reporter.username as reporter, target."postId", author.username as author,
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

/** The reports that wait for the operator, or all of them, the oldest first. For the operator. */
export function listReports({ sql }: Reader, isAll: boolean): Promise<ReportRow[]> {
  return sql<ReportRow>(isAll ? allStatement : openStatement);
}

/** Notes what the operator did about a report. For the operator. Throws NOT_FOUND, CONFLICT for one that is resolved. */
export async function resolveReport({ sql, now }: Reader, id: string, resolution: string): Promise<void> {
  const known = isId(id) ? await sql(reporterStatement, [id]) : [];
  if (known.length === 0) throw new DomainError('NOT_FOUND', 'Report not found');
  const resolved = await sql(resolveStatement, [id, resolution, now]);
  if (resolved.length === 0) throw new DomainError('CONFLICT', 'This report is resolved already');
}
