import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { PaceGroup } from '../model/rides/PaceGroup.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { leadersOfGroup, type PaceGroupRow, paceGroupsOf } from './paceGroups.ts';

const limits = inputLimits.ride;

@Resolver(() => Ride)
export class RidePaceGroupResolver {
  @AtMost(limits.paceGroups)
  @FieldResolver(() => [PaceGroup], {
    description: `The pace groups of the ride, at most ${limits.paceGroups}, in the order of their letters.`,
  })
  paceGroups(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return paceGroupsOf(ctx, ride);
  }
}

@Resolver(() => PaceGroup)
export class PaceGroupResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether nobody can join it until somebody leaves, because the group or the ride is full.',
  })
  isFull(@Root() { isFull }: PaceGroupRow) {
    return isFull;
  }

  @FieldResolver(() => Int, { description: 'The number of members who wait for a place in it.' })
  waitingCount(@Root() { waitingCount }: PaceGroupRow) {
    return waitingCount;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer rides in it.' })
  viewerIsIn(@Root() { viewerIsIn }: PaceGroupRow) {
    return viewerIsIn;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer waits for a place in it. `viewerWaitingPosition` of the ride is the position then.',
  })
  viewerIsWaiting(@Root() { viewerIsWaiting }: PaceGroupRow) {
    return viewerIsWaiting;
  }

  @AtMost(1 + limits.coLeaders)
  @FieldResolver(() => [User], {
    description: `The leaders of the ride who ride in it, at most ${1 + limits.coLeaders}.`,
  })
  leaders(@Root() group: PaceGroupRow, @Ctx() ctx: Context) {
    return leadersOfGroup(ctx, group);
  }
}
