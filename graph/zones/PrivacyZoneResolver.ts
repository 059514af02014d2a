import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { PrivacyZone } from '../model/zones/PrivacyZone.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { CreatePrivacyZoneInput, CreatePrivacyZonePayload, DeletePrivacyZonePayload } from './zoneInputs.ts';
import { createPrivacyZone, deletePrivacyZone, listPrivacyZones } from './zones.ts';

@Resolver(() => User)
export class PrivacyZoneResolver {
  @AtMost(10)
  @FieldResolver(() => [PrivacyZone], {
    nullable: true,
    description:
      'The privacy zones of the member, at most 10, oldest first. Null for every other viewer. Requires a session: FORBIDDEN for an access token.',
  })
  privacyZones(@Root() user: User, @Ctx() ctx: Context) {
    return listPrivacyZones(ctx, user);
  }

  @Mutation(() => CreatePrivacyZonePayload, {
    description:
      'Creates a privacy zone. Once the mutation has returned, other members see no part of the member’s routes inside the zone, earlier routes included, and no meeting point of a ride inside it. The mutation waits up to 3 seconds for the maps to be redrawn. Access tokens of the member see the same as other members. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT, CONFLICT when the `id` is taken or the member has 10 zones, RATE_LIMITED beyond the limit of uploads: each 10 routes of the member, and each 1,000 of their moments with a point, count as one.',
  })
  createPrivacyZone(
    @Arg('input', () => CreatePrivacyZoneInput, { description: 'The zone to create.' }) input: CreatePrivacyZoneInput,
    @Ctx() ctx: Context,
  ) {
    return createPrivacyZone(ctx, input);
  }

  @Mutation(() => DeletePrivacyZonePayload, {
    description:
      'Deletes a privacy zone of the viewer. The hidden parts of their routes become visible. Requires a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Privacy zone not found`, also for a zone that was already deleted, RATE_LIMITED as in `createPrivacyZone`.',
  })
  deletePrivacyZone(
    @Arg('zoneId', () => ID, { description: 'The id of the zone.' }) zoneId: string,
    @Ctx() ctx: Context,
  ) {
    return deletePrivacyZone(ctx, zoneId);
  }
}
