import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../users/User.ts';
import { PrivacyZone } from './PrivacyZone.ts';
import { CreatePrivacyZoneInput, CreatePrivacyZonePayload, DeletePrivacyZonePayload } from './zoneInputs.ts';
import { createPrivacyZone, deletePrivacyZone, listPrivacyZones } from './zones.ts';

@Resolver(() => User)
export class PrivacyZoneResolver {
  @FieldResolver(() => [PrivacyZone], {
    nullable: true,
    description:
      'The privacy zones of the member, at most 10, the oldest first. For the member alone: null for everyone else. Needs a session: FORBIDDEN for an access token.',
  })
  privacyZones(@Root() user: User, @Ctx() ctx: Context) {
    return listPrivacyZones(ctx, user);
  }

  @Mutation(() => CreatePrivacyZonePayload, {
    description:
      'Makes a privacy zone. From its answer on nobody else is shown anything in it of the member’s routes, those of before included. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT, CONFLICT for an `id` that is taken and for a member who has 10 zones.',
  })
  createPrivacyZone(
    @Arg('input', () => CreatePrivacyZoneInput, { description: 'The zone.' }) input: CreatePrivacyZoneInput,
    @Ctx() ctx: Context,
  ) {
    return createPrivacyZone(ctx, input);
  }

  @Mutation(() => DeletePrivacyZonePayload, {
    description:
      'Deletes a privacy zone of one’s own: what it has hidden of the member’s routes is shown again. Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token, NOT_FOUND `Privacy zone not found`, also for one that was deleted before.',
  })
  deletePrivacyZone(
    @Arg('zoneId', () => ID, { description: 'The id of the zone.' }) zoneId: string,
    @Ctx() ctx: Context,
  ) {
    return deletePrivacyZone(ctx, zoneId);
  }
}
