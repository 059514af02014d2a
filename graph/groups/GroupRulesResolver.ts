import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { GroupRules } from '../model/groups/GroupRules.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { acknowledgeGroupRules, listRulesVersions, rulesAuthor, rulesOf, setGroupRules } from './groupRules.ts';
import { GroupRulesConnection, GroupRulesInput, GroupRulesPayload } from './groupRulesInputs.ts';
import { findStanding, GroupStanding } from './groupStandings.ts';

@Resolver(() => Group)
export class GroupRulesResolver {
  @FieldResolver(() => GroupRules, {
    nullable: true,
    description: 'The current version of the rules of the group. Null for a group without rules.',
  })
  rules(@Root() group: Group, @Ctx() ctx: Context) {
    return rulesOf(ctx, group);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The version of the rules that the viewer acknowledged last. Null for none, and for everyone but members of the group.',
  })
  viewerRulesVersion(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerRulesVersion.load(group.id);
  }

  @FieldResolver(() => GroupRulesConnection, {
    description: 'All versions of the rules, the newest first. None for everyone but organisers.',
  })
  rulesVersions(@Root() group: Group, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listRulesVersions(ctx, group, page);
  }

  @Mutation(() => GroupRulesPayload, {
    description:
      'Saves a new version of the rules of a group that the viewer organises, who acknowledges it by that. Its members are asked to acknowledge it on the page of the group. Saving the current text has no effect. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT, RATE_LIMITED beyond the limit of texts.',
  })
  async setGroupRules(
    @Arg('input', () => GroupRulesInput, { description: 'The group and the text.' }) input: GroupRulesInput,
    @Ctx() ctx: Context,
  ) {
    return { group: await setGroupRules(ctx, input) };
  }

  @Mutation(() => GroupRulesPayload, {
    description:
      'Acknowledges the current rules of a group to which the viewer belongs. Idempotent: the first time counts. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for somebody who is not a member, BAD_USER_INPUT for a group without rules, CONFLICT for another version than the current one.',
  })
  async acknowledgeGroupRules(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('version', () => Int, { description: 'The version that the viewer has read.' }) version: number,
    @Ctx() ctx: Context,
  ) {
    return { group: await acknowledgeGroupRules(ctx, groupId, version) };
  }
}

@Resolver(() => GroupRules)
export class GroupRulesAuthorResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The organiser who saved it. Null for everyone but organisers, for a version of the operator, and when the account is gone.',
  })
  author(@Root() rules: GroupRules, @Ctx() ctx: Context) {
    return rulesAuthor(ctx, rules);
  }
}

@Resolver(() => User)
export class UserStandingResolver {
  @FieldResolver(() => GroupStanding, {
    nullable: true,
    description:
      'The facts about a member that the organisers of a group read. Null for everyone but its organisers and the member, and for somebody who neither belongs to the group nor asks to join it.',
  })
  standingInGroup(
    @Root() user: User,
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Ctx() ctx: Context,
  ) {
    return findStanding(ctx, user, groupId);
  }
}
