import type { NotificationRowFragment } from '../generated.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { formatRideDate } from '../rides/formatRideDate.ts';

/** What was done, to go behind the names of who did it. */
export function eventText({ kind, post, comment }: NotificationRowFragment): string {
  const noun = post?.isRide ? 'ride' : 'post';
  const texts: Record<typeof kind, string> = {
    JOIN: 'joined your ride',
    COMMENT: `commented on your ${noun}`,
    REPLY: 'replied to your comment',
    LIKE: `liked your ${noun}`,
    FOLLOW: 'started following you',
    MENTION: `mentioned you in a ${comment ? 'comment' : noun}`,
    RIDE_CHANGED: 'changed the plan of a ride you joined',
    RIDE_TOMORROW: `Your ride starts ${startText(post?.ride)}`,
  };
  return texts[kind];
}

type Ride = NonNullable<NotificationRowFragment['post']>['ride'];

function startText(ride: Ride | undefined): string {
  if (!ride?.date || !ride.time) return 'soon';
  const place = ride.location ? `, ${ride.location}` : '';
  return `on ${formatRideDate(ride.date)} at ${formatTime12(ride.time)}${place}`;
}
