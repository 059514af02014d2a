import { isHiddenFromViewer } from '../moderation/blockPolicy.ts';
import { openPosts, visiblePosts } from '../posts/postPolicy.ts';
import { hasAct, newestActsOf } from './notificationActs.ts';

/** Which acts of a notification its viewer may see: not those of members who are hidden from the viewer. */
const visibleActs = (viewerId: string) =>
  `(act.actor_id is null or not ${isHiddenFromViewer(viewerId, 'act.actor_id')})`;

/** The newest `count` acts of a notification that its viewer may see. */
export const toldBy = (viewerId: string, n: string, count: number) =>
  `select * from (${newestActsOf(viewerId, n, visibleActs(viewerId), count)}) act order by at desc limit ${count}`;

/** Which notifications a viewer may read: those about things that they may read, as long as an act is left. */
export const readableNotifications = (viewerId: string, n: string) =>
  `${n}.withdrawn_at is null and (${n}.post_id is null or exists (select from post p where p.id = ${n}.post_id and ${visiblePosts(viewerId, 'p')}))
   and ${hasAct(viewerId, n, visibleActs(viewerId))}`;

/**
 * Whether a ride is not open to a participant who has a notification of its change. The notification stays unread. Otherwise
 * the next change would start from a plan that the participant could not read.
 */
export const hasHiddenPlan = (n: string) =>
  `(${n}.kind = 'rideChanged' and not exists (select from post p where p.id = ${n}.post_id and ${openPosts(`${n}.user_id`, 'p')}))`;

/** Which notifications a viewer sees on the screen. Lists, counts and live events all use this rule. */
export const visibleNotifications = (viewerId: string, n: string) =>
  `${n}.on_screen and ${readableNotifications(viewerId, n)}`;
