import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { User } from '../users/User.ts';

// Who takes part in a ride, in the order in which they joined: the author first, who joins by posting.

const pagesStatement = statement(
  'ride.participants',
  `select ${columnsOf(User, 'u')}, rp.post_id as "ownerId", rp.created_at as "listedAt"
   from unnest($1::uuid[]) ride(id)
   cross join lateral (
     select * from ride_participant where post_id = ride.id and (created_at, user_id) > ($2::timestamptz, $3::uuid)
     order by created_at, user_id limit $4 offset $5
   ) rp
   join "user" u on u.id = rp.user_id
   order by rp.created_at, rp.user_id`,
);

/** Pages of participants. */
export const participantPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<User>>(pagesStatement, values), earliest);
