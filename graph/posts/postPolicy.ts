import type { Viewer } from '../lib/allow.ts';
import { definePolicy } from '../lib/allow.ts';
import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import type { Post } from './Post.ts';

/** What is between the viewer and a post: membership of its group, and a mute of its author. */
export interface ViewerFacts {
  viewerIsMember: boolean;
  viewerHasMutedAuthor: boolean;
}

/** What the rules look at. */
export type PostFacts = Pick<Post, 'authorId' | 'privacy' | 'groupId'> & ViewerFacts;

const isAuthor = (viewer: Viewer | null, post: PostFacts) => post.authorId === viewer?.id;

const mayRead = (viewer: Viewer | null, post: PostFacts) =>
  !post.viewerHasMutedAuthor &&
  (post.privacy === 'public' || isAuthor(viewer, post) || (post.privacy === 'group' && post.viewerIsMember));

export const postPolicy = definePolicy<PostFacts, 'edit' | 'delete' | 'like'>(
  'Post',
  {
    read: mayRead,
    edit: isAuthor,
    delete: isAuthor,
    like: (viewer, post) => viewer !== null && !isAuthor(viewer, post),
  },
  { like: 'You may not like your own post' },
);

const viewerIsMember = (viewerId: string, post: string) =>
  `exists (select from group_member m where m.group_id = ${post}.group_id and m.user_id = ${viewerId})`;

/** The facts of a post as columns of a select list. */
export const viewerFacts = (viewerId: string, post: string) =>
  `${viewerIsMember(viewerId, post)} as "viewerIsMember", ${viewerHasMuted(viewerId, `${post}.author_id`)} as "viewerHasMutedAuthor"`;

/** Which posts of the alias are open to a viewer, as SQL: `postPolicy.read` but for the mutes. */
export const openPosts = (viewerId: string, post: string) =>
  `(${post}.privacy = 'public' or ${post}.author_id = ${viewerId} or (${post}.privacy = 'group' and ${viewerIsMember(viewerId, post)}))`;

/**
 * `postPolicy.read` as the SQL of a list: which posts of the alias a viewer may read. The viewer's id is a parameter
 * such as `$1::uuid`, null for visitors.
 */
export const visiblePosts = (viewerId: string, post: string) =>
  `${openPosts(viewerId, post)} and not ${viewerHasMuted(viewerId, `${post}.author_id`)}`;
