import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { actsOf } from './notificationActs.ts';

/** What the notification of an alias tells its viewer: what people do whom they have muted is left out. */
export const toldBy = (viewerId: string, n: string) =>
  `select * from (${actsOf(viewerId, n)}) act where not ${viewerHasMuted(viewerId, 'act.actor_id')}`;

/**
 * Which notifications of the alias their viewer is told of: those about what they may read, as long as anything is left to
 * tell. The one rule of lists, counts and live events.
 */
export const visibleNotifications = (viewerId: string, n: string) =>
  `(${n}.post_id is null or exists (select from post p where p.id = ${n}.post_id and ${visiblePosts(viewerId, 'p')}))
   and exists (${toldBy(viewerId, n)})`;
