import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../rides/Ride.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { RideMap } from './RideMap.ts';
import { mapOfRide } from './rideRoutes.ts';

@Resolver(() => Ride)
export class RideMapResolver {
  @FieldResolver(() => RideMap, {
    nullable: true,
    description:
      'The route, null where none was added or the privacy zones of the author leave nothing of it. `POST /api/routes` takes one in, `GET /api/rides/{postId}/route.gpx` answers it as a file.',
  })
  map(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return mapOfRide(ctx, ride);
  }
}
