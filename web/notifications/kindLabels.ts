import type { NotificationKind } from '../generated.ts';

/** The name of each kind in the settings, in the order of the list. */
export const kindLabels: Record<NotificationKind, string> = {
  JOIN: 'Riders who join my rides',
  COMMENT: 'Comments on my posts',
  REPLY: 'Replies to my comments',
  LIKE: 'Likes of my posts',
  FOLLOW: 'New followers',
  MENTION: 'Mentions of my name',
  RIDE_CHANGED: 'Changed plans of rides I joined',
  RIDE_TOMORROW: 'The day before my rides',
  RIDE_DELETED: 'Deleted rides and events I joined',
  PLACE_GIVEN: 'Places in rides I waited for',
  LEADER_NAMED: 'Rides that I lead with others',
  CONTENT_REMOVED: 'Content of mine that the operator removes',
  APPEAL_DECIDED: 'Decisions about my appeals',
  WARNING: 'Warnings by the operator',
  ORGANISER_APPOINTED: 'Groups that I now organise',
  REMOVED_FROM_GROUP: 'Groups that I am removed from',
  GROUP_REQUESTED: 'Requests to join groups I organise',
  GROUP_ADMITTED: 'Groups that admit me',
  GROUP_REFUSED: 'Groups that decline my request',
  EVENT_CHANGED: 'Changed plans of events I registered for',
  EVENT_PLACE_GIVEN: 'Places in events I waited for',
  ANNOUNCED: 'Announcements in my groups',
};

/** Whether a kind is always on the screen: decisions of the operator. */
export const isFixed = (kind: NotificationKind): boolean =>
  kind === 'CONTENT_REMOVED' || kind === 'APPEAL_DECIDED' || kind === 'WARNING';
