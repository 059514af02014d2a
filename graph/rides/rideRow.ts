import { columnsOf } from '../database/columns.ts';
import { mutedMomentCount } from '../moments/momentPolicy.ts';
import type { Privacy } from '../posts/Post.ts';
import { Ride } from './Ride.ts';

/**
 * A ride as the database holds it; its visibility is the privacy of its post. Whether the viewer takes part stands on rows
 * that were read along with their posts.
 */
export type RideRow = Ride & { visibility: Privacy; mutedMomentCount: number; viewerIsParticipating?: boolean };

interface Place {
  ride: string;
  post: string;
  /** The name under which the columns stand, if any. */
  under?: string;
}

/** The columns of a ride and its post of these aliases. */
export function rideColumns(viewerId: string, { ride, post, under = '' }: Place): string {
  const prefix = under && `${under}.`;
  return `${columnsOf(Ride, ride, under)}, ${post}.privacy as "${prefix}visibility",
    ${mutedMomentCount(viewerId, ride)} as "${prefix}mutedMomentCount"`;
}

/** Whether the viewer takes part in a ride of the alias, as SQL. */
export const viewerIsParticipating = (viewerId: string, ride: string) =>
  `exists (select from ride_participant rp where rp.post_id = ${ride}.id and rp.user_id = ${viewerId})`;
