import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Owned, OwnedPage } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import { Post } from '../posts/Post.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';

// What a member has posted, newest first: of it, what the viewer may read.

export const PostKind = { POST: 'post', RIDE: 'ride' } as const;
export type PostKind = (typeof PostKind)[keyof typeof PostKind];

interface UserPostsPage extends OwnedPage {
  /** Only plain posts or only rides; both when left out. */
  kind?: PostKind | null;
}

const pageStatement = statement(
  'user.posts',
  `select p.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${columnsOf(Post, 'p')}, ${viewerFacts('$6::uuid', 'p')}, owner.id as "ownerId", p.created_at as "listedAt"
     from post p
     where p.author_id = owner.id and ${visiblePosts('$6::uuid', 'p')}
       and (p.created_at, p.id) < ($2::timestamptz, $3::uuid) and ($7::boolean is null or p.is_ride = $7)
     order by p.created_at desc, p.id desc limit $4 offset $5
   ) p
   order by p."listedAt" desc, p.id desc`,
);

/** Pages of what members have posted. */
export const userPostPages = ({ sql, viewer }: Reader) =>
  ownedPages((values, { kind }: UserPostsPage) => {
    const isRide = kind ? kind === PostKind.RIDE : null;
    return sql<Owned<PostRow>>(pageStatement, [...values, viewer?.id ?? null, isRide]);
  }, latest);
