import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from './Group.ts';
import { GroupConnection, GroupsArguments, SetGroupMembershipPayload } from './groupInputs.ts';
import { findGroup, listGroups, setGroupMembership } from './groups.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => Group, { nullable: true, description: 'A group by id, null when unknown.' })
  group(@Arg('id', () => ID, { description: 'The id of the group.' }) id: string, @Ctx() ctx: Context) {
    return findGroup(ctx, id);
  }

  @Query(() => GroupConnection, { description: 'Groups, the largest first, then by name.' })
  groups(@Args(() => GroupsArguments) query: GroupsArguments, @Ctx() ctx: Context) {
    return listGroups(ctx, query);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is a member.' })
  viewerIsMember(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerIsMember.load(group.id);
  }

  @Mutation(() => SetGroupMembershipPayload, {
    description: 'Joins or leaves a group. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  setGroupMembership(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('member', () => Boolean, { description: 'true to join, false to leave.' }) member: boolean,
    @Ctx() ctx: Context,
  ) {
    return setGroupMembership(ctx, groupId, member);
  }
}
