import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { MeetingPoint } from '../model/rides/MeetingPoint.ts';
import { PaceGroup } from '../model/rides/PaceGroup.ts';
import { Ride } from '../model/rides/Ride.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { fieldsUnder } from '../platform/graphql/fieldsUnder.ts';
import { isListed } from '../platform/graphql/isListed.ts';
import { RideMap } from '../routes/RideMap.ts';
import type { PaceGroupRow } from './paceGroups.ts';
import { askedMap } from './rideRoutes.ts';

@Resolver(() => Ride)
export class RideMapResolver {
  @FieldResolver(() => RideMap, {
    nullable: true,
    description:
      'The route. Null when the ride has no route, or when the privacy zones of the author hide all of it. After a change of the zones it is null until the server has redrawn it: lists do not wait, a single ride waits up to 3 seconds. `POST /api/routes` uploads a route, `GET /api/rides/{postId}/route.gpx` downloads it.',
  })
  map(@Root() ride: RideRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return askedMap(ctx, ride, { isListed: isListed(info.path), fields: fieldsUnder(info) });
  }

  @FieldResolver(() => MeetingPoint, {
    nullable: true,
    description:
      'The point where the riders meet, as its author gave it. Null if the author gave none. Null for everyone but the author while the point lies in a privacy zone of the author; an access token counts as another member.',
  })
  meetingPoint(@Root() ride: RideRow, @Ctx() ctx: Context) {
    return ctx.load.meetingPointOfRide.load(ride.id);
  }
}

@Resolver(() => PaceGroup)
export class PaceGroupMapResolver {
  @FieldResolver(() => RideMap, {
    nullable: true,
    description:
      'The route of the group itself, like `Ride.map`. Null when the route of the ride applies, or when the privacy zones of the author hide all of it. `GET /api/rides/{postId}/route.gpx?paceGroupId={id}` downloads it.',
  })
  map(@Root() group: PaceGroupRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    // The groups are a list themselves: only a list of rides does not wait.
    const ride = info.path.prev?.prev?.prev;
    return askedMap(ctx, group, { isListed: isListed(ride), fields: fieldsUnder(info) });
  }
}
