import { isAbsentFor, isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { ownedStatement } from '../platform/database/ownedStatement.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';

// The participants of a ride in the order of joining. The author joins by posting and is first.

const pagesStatement = ownedStatement(
  'ride.participants',
  1,
  ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, rp.post_id as "ownerId", rp.created_at as "listedAt"
   from ${rows} ride(id)
   cross join lateral (
     select * from ride_participant where post_id = ride.id and (created_at, user_id) > ($2::timestamptz, $3::uuid)
       and not ${isAbsentFor('$4::uuid', 'user_id')}
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
       and not ${isBeingDeleted('p.user_id')}
     order by p.created_at, p.user_id limit ${limit} offset ${offset}
   ) rp
   join "user" u on u.id = rp.user_id
   order by rp.created_at, rp.user_id`,
);

const participantCursors = timeCursors('participants');

/** Loads pages of participants by ride. */
export const participantPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    participantCursors,
    (page) => {
      const { statement, values } = pagesStatement(page, viewer?.id ?? null);
      return sql<Owned<User>>(statement, values);
    },
    earliest,
  );

const followedParticipantCursors = timeCursors('followedParticipants');

/** Loads pages of participants that the viewer follows; empty for visitors. */
export const followedParticipantPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    followedParticipantCursors,
    async (page) => {
      if (!viewer) return [];
      const { statement, values } = followedStatement(page, viewer.id);
      return sql<Owned<User>>(statement, values);
    },
    earliest,
  );
