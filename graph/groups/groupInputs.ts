import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';
import { GroupScope } from './groups.ts';

registerEnumType(GroupScope, {
  name: 'GroupScope',
  description: 'Which groups a list holds.',
  valuesConfig: {
    ALL: { description: 'Every group.' },
    JOINED: { description: 'Those the viewer is a member of; none for visitors.' },
    SUGGESTED: { description: 'Those the viewer is no member of; all for visitors.' },
  },
});

export const GroupConnection = connectionOf('Group', () => Group);

@ArgsType()
export class GroupsArguments extends PageArguments {
  @Field(() => GroupScope, { defaultValue: GroupScope.ALL, description: 'Which groups.' })
  scope: GroupScope = GroupScope.ALL;

  @Field(() => String, {
    nullable: true,
    description: 'Keeps those whose name or description contains it, whatever its case.',
  })
  query?: string | null;
}

@ObjectType({ description: 'What joining or leaving a group changed.' })
export class SetGroupMembershipPayload {
  @Field(() => Group, { description: 'The group with its new count.' })
  group: Group;

  @Field(() => User, { description: 'The member who joined or left.' })
  viewer: User;
}
