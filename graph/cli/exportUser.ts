import { Comment } from '../comments/Comment.ts';
import type { Context } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { Media } from '../media/Media.ts';
import { Report } from '../moderation/Report.ts';
import { Moment } from '../moments/Moment.ts';
import { Post } from '../posts/Post.ts';
import { Ride } from '../rides/Ride.ts';
import { User } from '../users/User.ts';

// What the product holds of a member, for that member to take away. Hashes of secrets stay, and so does what others
// keep to themselves: who has muted or reported the member.

const section = (name: string, text: string) => statement(`cli.export.${name}`, text);

const accountStatement = section(
  'account',
  `select ${columnsOf(User, 'u')}, u.suspended_at as "suspendedAt" from "user" u where u.id = $1`,
);

const sections = {
  sessions: section(
    'sessions',
    `select created_at as "createdAt", last_used_at as "lastUsedAt" from session where user_id = $1 order by created_at`,
  ),
  following: section(
    'following',
    `select u.id, u.username, f.created_at as since from follow f join "user" u on u.id = f.followed_id
     where f.follower_id = $1 order by f.created_at, u.id`,
  ),
  followers: section(
    'followers',
    `select u.id, u.username, f.created_at as since from follow f join "user" u on u.id = f.follower_id
     where f.followed_id = $1 order by f.created_at, u.id`,
  ),
  groups: section(
    'groups',
    `select g.id, g.name, m.created_at as since from group_member m join "group" g on g.id = m.group_id
     where m.user_id = $1 order by m.created_at, g.id`,
  ),
  posts: section(
    'posts',
    `select ${columnsOf(Post, 'p')} from post p where p.author_id = $1 order by p.created_at, p.id`,
  ),
  rides: section(
    'rides',
    `select ${columnsOf(Ride, 'r')} from ride r join post p on p.id = r.id
     where p.author_id = $1 order by p.created_at, p.id`,
  ),
  likes: section(
    'likes',
    `select post_id as "postId", created_at as "createdAt" from post_like where user_id = $1 order by created_at, post_id`,
  ),
  comments: section(
    'comments',
    `select ${columnsOf(Comment, 'c')} from comment c where c.author_id = $1 order by c.created_at, c.id`,
  ),
  rideParticipations: section(
    'rideParticipations',
    `select post_id as "postId", created_at as since from ride_participant where user_id = $1 order by created_at, post_id`,
  ),
  savedRides: section(
    'savedRides',
    `select post_id as "postId", created_at as since from saved_ride where user_id = $1 order by created_at, post_id`,
  ),
  moments: section(
    'moments',
    `select ${columnsOf(Moment, 'm')} from moment m where m.author_id = $1 order by m.created_at, m.id`,
  ),
  eventRegistrations: section(
    'eventRegistrations',
    `select e.id, e.title, e.starts_at as "startsAt", r.created_at as since
     from event_registration r join event e on e.id = r.event_id where r.user_id = $1 order by r.created_at, e.id`,
  ),
  mutes: section(
    'mutes',
    `select u.id, u.username, m.created_at as since from mute m join "user" u on u.id = m.muted_id
     where m.muter_id = $1 order by m.created_at, u.id`,
  ),
  reports: section(
    'reports',
    `select ${columnsOf(Report, 'r')} from report r where r.reporter_id = $1 order by r.created_at, r.id`,
  ),
  pictures: section(
    'pictures',
    `select ${columnsOf(Media, 'm')} from media m where m.owner_id = $1 order by m.created_at, m.hash`,
  ),
};

/** Everything the product holds of a member, section by section. */
export async function exportUser({ sql, now }: Context, userId: string): Promise<Record<string, unknown>> {
  const [account] = await sql(accountStatement, [userId]);
  const read = Object.entries(sections).map(async ([name, text]) => [name, await sql(text, [userId])] as const);
  return { exportedAt: now, account, ...Object.fromEntries(await Promise.all(read)) };
}
