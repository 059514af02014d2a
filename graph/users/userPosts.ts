import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Owned, OwnedPage } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import { ownedStatement } from '../lib/ownedStatement.ts';
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

const pageStatement = ownedStatement(
  'user.posts',
  2,
  ({ rows, limit, offset }) => `select p.*
   from ${rows} owner(id)
   cross join lateral (
     select ${columnsOf(Post, 'p')}, ${viewerFacts('$4::uuid', 'p')}, owner.id as "ownerId", p.created_at as "listedAt"
     from post p
     where p.author_id = owner.id and ${visiblePosts('$4::uuid', 'p')}
       and (p.created_at, p.id) < ($2::timestamptz, $3::uuid) and ($5::boolean is null or p.is_ride = $5)
     order by p.created_at desc, p.id desc limit ${limit} offset ${offset}
   ) p
   order by p."listedAt" desc, p.id desc`,
);

/** Pages of what members have posted. */
export const userPostPages = ({ sql, viewer }: Reader) =>
  ownedPages((page, { kind }: UserPostsPage) => {
    const isRide = kind ? kind === PostKind.RIDE : null;
    const { statement, values } = pageStatement(page, viewer?.id ?? null, isRide);
    return sql<Owned<PostRow>>(statement, values);
  }, latest);
