import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import type { Connection } from '../lib/connection.ts';
import { badInput } from '../lib/errors.ts';
import { onlyIds } from '../lib/ids.ts';
import { latest } from '../lib/ownedPages.ts';
import { maximumPageSize, type PageArguments, timeKeyOf, toConnection } from '../lib/paginate.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { findViewer } from '../users/users.ts';
import { Notification } from './Notification.ts';
import type { Told } from './notificationChanges.ts';
import { tellNotificationsChanged } from './notificationChanges.ts';
import { toldBy, visibleNotifications } from './notificationPolicy.ts';

// What a member is told of what others do. A notification says that there is something to tell; what that is, and whether
// anything is left of it, is looked up when it is read. Lists run from the latest on by (at, id).

/** A notification with what it tells its viewer now. */
export type NotificationRow = Notification & {
  /** The latest three who have done it. */
  actorIds: string[];
  actorCount: number;
  actedAt: Date;
  /** The latest comment of what it tells, null where it tells of none. */
  saidId: string | null;
};

/** How many unread notifications are counted. */
export const mostUnread = 100;
/** How many acts of a notification are looked at. */
const mostActs = 1000;

const told = `
  select (array_agg(actor_id order by at desc, actor_id))[1:3] as "actorIds", count(*)::int as "actorCount",
    max(at) as "actedAt", (array_agg(comment_id order by at desc, comment_id desc))[1] as "saidId"
  from (
    select actor_id, max(at) as at, (array_agg(comment_id order by at desc, comment_id desc))[1] as comment_id
    from (select * from (${toldBy('$1::uuid', 'n')}) act order by at desc limit ${mostActs}) recent
    group by actor_id
  ) each_actor`;

const rowsWhere = (condition: string) =>
  `select ${columnsOf(Notification, 'n')}, told.*
   from notification n cross join lateral (${told}) told
   where n.user_id = $1 and ${condition} and ${visibleNotifications('$1::uuid', 'n')}
   order by n.at desc, n.id desc`;

const pageStatement = statement(
  'notification.page',
  `${rowsWhere('(n.at, n.id) < ($2::timestamptz, $3::uuid)')} limit $4`,
);
const byIdsStatement = statement('notification.byIds', rowsWhere('n.id = any($2::uuid[])'));
const latestToldStatement = statement(
  'notification.latestTold',
  `${rowsWhere('n.kind = $2 and n.subject_id = $3 and n.read_at is null')} limit 1`,
);
const unreadCountStatement = statement(
  'notification.unreadCount',
  `select $1::uuid as "userId", count(*)::int as "unreadCount" from (
     select from notification n where n.user_id = $1 and n.read_at is null and ${visibleNotifications('$1::uuid', 'n')}
     limit ${mostUnread}
   ) unread`,
);

// In the order of their ids, or two who mark the same at once would deadlock.
const markStatement = (name: string, condition: string) =>
  statement(
    name,
    `with unread as (
       select id from notification where user_id = $1 and read_at is null and ${condition} order by id for update
     )
     update notification n set read_at = greatest($2::timestamptz, n.at) from unread where n.id = unread.id returning n.id`,
  );
const markIdsStatement = markStatement('notification.markIds', 'id = any($3::uuid[])');
const markUpToStatement = markStatement('notification.markUpTo', '(at, id) <= ($3::timestamptz, $4::uuid)');

/** A page of what the viewer is told, the latest first. Throws UNAUTHENTICATED. */
export async function listNotifications(ctx: Context, page: PageArguments): Promise<Connection<NotificationRow>> {
  const viewer = requireViewer(ctx);
  const rows = await ctx.sql<NotificationRow>(pageStatement, [
    viewer.id,
    ...(timeKeyOf(page.after) ?? latest),
    page.first + 1,
  ]);
  return toConnection(rows, page, ({ at, id }) => [at.toISOString(), id]);
}

/** The unread notification of this kind and subject as the viewer may see it, null where there is nothing for them. */
export async function findTold({ sql, viewer }: Reader, { kind, subjectId }: Told): Promise<NotificationRow | null> {
  const [row = null] = viewer ? await sql<NotificationRow>(latestToldStatement, [viewer.id, kind, subjectId]) : [];
  return row;
}

interface UnreadCount {
  userId: string;
  unreadCount: number;
}

/** How many notifications these members have not read, as they may see them: up to 100. */
export async function unreadCounts({ sql }: Reader, userIds: readonly string[]): Promise<UnreadCount[]> {
  const counts = await Promise.all(userIds.map((id) => sql<UnreadCount>(unreadCountStatement, [id])));
  return counts.flat();
}

/** How many notifications a member has not read, up to 100; null for everyone else. */
export async function unreadNotificationCount(ctx: Context, user: User): Promise<number | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return (await ctx.load.unreadCountOfUser.load(user.id))?.unreadCount ?? 0;
}

interface Marking {
  notificationIds?: string[] | null;
  upTo?: string | null;
}

/** The notifications that are to be marked, by ids or with all that are older. */
function mark({ sql, now }: Context, userId: string, { notificationIds, upTo }: Marking): Promise<{ id: string }[]> {
  const key = timeKeyOf(upTo);
  if (notificationIds) return sql(markIdsStatement, [userId, now, onlyIds(notificationIds)]);
  if (key) return sql(markUpToStatement, [userId, now, ...key]);
  throw badInput('Say which: by their ids, or up to a cursor', 'notificationIds');
}

/**
 * Marks notifications of the viewer's own as read; idempotent, and others' are left as they are. Answers those that were
 * not yet, up to 100. Throws UNAUTHENTICATED, and BAD_USER_INPUT where neither ids nor a cursor are given.
 */
export async function markNotificationsRead(
  ctx: Context,
  marking: Marking,
): Promise<{ notifications: NotificationRow[]; viewer: User }> {
  const viewer = requireViewer(ctx);
  const marked = await mark(ctx, viewer.id, marking);
  if (marked.length > 0) tellNotificationsChanged(ctx, [viewer.id]);
  reread(ctx);
  const ids = marked.slice(0, maximumPageSize).map(({ id }) => id);
  const notifications = ids.length > 0 ? await ctx.sql<NotificationRow>(byIdsStatement, [viewer.id, ids]) : [];
  return { notifications, viewer: await findViewer(ctx) };
}
