import { definePolicy, type Viewer } from '../../platform/lib/allow.ts';
import { isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import type { Post } from './Post.ts';

/** The relation of the viewer to a post: membership of its group, and a mute of its author or a block. */
export interface ViewerFacts {
  viewerIsMember: boolean;
  viewerIsKeptFromAuthor: boolean;
}

/** The facts that the rules need. */
export type PostFacts = Pick<Post, 'authorId' | 'privacy' | 'groupId'> & ViewerFacts;

const isAuthor = (viewer: Viewer | null, post: PostFacts) => post.authorId === viewer?.id;

const mayRead = (viewer: Viewer | null, post: PostFacts) =>
  !post.viewerIsKeptFromAuthor &&
  (post.privacy === 'public' || isAuthor(viewer, post) || (post.privacy === 'group' && post.viewerIsMember));

export const postPolicy = definePolicy<PostFacts, 'edit' | 'delete' | 'like'>(
  'Post',
  {
    read: mayRead,
    edit: isAuthor,
    delete: isAuthor,
    like: (viewer, post) => viewer !== null && !isAuthor(viewer, post),
  },
  { refusals: { like: 'You may not like your own post' } },
);

/** Whether a viewer belongs to the group of a post, as SQL. */
export const viewerIsMember = (viewerId: string, post: string) =>
  `exists (select from group_member m where m.group_id = ${post}.group_id and m.user_id = ${viewerId})`;

/** The facts of a post as columns of a select list. */
export const viewerFacts = (viewerId: string, post: string) =>
  `${viewerIsMember(viewerId, post)} as "viewerIsMember", ${isHiddenFromViewer(viewerId, `${post}.author_id`)} as "viewerIsKeptFromAuthor"`;

/** Which posts are open to a viewer, as SQL: `postPolicy.read` without mutes and blocks. */
export const openPosts = (viewerId: string, post: string) =>
  `(${post}.privacy = 'public' or ${post}.author_id = ${viewerId} or (${post}.privacy = 'group' and ${viewerIsMember(viewerId, post)}))`;

// Conditions of the partial indexes of posts. They are no rules: a list also has those of `visiblePosts`.

/** Posts whose turn has come, as SQL: a later date of a series has it in the future. Clocks of nodes may differ by a minute. */
export const notAhead = (post: string) => `${post}.created_at < now() + interval '1 minute'`;

/** Public posts, as SQL. */
export const publicInFeeds = (post: string) => `${post}.privacy = 'public' and not ${post}.is_withheld`;

/** Posts that others than their author may read, as SQL. */
export const sharedInFeeds = (post: string) => `${post}.privacy <> 'private' and not ${post}.is_withheld`;

/**
 * `postPolicy.read` as the SQL of a list: which posts a viewer may read. The viewer's id is a parameter such as
 * `$1::uuid`, null for visitors.
 */
export const visiblePosts = (viewerId: string, post: string) =>
  `${openPosts(viewerId, post)} and not ${isHiddenFromViewer(viewerId, `${post}.author_id`)}`;
