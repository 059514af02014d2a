import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { GroupInvitation } from '../model/groups/GroupInvitation.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import {
  CreateGroupInvitationInput,
  CreateGroupInvitationPayload,
  GroupEntryPayload,
  InvitedGroup,
} from './groupInvitationInputs.ts';
import {
  createGroupInvitation,
  type InvitedGroup as Found,
  findInvitedGroup,
  joinInvitedGroup,
  listGroupInvitations,
  revokeGroupInvitation,
} from './groupInvitations.ts';
import { rulesArgument } from './groupRulesInputs.ts';

const { invitations } = inputLimits.group;
const tokenArgument = { description: 'The last part of the link.' };

@Resolver(() => GroupInvitation)
export class GroupInvitationResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The organiser who made it. Null if the viewer may not see them.',
  })
  maker(@Root() { makerId }: GroupInvitation, @Ctx() ctx: Context) {
    return ctx.load.userById.load(makerId);
  }

  @Query(() => InvitedGroup, {
    nullable: true,
    description: 'The group of an invitation link. Null if the link is unknown, revoked, expired or used up.',
  })
  invitedGroup(@Arg('token', () => String, tokenArgument) token: string, @Ctx() ctx: Context): Promise<Found | null> {
    return findInvitedGroup(ctx, token);
  }

  @Mutation(() => GroupEntryPayload, {
    description:
      'Joins a group by an invitation link. A member of the group uses nothing up. Errors: UNAUTHENTICATED, NOT_FOUND `Invitation not found` for a link that is unknown, revoked, expired or used up, or that was made before an organiser removed the viewer.',
  })
  async joinInvitedGroup(
    @Arg('token', () => String, tokenArgument) token: string,
    @Arg('rulesVersion', () => Int, rulesArgument) rulesVersion: number | null,
    @Ctx() ctx: Context,
  ) {
    return { group: await joinInvitedGroup(ctx, token, rulesVersion) };
  }

  @Mutation(() => CreateGroupInvitationPayload, {
    description: `Makes a link by which members join a group that the viewer organises. It works while the viewer organises the group, until the viewer has a new password. Needs a session. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers and for an access token, BAD_USER_INPUT, CONFLICT for a group with ${invitations} working links, RATE_LIMITED beyond the limit of texts.`,
  })
  createGroupInvitation(
    @Arg('input', () => CreateGroupInvitationInput, { description: 'The link.' }) input: CreateGroupInvitationInput,
    @Ctx() ctx: Context,
  ) {
    return createGroupInvitation(ctx, input);
  }

  @Mutation(() => GroupEntryPayload, {
    description:
      'Ends an invitation link of a group that the viewer organises. Errors: UNAUTHENTICATED, NOT_FOUND `Invitation not found`, RATE_LIMITED beyond the limit of texts.',
  })
  async revokeGroupInvitation(
    @Arg('invitationId', () => ID, { description: 'The id of the invitation.' }) invitationId: string,
    @Ctx() ctx: Context,
  ) {
    return { group: await revokeGroupInvitation(ctx, invitationId) };
  }
}

@Resolver(() => Group)
export class GroupInvitationsResolver {
  @AtMost(invitations)
  @FieldResolver(() => [GroupInvitation], {
    description: `The invitation links of the group that work, the newest first, at most ${invitations}. None for everyone but organisers.`,
  })
  invitations(@Root() group: Group, @Ctx() ctx: Context) {
    return listGroupInvitations(ctx, group);
  }
}
