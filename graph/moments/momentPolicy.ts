import { definePolicy } from '../lib/allow.ts';
import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import type { Moment } from './Moment.ts';

/** What the rules look at. */
export interface MomentFacts extends Pick<Moment, 'authorId'> {
  /** `visibleMoments` of it. */
  viewerMayRead: boolean;
}

type Test = (viewer: { id: string } | null, moment: MomentFacts) => boolean;
const isAuthor: Test = (viewer, moment) => moment.authorId === viewer?.id;

/** A moment is read with its ride; who shared it changes and deletes it. */
export const momentPolicy = definePolicy<MomentFacts, 'edit' | 'delete'>('Moment', {
  read: (_viewer, moment) => moment.viewerMayRead,
  edit: isAuthor,
  delete: isAuthor,
});

/** Under a ride that a viewer may read, the moments they get: none by people they have muted. */
export const unmutedMoments = (viewerId: string, moment: string) =>
  `not ${viewerHasMuted(viewerId, `${moment}.author_id`)}`;

/**
 * Which moments of the alias, under posts of the other alias, a viewer may read. The viewer's id is a parameter such as
 * `$1::uuid`, null for visitors.
 */
export const visibleMoments = (viewerId: string, moment: string, post: string) =>
  `${visiblePosts(viewerId, post)} and ${unmutedMoments(viewerId, moment)}`;

/** How many moments of a ride of the alias the viewer does not get for having muted people. */
export const mutedMomentCount = (viewerId: string, ride: string) =>
  `case when ${ride}.moment_count = 0 then 0 else (
     select count(*)::int from moment m where m.post_id = ${ride}.id and ${viewerHasMuted(viewerId, 'm.author_id')}
   ) end`;
