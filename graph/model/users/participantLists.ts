import { columnsOf } from '../../platform/database/columns.ts';
import { earliest, type Owned, ownedPages } from '../../platform/database/ownedPages.ts';
import { ownedStatement } from '../../platform/database/ownedStatement.ts';
import { timeCursors } from '../../platform/graphql/cursors.ts';
import { isAbsentFor, isBeingDeleted } from '../moderation/blockPolicy.ts';
import type { Reader } from '../reader.ts';
import { User } from './User.ts';

// The members who take part in something, in the order of joining. Everyone may read them. Members who do not exist for
// the viewer are left out; members whom the viewer has muted stay.

interface Participation {
  /** The noun in the names of the statements. */
  noun: string;
  table: string;
  /** The column that refers to what members take part in. */
  owner: string;
  /** The SQL condition of the rows that the list of all contains. Default: all rows. */
  where?: string;
  /** The names of the two lists in their cursors. */
  cursors: { all: string; followed: string };
}

/** The lists of all participants, and of those that the viewer follows. Each returns a loader of pages by owner. */
export function participantLists({ noun, table, owner, where, cursors }: Participation) {
  const pagesStatement = ownedStatement(
    `${noun}.participants`,
    1,
    ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, p.${owner} as "ownerId", p.created_at as "listedAt"
     from ${rows} ${noun}(id)
     cross join lateral (
       select * from ${table} where ${owner} = ${noun}.id and (created_at, user_id) > ($2::timestamptz, $3::uuid)
         and not ${isAbsentFor('$4::uuid', 'user_id')}${where ? ` and ${where}` : ''}
       order by created_at, user_id limit ${limit} offset ${offset}
     ) p
     join "user" u on u.id = p.user_id
     order by p.created_at, p.user_id`,
  );
  const followedStatement = ownedStatement(
    `${noun}.followedParticipants`,
    1,
    ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, p.${owner} as "ownerId", p.created_at as "listedAt"
     from ${rows} ${noun}(id)
     cross join lateral (
       select j.* from ${table} j join follow f on f.follower_id = $4::uuid and f.followed_id = j.user_id
       where j.${owner} = ${noun}.id and (j.created_at, j.user_id) > ($2::timestamptz, $3::uuid)
         and not ${isBeingDeleted('j.user_id')}
       order by j.created_at, j.user_id limit ${limit} offset ${offset}
     ) p
     join "user" u on u.id = p.user_id
     order by p.created_at, p.user_id`,
  );
  const allCursors = timeCursors(cursors.all);
  const followedCursors = timeCursors(cursors.followed);

  return {
    all: ({ sql, viewer }: Reader) =>
      ownedPages(
        allCursors,
        (page) => {
          const { statement, values } = pagesStatement(page, viewer?.id ?? null);
          return sql<Owned<User>>(statement, values);
        },
        earliest,
      ),
    /** Empty for visitors. */
    followed: ({ sql, viewer }: Reader) =>
      ownedPages(
        followedCursors,
        async (page) => {
          if (!viewer) return [];
          const { statement, values } = followedStatement(page, viewer.id);
          return sql<Owned<User>>(statement, values);
        },
        earliest,
      ),
  };
}
