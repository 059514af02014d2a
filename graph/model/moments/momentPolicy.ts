import { definePolicy } from '../../platform/lib/allow.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { hiddenUnder, isByHidden } from '../posts/underPosts.ts';
import type { Moment } from './Moment.ts';

/** The facts that the rules need. */
export interface MomentFacts extends Pick<Moment, 'authorId'> {
  /** The result of `visibleMoments` for this row. */
  viewerMayRead: boolean;
}

type Test = (viewer: { id: string } | null, moment: MomentFacts) => boolean;
const isAuthor: Test = (viewer, moment) => moment.authorId === viewer?.id;

/**
 * A moment is readable with its ride. Only its author may edit it, and may delete it even after it has been hidden from
 * them.
 */
export const momentPolicy = definePolicy<MomentFacts, 'edit' | 'delete'>(
  'Moment',
  { read: (_viewer, moment) => moment.viewerMayRead, edit: isAuthor, delete: isAuthor },
  { alsoHidden: ['delete'] },
);

/**
 * Which moments a viewer may read, none by members who are hidden from them, as SQL over an alias of the moment and one of
 * its post. The viewer's id is a parameter such as `$1::uuid`, null for visitors.
 */
export const visibleMoments = (viewerId: string, moment: string, post: string) =>
  `${visiblePosts(viewerId, post)} and not ${isByHidden(viewerId, moment)}`;

/** How many moments of a ride are hidden from the viewer, as SQL over aliases of the ride and its post. */
export const hiddenMomentCount = (viewerId: string, ride: string, post: string) =>
  `case when ${ride}.moment_count = 0 then 0 else (
     select count(*)::int from (${hiddenUnder(viewerId, post)}) hidden
     join moment m on m.post_id = ${ride}.id and m.author_id = hidden.id
   ) end`;
