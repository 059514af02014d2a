import type { OperatorContext } from '../context.ts';
import { Report } from '../model/moderation/Report.ts';
import { maxReportedText, reportTargets } from '../model/moderation/reportTargets.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { earliest, latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

// Only the operator reads and closes reports.

export const ReportState = { OPEN: 'open', RESOLVED: 'resolved' } as const;
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
describeEnum(ReportState, 'ReportState', 'Whether the operator has closed a report.', {
  OPEN: 'The report waits. The oldest is first.',
  RESOLVED: 'The operator closed it. The last closed is first.',
});

/** A report for the operator. `author`, `path` and the texts are null when the target was deleted. A group and an event have no author. */
export interface ReportRow extends Report {
  /** The username of the member; null for a visitor. */
  reporter: string | null;
  /** The post of the target; null for a member, a group and an event. */
  postId: string | null;
  author: string | null;
  authorId: string | null;
  /** The path of the page of the target. */
  path: string | null;
  /** The URL of the current picture of a member or group. */
  picture: string | null;
  /** The current text of the target. */
  excerpt: string | null;
  /** Whether the organisers of a group read why it is removed. */
  isOfGroup: boolean;
}

const reportStatement = (name: string, which: string, order = 'r.created_at, r.id') =>
  statement(
    name,
    `select ${columnsOf(Report, 'r')}, r.resolution, reporter.username as reporter, target."postId", author.username as author,
       target.author_id as "authorId", target.path, target.picture,
       case when target.path is not null then r.reported_text end as "reportedText",
       left(target.text, ${maxReportedText}) as excerpt, coalesce(target."isOfGroup", false) as "isOfGroup"
     from report r left join "user" reporter on reporter.id = r.reporter_id
     left join lateral (${reportTargets('r')}) target on true
     left join "user" author on author.id = target.author_id
     where ${which} order by ${order}`,
  );
const openStatement = reportStatement('report.open', 'r.resolved_at is null');
const allStatement = reportStatement('report.all', 'true');
const oneStatement = reportStatement('report.one', 'r.id = $1');
const pages = {
  [ReportState.OPEN]: {
    cursors: timeCursors('openReports'),
    start: earliest,
    timeOf: ({ createdAt }: ReportRow) => createdAt,
    list: reportStatement(
      'report.openPage',
      'r.resolved_at is null and (r.created_at, r.id) > ($1::timestamptz, $2::uuid)',
      'r.created_at, r.id limit $3',
    ),
  },
  [ReportState.RESOLVED]: {
    cursors: timeCursors('resolvedReports'),
    start: latest,
    timeOf: ({ resolvedAt, createdAt }: ReportRow) => resolvedAt ?? createdAt,
    list: reportStatement(
      'report.resolvedPage',
      '(r.resolved_at, r.id) < ($1::timestamptz, $2::uuid)',
      'r.resolved_at desc, r.id desc limit $3',
    ),
  },
};
const resolveText =
  'update report set resolution = ?, resolved_at = ? where id = ? and resolved_at is null returning id';

/** Lists open reports, or all reports, oldest first. For the operator. */
export function listReports({ sql }: Reader, isAll: boolean): Promise<ReportRow[]> {
  return sql<ReportRow>(isAll ? allStatement : openStatement);
}

/** A page of open reports, the oldest first, or of closed ones, the last closed first. For the operator. */
export async function pageOfReports(
  { sql }: Pick<Reader, 'sql'>,
  { state, ...page }: PageArguments & { state: ReportState },
): Promise<Connection<ReportRow>> {
  const { cursors, start, timeOf, list } = pages[state];
  const [time, id] = cursors.decode(page.after) ?? start;
  const rows = await sql<ReportRow & Record<string, unknown>>(list, [time, id, page.first + 1]);
  return toConnection(rows, page, (row) => cursors.encode([timeOf(row).toISOString(), row.id]));
}

/** Finds a report. For the operator. Throws NOT_FOUND. */
export async function requireReport({ sql }: Pick<Reader, 'sql'>, id: string): Promise<ReportRow> {
  const [found] = isId(id) ? await sql<ReportRow>(oneStatement, [id]) : [];
  if (!found) throw new DomainError('NOT_FOUND', 'Report not found');
  return found;
}

/** Closes a report. For the operator. Throws BAD_USER_INPUT without a note, NOT_FOUND, and CONFLICT for a closed report. */
export async function closeReport(ctx: OperatorContext, id: string, note: string): Promise<ReportRow> {
  const resolution = note.trim();
  if (!resolution) throw badInput('note must describe the action that was taken', 'note');
  const report = await requireReport(ctx, id);
  noteAct(ctx, { verb: 'report resolve', targetId: report.id, note: resolution });
  await inTransaction(ctx.em, async (transaction) => {
    const resolved = await transaction.execute<unknown[]>(resolveText, [resolution, ctx.now, report.id]);
    if (resolved.length === 0) throw new DomainError('CONFLICT', 'This report is already resolved');
  });
  return { ...report, resolution, resolvedAt: ctx.now };
}
