import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { ownedStatement } from '../lib/ownedStatement.ts';
import { User } from '../users/User.ts';

// Who takes part in a ride, in the order in which they joined: the author first, who joins by posting.

const pagesStatement = ownedStatement(
  'ride.participants',
  0,
  ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, rp.post_id as "ownerId", rp.created_at as "listedAt"
   from ${rows} ride(id)
   cross join lateral (
     select * from ride_participant where post_id = ride.id and (created_at, user_id) > ($2::timestamptz, $3::uuid)
     order by created_at, user_id limit ${limit} offset ${offset}
   ) rp
   join "user" u on u.id = rp.user_id
   order by rp.created_at, rp.user_id`,
);

const followedStatement = ownedStatement(
  'ride.followedParticipants',
  1,
  ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, rp.post_id as "ownerId", rp.created_at as "listedAt"
   from ${rows} ride(id)
   cross join lateral (
     select p.* from ride_participant p join follow f on f.follower_id = $4::uuid and f.followed_id = p.user_id
     where p.post_id = ride.id and (p.created_at, p.user_id) > ($2::timestamptz, $3::uuid)
     order by p.created_at, p.user_id limit ${limit} offset ${offset}
   ) rp
   join "user" u on u.id = rp.user_id
   order by rp.created_at, rp.user_id`,
);

/** Pages of participants. */
export const participantPages = ({ sql }: Reader) =>
  ownedPages((page) => {
    const { statement, values } = pagesStatement(page);
    return sql<Owned<User>>(statement, values);
  }, earliest);

/** Pages of those participants whom the viewer follows; a visitor follows nobody. */
export const followedParticipantPages = ({ sql, viewer }: Reader) =>
  ownedPages(async (page) => {
    if (!viewer) return [];
    const { statement, values } = followedStatement(page, viewer.id);
    return sql<Owned<User>>(statement, values);
  }, earliest);
