import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { factsOf } from './groupEdits.ts';
import { foundGroup } from './groupFounding.ts';
import { GroupEntryPayload } from './groupInvitationInputs.ts';
import { answerGroupRequest, countGroupRequests, listGroupRequests, setGroupRequest } from './groupRequests.ts';
import { rulesArgument } from './groupRulesInputs.ts';
import { CreateGroupInput } from './OperatorGroup.ts';

const groupArgument = { description: 'The id of the group.' };

@Resolver(() => Group)
export class GroupRequestResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has asked to join the group and waits for an answer.',
  })
  viewerHasAsked(@Root() group: Group, @Ctx() ctx: Context) {
    return ctx.load.viewerHasAsked.load(group.id);
  }

  @FieldResolver(() => Int, { description: 'The number of members who ask to join. 0 for everyone but organisers.' })
  requestCount(@Root() group: Group, @Ctx() ctx: Context) {
    return countGroupRequests(ctx, group);
  }

  @FieldResolver(() => UserConnection, {
    description: 'The members who ask to join, in the order in which they asked. None for everyone but organisers.',
  })
  requests(@Root() group: Group, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listGroupRequests(ctx, group, page);
  }

  @Mutation(() => GroupEntryPayload, {
    description:
      'Asks to join a CLOSED group, or withdraws the request. Its organisers are notified. Idempotent, and without effect for members of the group. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for an OPEN group and for too many words, CONFLICT for the 51st open request of the viewer, RATE_LIMITED for words beyond the limit of texts.',
  })
  async setGroupRequest(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('asked', () => Boolean, { description: 'true to ask, false to withdraw the request.' }) asked: boolean,
    @Arg('rulesVersion', () => Int, rulesArgument) rulesVersion: number | null,
    @Arg('words', () => String, {
      nullable: true,
      description: `The words of the viewer to the organisers: at most ${inputLimits.group.requestWords} characters. They read them in \`standingInGroup\` of the member. The server deletes them with the request.`,
    })
    words: string | null,
    @Ctx() ctx: Context,
  ) {
    return { group: await setGroupRequest(ctx, { groupId, asked, rulesVersion, words }) };
  }

  @Mutation(() => GroupEntryPayload, {
    description:
      'Admits or refuses a member who asks to join a group that the viewer organises. The member is notified. Errors: UNAUTHENTICATED, NOT_FOUND, also `Request not found` for one that is answered or withdrawn, FORBIDDEN for everyone but its organisers, RATE_LIMITED beyond the limit of texts.',
  })
  async answerGroupRequest(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Arg('admitted', () => Boolean, { description: 'true to admit, false to refuse.' }) admitted: boolean,
    @Ctx() ctx: Context,
  ) {
    return { group: await answerGroupRequest(ctx, { groupId, userId, admitted }) };
  }

  @Mutation(() => GroupEntryPayload, {
    description:
      'Founds a group, which the viewer organises. Errors: UNAUTHENTICATED, FORBIDDEN where only the operator creates groups, BAD_USER_INPUT, CONFLICT for the sixth group of the viewer within a day and for the 21st in all, PAYLOAD_TOO_LARGE and RATE_LIMITED for the picture, RATE_LIMITED beyond the limit of texts.',
  })
  async foundGroup(
    @Arg('input', () => CreateGroupInput, { description: 'The group.' }) input: CreateGroupInput,
    @Ctx() ctx: Context,
  ) {
    return { group: await foundGroup(ctx, factsOf(input)) };
  }
}
