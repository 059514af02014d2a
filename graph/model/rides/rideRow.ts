import { columnsOf } from '../../platform/database/columns.ts';
import { hiddenMomentCount } from '../moments/momentPolicy.ts';
import type { Privacy } from '../posts/Post.ts';
import { shownFigure } from '../routes/shownFigure.ts';
import { Ride } from './Ride.ts';

/**
 * A row of a ride as everyone may read it: distance and climb come from `shownFigure`, and the visibility is the
 * privacy of its post. `viewerIsParticipating` is set only on rows that were read with their posts.
 */
export type RideRow = Ride & {
  visibility: Privacy;
  hiddenMomentCount: number;
  /** 1 for the viewer who gets the next place. Null for a viewer who does not wait. */
  viewerWaitingPosition: number | null;
  viewerIsParticipating?: boolean;
  /** Whether the viewer may join. */
  viewerIsMaybe: boolean;
  /** The rule of its series. Null for a ride that does not repeat. */
  seriesRule: string | null;
};

interface Place {
  ride: string;
  post: string;
  /** The prefix of the column names, if any. */
  under?: string;
}

/** The place of the viewer in the waiting list of a ride, or of the pace group they ask for, as SQL. Rides without a list cost no look-up. */
const waitingPosition = (viewerId: string, ride: string) =>
  `case when ${ride}.waiting_count > 0 then (
     select (
       select count(*)::int from ride_waiting ahead
       where ahead.post_id = mine.post_id and ahead.pace_group_id is not distinct from mine.pace_group_id
         and (ahead.created_at, ahead.user_id) <= (mine.created_at, mine.user_id)
     ) from ride_waiting mine where mine.post_id = ${ride}.id and mine.user_id = ${viewerId}
   ) end`;

/** Whether the viewer may join a ride, as SQL. Rides of which nobody says so cost no look-up. */
const viewerIsMaybe = (viewerId: string, ride: string) =>
  `case when ${ride}.maybe_count > 0 then exists (
     select from ride_maybe m where m.post_id = ${ride}.id and m.user_id = ${viewerId}
   ) else false end`;

/** The rule of the series of a ride, as SQL. Rides without a series cost no look-up. */
const seriesRule = (ride: string) =>
  `case when ${ride}.series_id is not null then (select s.rule from ride_series s where s.id = ${ride}.series_id) end`;

/** The columns of a ride and its post of these aliases. */
export function rideColumns(viewerId: string, { ride, post, under = '' }: Place): string {
  const prefix = under && `${under}.`;
  const instead = { distance: shownFigure('distance', ride), elevation: shownFigure('elevation', ride) };
  return `${columnsOf(Ride, ride, { under, instead })}, ${post}.privacy as "${prefix}visibility",
    ${hiddenMomentCount(viewerId, ride, post)} as "${prefix}hiddenMomentCount",
    ${waitingPosition(viewerId, ride)} as "${prefix}viewerWaitingPosition",
    ${viewerIsMaybe(viewerId, ride)} as "${prefix}viewerIsMaybe",
    ${seriesRule(ride)} as "${prefix}seriesRule"`;
}

/** Whether the viewer participates in a ride, as SQL. */
export const viewerIsParticipating = (viewerId: string, ride: string) =>
  `exists (select from ride_participant rp where rp.post_id = ${ride}.id and rp.user_id = ${viewerId})`;
