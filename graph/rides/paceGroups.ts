import type { Context } from '../context.ts';
import type { Reader } from '../model/reader.ts';
import { PaceGroup } from '../model/rides/PaceGroup.ts';
import { shownDistance } from '../model/rides/paceGroupDistance.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import type { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { many } from '../platform/graphql/batch.ts';
import { requireRide } from './rides.ts';

// Pace groups: at most four within a ride. A participant belongs to one of them or to none. Their leaders are the leaders of the ride
// who have joined them.

/** A pace group as a viewer may read it. */
export type PaceGroupRow = PaceGroup & {
  /** Whether nobody can join it until somebody leaves it or the ride. */
  isFull: boolean;
  waitingCount: number;
  viewerIsIn: boolean;
  viewerIsWaiting: boolean;
};

const isOf = (table: string) =>
  `exists (select from ${table} own where own.post_id = g.post_id and own.user_id = $2::uuid and own.pace_group_id = g.id)`;

const ofRidesStatement = statement(
  'ride.paceGroups',
  `select ${columnsOf(PaceGroup, 'g', { instead: { distance: shownDistance('r', 'g') } })}, ${isOf('ride_participant')} as "viewerIsIn", ${isOf('ride_waiting')} as "viewerIsWaiting",
     (g.taken_count >= g.places or r.participant_count >= r.places) is true as "isFull",
     (select count(*)::int from ride_waiting w where w.pace_group_id = g.id) as "waitingCount"
   from pace_group g join ride r on r.id = g.post_id where g.post_id = any($1::uuid[]) order by g.post_id, g.letter`,
);

export const paceGroupLoaders = ({ sql, viewer }: Reader) => ({
  /** Callers must check that the viewer may read the ride. */
  paceGroupsOfRide: many<PaceGroupRow>(
    (postIds) => sql(ofRidesStatement, [postIds, viewer?.id ?? null]),
    ({ rideId }) => rideId,
  ),
});

export const paceGroupArgument = {
  nullable: true,
  description: 'The id of the pace group to join. When omitted: no group, or the one that the viewer has.',
} as const;

/** The pace groups of a ride that the viewer may read. Rides without any cost no statement. */
export async function paceGroupsOf(ctx: Context, { id, paceGroupCount }: RideRow): Promise<PaceGroupRow[]> {
  return paceGroupCount === 0 ? [] : ctx.load.paceGroupsOfRide.load(id);
}

/** The pace groups of a ride. Throws NOT_FOUND. */
export async function listPaceGroups(ctx: Context, postId: string): Promise<PaceGroupRow[]> {
  return paceGroupsOf(ctx, await requireRide(ctx, postId));
}

/** The leaders of a ride who ride in a group of it. */
export async function leadersOfGroup(ctx: Context, { id, rideId }: PaceGroup): Promise<User[]> {
  const leaders = await ctx.load.leadersOfRide.load(rideId);
  return leaders.filter(({ paceGroupId }) => paceGroupId === id);
}
