import { columnsOf } from '../../platform/database/columns.ts';
import { hiddenMomentCount } from '../moments/momentPolicy.ts';
import type { Privacy } from '../posts/Post.ts';
import { shownFigure } from '../routes/shownFigure.ts';
import { Ride } from './Ride.ts';

/**
 * A row of a ride as everyone may read it: distance and climb come from `shownFigure`, and the visibility is the
 * privacy of its post. `viewerIsParticipating` is set only on rows that were read with their posts.
 */
export type RideRow = Ride & { visibility: Privacy; hiddenMomentCount: number; viewerIsParticipating?: boolean };

interface Place {
  ride: string;
  post: string;
  /** The prefix of the column names, if any. */
  under?: string;
}

/** The columns of a ride and its post of these aliases. */
export function rideColumns(viewerId: string, { ride, post, under = '' }: Place): string {
  const prefix = under && `${under}.`;
  const instead = { distance: shownFigure('distance', ride), elevation: shownFigure('elevation', ride) };
  return `${columnsOf(Ride, ride, { under, instead })}, ${post}.privacy as "${prefix}visibility",
    ${hiddenMomentCount(viewerId, ride, post)} as "${prefix}hiddenMomentCount"`;
}

/** Whether the viewer participates in a ride, as SQL. */
export const viewerIsParticipating = (viewerId: string, ride: string) =>
  `exists (select from ride_participant rp where rp.post_id = ${ride}.id and rp.user_id = ${viewerId})`;
