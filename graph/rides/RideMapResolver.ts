import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { RideMap } from '../routes/RideMap.ts';
import { mapInList, mapOfRide } from './rideRoutes.ts';

/** Whether the resolved field is inside an item of a list. */
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
      'The route. Null when the ride has no route, or when the privacy zones of the author hide all of it. After a change of the zones it is null until the server has redrawn it: lists do not wait, a single ride waits up to 3 seconds. `POST /api/routes` uploads a route, `GET /api/rides/{postId}/route.gpx` downloads it.',
  })
  map(@Root() ride: RideRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return isListed(info) ? mapInList(ctx, ride) : mapOfRide(ctx, ride);
  }
}
