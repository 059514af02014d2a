import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Group } from '../model/groups/Group.ts';
import { User } from '../model/users/User.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { GroupOrder, GroupScope } from './groups.ts';

describeEnum(GroupScope, 'GroupScope', 'The groups that a list contains.', {
  ALL: 'Every group.',
  JOINED: 'The groups of which the viewer is a member. None for visitors.',
  SUGGESTED: 'The groups of which the viewer is not a member. All for visitors.',
});

describeEnum(GroupOrder, 'GroupOrder', 'The order of a list of groups.', {
  CREATED: 'The oldest group first. This order is stable: paging returns each group exactly once.',
  POPULAR:
    'The largest group first, then by name. A group whose size changes between two pages can be missing or appear twice.',
});

export const GroupConnection = connectionOf('Group', () => Group);

@ArgsType()
export class GroupsArguments extends PageArguments {
  @Field(() => GroupScope, { defaultValue: GroupScope.ALL, description: 'The groups to list.' })
  scope: GroupScope = GroupScope.ALL;

  @Field(() => GroupOrder, { defaultValue: GroupOrder.CREATED, description: 'The order of the list.' })
  order: GroupOrder = GroupOrder.CREATED;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only groups whose name or description contains this text, regardless of case.',
  })
  query?: string | null;
}

@ObjectType({ description: 'The result of joining or leaving a group.' })
export class SetGroupMembershipPayload {
  @Field(() => Group, { description: 'The group with its new `memberCount`.' })
  group: Group;

  @Field(() => User, { description: 'The member who joined or left.' })
  viewer: User;
}
