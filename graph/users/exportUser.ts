import type { EntityClass } from '@mikro-orm/core';
import { CalendarFeed } from '../calendars/CalendarFeed.ts';
import { Comment } from '../comments/Comment.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { Media } from '../media/Media.ts';
import { Report } from '../moderation/Report.ts';
import { Moment } from '../moments/Moment.ts';
import { Notification } from '../notifications/Notification.ts';
import { visibleNotifications } from '../notifications/notificationPolicy.ts';
import { Post } from '../posts/Post.ts';
import { Ride } from '../rides/Ride.ts';
import { gpxOf } from '../routes/gpxOf.ts';
import { AccessToken } from '../tokens/AccessToken.ts';
import { PrivacyZone } from '../zones/PrivacyZone.ts';
import { User } from './User.ts';

// What the product holds of a member, for that member to take away. Hashes of secrets stay, and so does what others
// keep to themselves: who has muted or reported the member.

/** The rows of a table that belong to the member. */
const rowsOf = (entity: EntityClass<object>, table: string, owner: string, key = 'id') =>
  `select ${columnsOf(entity, 'own')} from ${table} own where own.${owner} = $1 order by own.created_at, own.${key}`;

/** The posts with which a table connects the member. */
const postsIn = (table: string) =>
  `select post_id as "postId", created_at as since from ${table} where user_id = $1 order by created_at, post_id`;

/** The members to whom a table leads from the member. */
const membersIn = (table: string, from: string, to: string) =>
  `select u.id, u.username, pair.created_at as since from ${table} pair join "user" u on u.id = pair.${to}
   where pair.${from} = $1 order by pair.created_at, u.id`;

const texts = {
  sessions: `select device, created_at as "createdAt", last_used_at as "lastUsedAt" from session where user_id = $1 order by created_at`,
  accessTokens: rowsOf(AccessToken, 'access_token', 'user_id'),
  calendarFeeds: rowsOf(CalendarFeed, 'calendar_feed', 'user_id'),
  following: membersIn('follow', 'follower_id', 'followed_id'),
  followers: membersIn('follow', 'followed_id', 'follower_id'),
  groups: `select g.id, g.name, m.created_at as since from group_member m join "group" g on g.id = m.group_id
    where m.user_id = $1 order by m.created_at, g.id`,
  posts: rowsOf(Post, 'post', 'author_id'),
  rides: `select ${columnsOf(Ride, 'r')} from ride r join post p on p.id = r.id
    where p.author_id = $1 order by p.created_at, p.id`,
  likes: postsIn('post_like'),
  comments: rowsOf(Comment, 'comment', 'author_id'),
  rideParticipations: postsIn('ride_participant'),
  cancelledRides: `select subject_id as "postId", starts_at as "startsAt", cancelled_at as "cancelledAt"
    from calendar_cancellation where participant_ids @> array[$1::uuid] order by cancelled_at, subject_id`,
  savedRides: postsIn('saved_ride'),
  moments: rowsOf(Moment, 'moment', 'author_id'),
  eventRegistrations: `select e.id, e.title, e.starts_at as "startsAt", r.created_at as since
    from event_registration r join event e on e.id = r.event_id where r.user_id = $1 order by r.created_at, e.id`,
  mutes: membersIn('mute', 'muter_id', 'muted_id'),
  reports: rowsOf(Report, 'report', 'reporter_id'),
  notifications: `select ${columnsOf(Notification, 'n')} from notification n
    where n.user_id = $1 and ${visibleNotifications('$1::uuid', 'n')} order by n.at, n.id`,
  silencedNotifications: 'select kind from silenced_kind where user_id = $1 order by kind',
  pictures: rowsOf(Media, 'media', 'owner_id', 'hash'),
  privacyZones: rowsOf(PrivacyZone, 'privacy_zone', 'owner_id'),
};

const sections = Object.entries(texts).map(([name, text]) => ({ name, read: statement(`user.export.${name}`, text) }));

const routesStatement = statement(
  'user.export.routes',
  `select r.id, r.created_at as "createdAt", m.distance, m.elevation, m.track
   from route r join route_map m on m.route_id = r.id and not m.is_cut
   where r.owner_id = $1 order by r.created_at, r.id`,
);

const accountStatement = statement(
  'user.export.account',
  `select ${columnsOf(User, 'u')}, u.suspended_at as "suspendedAt" from "user" u where u.id = $1`,
);

/** The routes that the member has sent, whole, each as the text of a GPX file. */
async function exportRoutes({ sql }: Pick<Context, 'sql'>, userId: string): Promise<object[]> {
  const rows = await sql<{ track: Buffer }>(routesStatement, [userId]);
  return rows.map(({ track, ...route }) => ({ ...route, gpx: [...gpxOf(track)].join('') }));
}

/** Everything the product holds of a member, section by section. */
export async function exportUser({ sql, now }: Context, userId: string): Promise<Record<string, unknown>> {
  const [account] = await sql(accountStatement, [userId]);
  const read = sections.map(async (section) => [section.name, await sql(section.read, [userId])] as const);
  const routes = await exportRoutes({ sql }, userId);
  return { exportedAt: now, account, ...Object.fromEntries(await Promise.all(read)), routes };
}
