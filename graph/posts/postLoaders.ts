import { Post } from '../model/posts/Post.ts';
import { PostKind } from '../model/posts/PostKind.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { newestAt, type Owned, type OwnedPage, ownedPages } from '../platform/database/ownedPages.ts';
import { ownedStatement } from '../platform/database/ownedStatement.ts';
import { byId } from '../platform/graphql/batch.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { postsByIds } from './postsByIds.ts';

// The posts of a member that the viewer may read, newest first. Later dates of series are left out until their turn.

interface UserPostsPage extends OwnedPage {
  /** Returns only plain posts or only ride posts; both when absent. */
  kind?: PostKind | null;
}

/** The posts of a member that meet a condition. `own` is the number of parameters from $4 on. */
const postsOfOwner = (name: string, own: number, condition: string) =>
  ownedStatement(
    name,
    own,
    ({ rows, limit, offset }) => `select p.*
   from ${rows} owner(id)
   cross join lateral (
     select ${columnsOf(Post, 'p')}, ${viewerFacts('$4::uuid', 'p')}, owner.id as "ownerId", p.created_at as "listedAt"
     from post p
     where p.author_id = owner.id and ${visiblePosts('$4::uuid', 'p')}
       and (p.created_at, p.id) < ($2::timestamptz, $3::uuid) and ${condition}
     order by p.created_at desc, p.id desc limit ${limit} offset ${offset}
   ) p
   order by p."listedAt" desc, p.id desc`,
  );

const pageStatement = postsOfOwner('user.posts', 2, '($5::boolean is null or p.is_ride = $5)');
// The condition must match the partial index, so that the scan meets no post without pictures.
const picturesStatement = postsOfOwner('user.postsWithPictures', 1, `p.media_urls <> '{}'`);

const cursors = timeCursors('userPosts');

/** Loads pages of posts by author. */
const userPostPages = ({ sql, viewer, now }: Reader) =>
  ownedPages(
    cursors,
    (page, { kind }: UserPostsPage) => {
      const isRide = kind ? kind === PostKind.RIDE : null;
      const { statement, values } = pageStatement(page, viewer?.id ?? null, isRide);
      return sql<Owned<PostRow>>(statement, values);
    },
    newestAt(now),
  );

const pictureCursors = timeCursors('userPostsWithPictures');

/** Loads pages of posts with pictures by author. */
const userPicturePages = ({ sql, viewer, now }: Reader) =>
  ownedPages(
    pictureCursors,
    (page) => {
      const { statement, values } = picturesStatement(page, viewer?.id ?? null);
      return sql<Owned<PostRow>>(statement, values);
    },
    newestAt(now),
  );

export const postLoaders = (reader: Reader) => ({
  /** Loads posts, visible or not. Only domain code may use it, and must check the policy. */
  postById: byId((ids) => postsByIds(reader, ids)),
  /** Loads pinned posts, visible or not, with what their cards show. Only domain code may use it, and must check the policy. */
  pinnedPostById: byId((ids) => postsByIds(reader, ids, 'cardAndRide')),
  postsOfUser: userPostPages(reader),
  postsWithPicturesOfUser: userPicturePages(reader),
});
