import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { FindByNameArguments } from '../platform/graphql/FindByNameArguments.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { createGroup, deleteGroup, factsOf, updateGroup } from './groupEdits.ts';
import { setRulesAsOperator } from './groupRules.ts';
import { GroupRulesInput } from './groupRulesInputs.ts';
import {
  CreateGroupInput,
  DeleteGroupPayload,
  OperatorGroupConnection,
  OperatorGroupPayload,
  UpdateGroupInput,
} from './OperatorGroup.ts';
import { pageOfGroups } from './operatorGroups.ts';

@Resolver(() => Operator)
export class OperatorGroupResolver {
  @FieldResolver(() => OperatorGroupConnection, { description: 'The groups, the newest first.' })
  groups(@Args(() => FindByNameArguments) query: FindByNameArguments, @Ctx() ctx: Context) {
    return pageOfGroups(ctx, query);
  }

  @ForOperators()
  @Mutation(() => OperatorGroupPayload, {
    description:
      'Creates a group without members. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; PAYLOAD_TOO_LARGE for the picture; RATE_LIMITED.',
  })
  async createGroup(
    @Arg('input', () => CreateGroupInput, { description: 'The group.' }) input: CreateGroupInput,
    @Ctx() ctx: Context,
  ) {
    return { group: await createGroup(await asOperator(ctx), factsOf(input)) };
  }

  @ForOperators()
  @Mutation(() => OperatorGroupPayload, {
    description:
      'Changes a group. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Group not found`; BAD_USER_INPUT; PAYLOAD_TOO_LARGE for the picture; RATE_LIMITED.',
  })
  async updateGroup(
    @Arg('input', () => UpdateGroupInput, { description: 'The changes.' }) input: UpdateGroupInput,
    @Ctx() ctx: Context,
  ) {
    const { groupId, ...facts } = input;
    return { group: await updateGroup(await asOperator(ctx), groupId, factsOf(facts)) };
  }

  @ForOperators()
  @Mutation(() => OperatorGroupPayload, {
    description:
      'Saves a new version of the rules of a group, as `setGroupRules` does. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Group not found`; BAD_USER_INPUT.',
  })
  async setRulesAsOperator(
    @Arg('input', () => GroupRulesInput, { description: 'The group and the text.' }) input: GroupRulesInput,
    @Ctx() ctx: Context,
  ) {
    return { group: await setRulesAsOperator(await asOperator(ctx), input.groupId, input.text) };
  }

  @ForOperators()
  @Mutation(() => DeleteGroupPayload, {
    description:
      'Permanently deletes a group with its memberships and posts. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Group not found`.',
  })
  async deleteGroup(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Ctx() ctx: Context,
  ) {
    await deleteGroup(await asOperator(ctx), groupId);
    return { deletedGroupId: groupId.toLowerCase() };
  }
}
