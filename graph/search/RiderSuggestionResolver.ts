import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { maxRiders, type RiderSuggestion as Suggested, SuggestionReason, suggestRiders } from './riderSuggestions.ts';

@ObjectType({ description: 'A member whom the viewer may want to follow, and why.' })
class RiderSuggestion {
  @Field(() => User, { description: 'The suggested member. The viewer does not follow them.' })
  user: User;

  @Field(() => SuggestionReason, {
    description: 'Why the member is suggested. If there are several reasons, the first value of the enum.',
  })
  reason: SuggestionReason;
}

@Resolver(() => RiderSuggestion)
export class RiderSuggestionResolver {
  @AtMost(maxRiders)
  @Query(() => [RiderSuggestion], {
    description: `Members whom the viewer may want to follow, at most ${maxRiders}, in the order of their reasons: those who ride with the viewer, those who ride with members whom the viewer follows, and those of the viewer’s groups. Private rides and rides that the viewer may not read suggest nobody. Members whom the viewer follows, mutes or has blocked, and suspended members, are never suggested. Empty for visitors. Errors: RATE_LIMITED.`,
  })
  riderSuggestions(@Ctx() ctx: Context) {
    return suggestRiders(ctx);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member whom the viewer follows and with whom the suggested member rides. Null for other reasons.',
  })
  companion(@Root() { companionId }: Suggested, @Ctx() ctx: Context) {
    return companionId && ctx.load.userById.load(companionId);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description: 'The group of both. Null for other reasons.',
  })
  group(@Root() { groupId }: Suggested, @Ctx() ctx: Context) {
    return groupId && ctx.load.groupById.load(groupId);
  }
}
