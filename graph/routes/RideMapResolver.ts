import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../rides/Ride.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { RideMap } from './RideMap.ts';
import { mapInList, mapOfRide } from './rideRoutes.ts';

/** Whether what is resolved is, or stands under, an entry of a list. */
function isListed({ path }: GraphQLResolveInfo): boolean {
  let place: GraphQLResolveInfo['path'] | undefined = path;
  while (place && typeof place.key !== 'number') place = place.prev;
  return place !== undefined;
}

@Resolver(() => Ride)
export class RideMapResolver {
  @FieldResolver(() => RideMap, {
    nullable: true,
    description:
      'The route, null where none was added or the privacy zones of the author leave nothing of it, and while it is drawn anew after a change of them: lists do not wait for that, a ride by itself for 3 seconds. `POST /api/routes` takes one in, `GET /api/rides/{postId}/route.gpx` answers it as a file.',
  })
  map(@Root() ride: RideRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return isListed(info) ? mapInList(ctx, ride) : mapOfRide(ctx, ride);
  }
}
