import { isHiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { keyedStatement } from '../platform/database/keyed.ts';
import { one } from '../platform/graphql/batch.ts';

// For each post, the member who liked it last among those that the viewer follows. Members whose posts are hidden from the
// viewer are never named.

/** The maximum number of likes of a post to read, newest first, so that a popular post costs no more than others. */
const maxRead = 100;

type FollowedLiker = User & { postId: string };

const followedLikerStatement = keyedStatement(
  'like.followedLiker',
  ({ rows }) => `select ${columnsOf(User, 'u')}, l.post_id as "postId"
   from ${rows} owner(id)
   cross join lateral (
     select newest.* from (
       select post_id, user_id, created_at from post_like where post_id = owner.id
       order by created_at desc, user_id desc limit ${maxRead}
     ) newest
     where exists (select from follow where follower_id = $2::uuid and followed_id = newest.user_id)
       and not ${isHiddenFromViewer('$2::uuid', 'newest.user_id')}
     order by created_at desc, user_id desc limit 1
   ) l
   join "user" u on u.id = l.user_id`,
);

/** Loads the member to name beside the likes of a post, or null. Visitors cost no statement. */
export const followedLikers = ({ sql, viewer }: Reader) =>
  one<FollowedLiker>(
    async (postIds) => {
      if (!viewer) return [];
      const { statement, key } = followedLikerStatement(postIds);
      return sql<FollowedLiker>(statement, [key, viewer.id]);
    },
    ({ postId }) => postId,
  );
