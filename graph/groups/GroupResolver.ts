import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { GroupConnection, GroupsArguments, SetGroupMembershipPayload } from './groupInputs.ts';
import { listGroupMembers } from './groupMembers.ts';
import { rulesArgument } from './groupRulesInputs.ts';
import { findGroup, listGroups, setGroupMembership } from './groups.ts';
import { organisersOf } from './organisers.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => Group, {
    nullable: true,
    description: 'A group by id, null if it is unknown or the viewer may not find it.',
  })
  group(@Arg('id', () => ID, { description: 'The id of the group.' }) id: string, @Ctx() ctx: Context) {
    return findGroup(ctx, id);
  }

  @Query(() => GroupConnection, {
    description:
      'Groups, the oldest first unless `order` says otherwise. `rides` returns the rides of a group, `feed` its posts.',
  })
  groups(@Args(() => GroupsArguments) query: GroupsArguments, @Ctx() ctx: Context) {
    return listGroups(ctx, query);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is a member of the group.' })
  viewerIsMember(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerIsMember.load(group.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is an organiser of the group.' })
  viewerOrganises(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerOrganises.load(group.id);
  }

  @AtMost(inputLimits.group.organisers)
  @FieldResolver(() => [User], {
    description: `The members who organise the group, the longest-serving first, at most ${inputLimits.group.organisers}. Empty for a group that only the operator looks after. Only members read those of a group that is not OPEN.`,
  })
  organisers(@Root() group: Group, @Ctx() ctx: Context) {
    return organisersOf(ctx, group);
  }

  @FieldResolver(() => Int, {
    description:
      'The number of members that the viewer follows, as the list of members shows them. Counted among the 1,000 members whom the viewer followed last. 0 for visitors, and outside a group that is not OPEN.',
  })
  async followedMemberCount(@Root() group: Group, @Ctx() ctx: Context) {
    return (await ctx.load.followedMembersOfGroup.load(group.id))?.count ?? 0;
  }

  @FieldResolver(() => UserConnection, {
    description:
      'The members of the group, in the order in which they joined. Only members read those of a group that is not OPEN.',
  })
  members(@Root() group: Group, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listGroupMembers(ctx, group, page);
  }

  @Mutation(() => SetGroupMembershipPayload, {
    description:
      'Joins an open group, or leaves a group. A member who leaves keeps their posts in the group. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for a group whose organisers admit members, BAD_USER_INPUT with the field `member` for the only organiser, who appoints another member before leaving.',
  })
  setGroupMembership(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('member', () => Boolean, { description: 'true to join, false to leave.' }) member: boolean,
    @Arg('rulesVersion', () => Int, rulesArgument) rulesVersion: number | null,
    @Ctx() ctx: Context,
  ) {
    return setGroupMembership(ctx, { groupId, member, rulesVersion });
  }
}

@Resolver(() => User)
export class UserGroupResolver {
  @FieldResolver(() => GroupConnection, {
    description:
      'The groups of this member, in the order in which they joined them. Others see a group that is not OPEN only if they are its members too.',
  })
  groups(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.groupsOfUser.load({ ...page, ownerId: user.id });
  }
}
