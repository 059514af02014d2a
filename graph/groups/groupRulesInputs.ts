import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Group } from '../model/groups/Group.ts';
import { GroupRules } from '../model/groups/GroupRules.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { Text } from '../platform/graphql/validation.ts';

const { rules } = inputLimits.group;

@InputType({ description: 'A new version of the rules of a group.' })
export class GroupRulesInput {
  @Field(() => ID, { description: 'The id of the group.' })
  groupId: string;

  @Field(() => String, {
    description: `The rules: at most ${spelled(rules)} characters. A blank text removes them.`,
  })
  @Text({ maximum: rules })
  text: string;
}

/** The argument of the mutations by which members join. */
export const rulesArgument = {
  nullable: true,
  description:
    'The version of the rules that the viewer has read and acknowledges by joining. A version that is not the current one acknowledges nothing.',
};

export const GroupRulesConnection = connectionOf('GroupRules', () => GroupRules);

@ObjectType({ description: 'The result of saving or acknowledging the rules of a group.' })
export class GroupRulesPayload {
  @Field(() => Group, { description: 'The group with its `rules`.' })
  group: Group;
}
