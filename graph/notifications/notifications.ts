import { type Context, clearLoaders } from '../context.ts';
import { Notification } from '../model/notifications/Notification.ts';
import { publishNotificationsChanged, type Told } from '../model/notifications/notificationChanges.ts';
import { hasHiddenPlan, toldBy, visibleNotifications } from '../model/notifications/notificationPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { maxPageSize, type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { onlyIds } from '../platform/lib/ids.ts';
import { findViewer } from '../users/users.ts';

// Notifications. A row only records that something happened to a subject. The acts, and whether any of them remain visible, are
// read when the viewer reads the notification. Lists are sorted by (at, id), latest first.

/** A notification with its acts as the viewer may see them now. */
export type NotificationRow = Notification & {
  /** The latest three members who acted. */
  actorIds: string[];
  actorCount: number;
  actedAt: Date;
  /** The latest comment among the acts; null when there is none. */
  saidId: string | null;
};

/** Unread notifications are counted up to this number. */
export const maxUnread = 100;
/** The maximum number of acts to read for a notification. */
const maxActs = 1000;

/** The acts of a notification `n` that its viewer `$1` may see, as SQL with the last columns of `NotificationRow`. */
export const told = `
  select coalesce((array_agg(actor_id order by at desc, actor_id) filter (where actor_id is not null))[1:3], '{}') as "actorIds", count(*)::int as "actorCount",
    max(at) as "actedAt", (array_agg(comment_id order by at desc, comment_id desc))[1] as "saidId"
  from (
    select actor_id, max(at) as at, (array_agg(comment_id order by at desc, comment_id desc))[1] as comment_id
    from (${toldBy('$1::uuid', 'n', maxActs)}) recent
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
     limit ${maxUnread}
   ) unread`,
);

// Locks rows in the order of their ids, so that two concurrent requests of a member never deadlock.
const markStatement = (name: string, condition: string) =>
  statement(
    name,
    `with unread as (
       select id from notification where user_id = $1 and read_at is null and on_screen and ${condition} and not ${hasHiddenPlan('notification')}
       order by id for update
     )
     update notification n set read_at = greatest($2::timestamptz, n.at) from unread where n.id = unread.id returning n.id`,
  );
const markIdsStatement = markStatement('notification.markIds', 'id = any($3::uuid[])');
const markUpToStatement = markStatement('notification.markUpTo', '(at, id) <= ($3::timestamptz, $4::uuid)');

const cursors = timeCursors('notifications');

/** Lists the notifications of the viewer, latest first; empty for visitors. */
export async function listNotifications(ctx: Context, page: PageArguments): Promise<Connection<NotificationRow>> {
  const rows = await ctx.sql<NotificationRow>(pageStatement, [
    ctx.viewer?.id ?? null,
    ...(cursors.decode(page.after) ?? latest),
    page.first + 1,
  ]);
  return toConnection(rows, page, ({ at, id }) => cursors.encode([at.toISOString(), id]));
}

/** The unread notification of this kind and subject; null when there is none that the viewer may see. */
export async function findUnreadNotification(
  { sql, viewer }: Reader,
  { kind, subjectId }: Told,
): Promise<NotificationRow | null> {
  const [row = null] = viewer ? await sql<NotificationRow>(latestToldStatement, [viewer.id, kind, subjectId]) : [];
  return row;
}

interface UnreadCount {
  userId: string;
  unreadCount: number;
}

/** The number of unread, visible notifications of each member, at most 100. */
export async function unreadCounts({ sql }: Reader, userIds: readonly string[]): Promise<UnreadCount[]> {
  const counts = await Promise.all(userIds.map((id) => sql<UnreadCount>(unreadCountStatement, [id])));
  return counts.flat();
}

/** The number of unread notifications of a member, at most 100; null for every other viewer. */
export async function unreadNotificationCount(ctx: Context, user: User): Promise<number | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return (await ctx.load.unreadCountOfUser.load(user.id))?.unreadCount ?? 0;
}

interface Marking {
  notificationIds?: string[] | null;
  upTo?: string | null;
}

/** Marks notifications by ids or up to a cursor, and returns the ids of those that were unread. */
function mark({ sql, now }: Context, userId: string, { notificationIds, upTo }: Marking): Promise<{ id: string }[]> {
  const key = cursors.decode(upTo, 'upTo');
  if (notificationIds && key) throw badInput('Send either notificationIds or upTo, not both', 'upTo');
  if (notificationIds) return sql(markIdsStatement, [userId, now, onlyIds(notificationIds)]);
  if (key) return sql(markUpToStatement, [userId, now, ...key]);
  throw badInput('Send either notificationIds or upTo', 'notificationIds');
}

/**
 * Marks notifications of the viewer as read; idempotent. Ignores ids of other members. Returns those that were unread, at most
 * 100. Throws UNAUTHENTICATED, and BAD_USER_INPUT unless either ids or a cursor is given.
 */
export async function markNotificationsRead(
  ctx: Context,
  marking: Marking,
): Promise<{ notifications: NotificationRow[]; viewer: User }> {
  const viewer = requireViewer(ctx);
  const marked = await mark(ctx, viewer.id, marking);
  if (marked.length > 0) publishNotificationsChanged(ctx, [viewer.id]);
  clearLoaders(ctx);
  const ids = marked.slice(0, maxPageSize).map(({ id }) => id);
  const notifications = ids.length > 0 ? await ctx.sql<NotificationRow>(byIdsStatement, [viewer.id, ids]) : [];
  return { notifications, viewer: await findViewer(ctx) };
}
