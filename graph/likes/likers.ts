import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { ownedStatement } from '../platform/database/ownedStatement.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';

// The members who like a post, the newest like first. Every reader of the post may read them. Members who have blocked the
// viewer are absent, as in every list of members, so that the list can be shorter than the counter.

const pagesStatement = ownedStatement(
  'like.likers',
  1,
  ({ rows, limit, offset }) => `select ${columnsOf(User, 'u')}, l.post_id as "ownerId", l.created_at as "listedAt"
   from ${rows} owner(id) join post p on p.id = owner.id and ${visiblePosts('$4::uuid', 'p')}
   cross join lateral (
     select * from post_like where post_id = owner.id and (created_at, user_id) < ($2::timestamptz, $3::uuid)
       and not ${isAbsentFor('$4::uuid', 'user_id')}
     order by created_at desc, user_id desc limit ${limit} offset ${offset}
   ) l
   join "user" u on u.id = l.user_id
   order by l.created_at desc, l.user_id desc`,
);

const cursors = timeCursors('likers');

/** Loads pages of the members who like posts. A post that the viewer may not read has none. */
export const likerPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    cursors,
    (page) => {
      const { statement, values } = pagesStatement(page, viewer?.id ?? null);
      return sql<Owned<User>>(statement, values);
    },
    latest,
  );
