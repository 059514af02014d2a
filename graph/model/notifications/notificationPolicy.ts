import { isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { actsOf } from './notificationActs.ts';

/** The acts of a notification that its viewer may see. Acts of members who are hidden from the viewer are left out. */
export const toldBy = (viewerId: string, n: string) =>
  `select * from (${actsOf(viewerId, n)}) act where not ${isHiddenFromViewer(viewerId, 'act.actor_id')}`;

/**
 * Which notifications a viewer sees: those about things that they may read, as long as an act is left. Lists, counts
 * and live events all use this rule.
 */
export const visibleNotifications = (viewerId: string, n: string) =>
  `(${n}.post_id is null or exists (select from post p where p.id = ${n}.post_id and ${visiblePosts(viewerId, 'p')}))
   and exists (${toldBy(viewerId, n)})`;
