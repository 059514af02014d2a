import { isAbsentFor, isBeingDeleted, isBlockedBetween } from '../moderation/blockPolicy.ts';
import { openPosts } from '../posts/postPolicy.ts';
import { leadsRide } from '../rides/leading.ts';
import type { Ride } from '../rides/Ride.ts';
import { minutesOf, rideEnd } from '../rides/rideMinutes.ts';

// Members always read their own emergency contact. The leaders of a ride read that of each participant for some hours around the
// ride. Nobody else reads it.

const hoursBefore = 2;
const hoursAfter = 6;
const hour = 3_600_000;

type Planned = Pick<Ride, 'startsAt' | 'duration' | 'calledOffAt'>;

/** When leaders may read: from 2 hours before the start to 6 hours after the end of a ride. */
export interface ContactWindow {
  opensAt: Date;
  closesAt: Date;
}

/** The window of a ride. Null for a ride that is called off or has no start. */
export function contactWindow({ startsAt, duration, calledOffAt }: Planned): ContactWindow | null {
  if (!startsAt || calledOffAt) return null;
  return {
    opensAt: new Date(startsAt.getTime() - hoursBefore * hour),
    closesAt: new Date(rideEnd(startsAt, duration).getTime() + hoursAfter * hour),
  };
}

/** Whether leaders may read now. */
export const isOpenAt = (window: ContactWindow | null, now: Date): boolean =>
  window !== null && now >= window.opensAt && now < window.closesAt;

/** The end of the window of a ride, as SQL. */
export const windowCloses = (ride: string) =>
  `(${ride}.starts_at + make_interval(mins => ${minutesOf(`${ride}.duration`)}) + interval '${hoursAfter} hours')`;

/** `isOpenAt` as SQL. */
export const isWindowOpen = (ride: string, at: string) =>
  `(${ride}.called_off_at is null and ${at} >= ${ride}.starts_at - interval '${hoursBefore} hours' and ${at} < ${windowCloses(ride)})`;

interface Reading {
  leaderId: string;
  /** The column with the id of a participant of the ride. */
  memberId: string;
  ride: string;
  post: string;
  at: string;
}

/**
 * Whether a leader may read the emergency contact of a participant, as SQL. A mute does not matter: the leader may have to help. A block
 * by either of them does, and so does a suspension of the leader.
 */
export const readsContact = ({ leaderId, memberId, ride, post, at }: Reading) =>
  `${isWindowOpen(ride, at)} and ${leadsRide(leaderId, post)} and ${openPosts(leaderId, post)}
   and not ${isAbsentFor(leaderId, `${post}.author_id`)}
   and not ${isBeingDeleted(memberId)} and not ${isBlockedBetween(leaderId, memberId)}
   and exists (select from "user" reader where reader.id = ${leaderId} and reader.suspended_at is null)`;
