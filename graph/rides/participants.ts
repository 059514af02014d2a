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

/** Pages of participants. */
export const participantPages = ({ sql }: Reader) =>
  ownedPages((page) => {
    const { statement, values } = pagesStatement(page);
    return sql<Owned<User>>(statement, values);
  }, earliest);
