import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { editGroup, factsOf } from './groupEdits.ts';
import { removeGroupMember } from './memberRemoval.ts';
import { OperatorGroupPayload, UpdateGroupInput } from './OperatorGroup.ts';
import { appointOrganiser, resignAsOrganiser, setGroupOrganiser } from './organisers.ts';

@ObjectType({ description: 'The result of an act of an organiser.' })
class OrganisedGroupPayload {
  @Field(() => Group, { description: 'The group as it is now.' })
  group: Group;
}

const groupArgument = { description: 'The id of the group.' };

@Resolver(() => Group)
export class OrganiserResolver {
  @Mutation(() => OrganisedGroupPayload, {
    description:
      'Makes a member of a group its organiser, too. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT for somebody who is not a member of the group and for more than 20 organisers, RATE_LIMITED beyond the limit of texts.',
  })
  async appointOrganiser(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Ctx() ctx: Context,
  ) {
    return { group: await appointOrganiser(ctx, groupId, userId) };
  }

  @Mutation(() => OrganisedGroupPayload, {
    description:
      'Changes a group that the viewer organises. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT, PAYLOAD_TOO_LARGE and RATE_LIMITED for the picture, RATE_LIMITED beyond the limit of texts.',
  })
  async editGroup(
    @Arg('input', () => UpdateGroupInput, { description: 'The changes.' }) input: UpdateGroupInput,
    @Ctx() ctx: Context,
  ) {
    const { groupId, ...facts } = input;
    return { group: await editGroup(ctx, groupId, factsOf(facts)) };
  }

  @Mutation(() => OrganisedGroupPayload, {
    description:
      'Removes a member from a group that the viewer organises. The member is notified, keeps their posts and can join an open group again. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT for an organiser, RATE_LIMITED beyond the limit of texts.',
  })
  async removeGroupMember(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Ctx() ctx: Context,
  ) {
    return { group: await removeGroupMember(ctx, groupId, userId) };
  }

  @Mutation(() => OrganisedGroupPayload, {
    description:
      'The viewer stops organising a group and stays its member. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT with the field `successorId` for the only organiser who names no other member of the group.',
  })
  async resignAsOrganiser(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('successorId', () => ID, {
      nullable: true,
      description: 'The id of a member who organises the group from now on. The only organiser has to give it.',
    })
    successorId: string | null,
    @Ctx() ctx: Context,
  ) {
    return { group: await resignAsOrganiser(ctx, groupId, successorId ?? null) };
  }

  @ForOperators()
  @Mutation(() => OperatorGroupPayload, {
    description:
      'Makes a member of a group its organiser, or ends that. Somebody appointed in a group that is not OPEN becomes its member. Idempotent. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Group not found`; BAD_USER_INPUT for somebody who is not a member of an OPEN group and for more than 20 organisers.',
  })
  async setGroupOrganiser(
    @Arg('groupId', () => ID, groupArgument) groupId: string,
    @Arg('username', () => String, { description: 'The username of the member. Case does not matter.' })
    username: string,
    @Arg('organises', () => Boolean, { description: 'true to appoint the member, false to end their organising.' })
    organises: boolean,
    @Ctx() ctx: Context,
  ) {
    return { group: await setGroupOrganiser(await asOperator(ctx), { groupId, username, organises }) };
  }
}
