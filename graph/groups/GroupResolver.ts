import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { Group } from './Group.ts';
import { GroupConnection, GroupsArguments, SetGroupMembershipPayload } from './groupInputs.ts';
import { findGroup, listGroups, setGroupMembership } from './groups.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => Group, { nullable: true, description: 'A group by id, null when unknown.' })
  group(@Arg('id', () => ID, { description: 'The id of the group.' }) id: string, @Ctx() ctx: Context) {
    return findGroup(ctx, id);
  }

  @Query(() => GroupConnection, {
    description:
      'Groups, the largest first, then by name; their rides are found by `rides`, what is posted to them by `feed`.',
  })
  groups(@Args(() => GroupsArguments) query: GroupsArguments, @Ctx() ctx: Context) {
    return listGroups(ctx, query);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is a member.' })
  viewerIsMember(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerIsMember.load(group.id);
  }

  @FieldResolver(() => UserConnection, { description: 'Its members, in the order in which they joined.' })
  members(@Root() group: Group, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.membersOfGroup.load({ ...page, ownerId: group.id });
  }

  @Mutation(() => SetGroupMembershipPayload, {
    description:
      'Joins or leaves a group. Who leaves keeps what they have posted to it. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  setGroupMembership(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('member', () => Boolean, { description: 'true to join, false to leave.' }) member: boolean,
    @Ctx() ctx: Context,
  ) {
    return setGroupMembership(ctx, groupId, member);
  }
}

@Resolver(() => User)
export class UserGroupResolver {
  @FieldResolver(() => GroupConnection, {
    description: 'The groups that this member belongs to, in the order in which they joined them.',
  })
  groups(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.groupsOfUser.load({ ...page, ownerId: user.id });
  }
}
