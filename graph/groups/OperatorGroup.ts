import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { connectionOf } from '../platform/graphql/connection.ts';

const { name, description, organisers } = inputLimits.group;

@ObjectType({ simpleResolvers: true, description: 'A group as the operator sees it. Only operators can read it.' })
export class OperatorGroup {
  @Field(() => ID, { description: 'The id of the group.' })
  id: string;

  @Field(() => String, { description: 'The name of the group.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The description of the group. Null if there is none.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'The URL of the picture. Null if there is none.' })
  picture: string | null;

  @Field(() => GroupKind, { description: 'The kind of the group: who finds it, and who joins it.' })
  kind: GroupKind;

  @Field(() => Date, { description: 'When the group was created (UTC).' })
  createdAt: Date;

  @Field(() => Int, { description: 'The number of members of the group.' })
  memberCount: number;

  @Field(() => Int, { description: 'The number of posts and rides in the group, whoever may read them.' })
  postCount: number;

  @Field(() => String, { nullable: true, description: 'The current rules of the group. Null if there are none.' })
  rules: string | null;

  @AtMost(organisers)
  @Field(() => [String], {
    description: `The usernames of the members who organise the group, the longest-serving first, at most ${organisers}.`,
  })
  organisers: string[];
}

export const OperatorGroupConnection = connectionOf('OperatorGroup', () => OperatorGroup);

/** The facts of a group that can be absent. The verbs check them, so that the command line has the same rules. */
@InputType()
abstract class GroupFactsInput {
  @Field(() => String, {
    nullable: true,
    description: `The description: at most ${spelled(description)} characters. Null or blank: none.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a stored picture. Null or blank: none.',
  })
  picture?: string | null;

  @Field(() => GroupKind, {
    nullable: true,
    description:
      'The kind of the group: who finds it, and who joins it. A group that is not OPEN keeps its public posts for its members for good. Null or omitted: a new group is OPEN, another keeps its kind.',
  })
  kind?: GroupKind | null;
}

@InputType({ description: 'A new group.' })
export class CreateGroupInput extends GroupFactsInput {
  @Field(() => String, { description: `The name: 1 to ${name} characters.` })
  name: string;
}

@InputType({ description: 'Changes to a group. Omitted fields keep their values, and so does a null `name`.' })
export class UpdateGroupInput extends GroupFactsInput {
  @Field(() => ID, { description: 'The id of the group to change.' })
  groupId: string;

  @Field(() => String, { nullable: true, description: `The new name: 1 to ${name} characters.` })
  name?: string | null;
}

@ObjectType({ description: 'The result of creating or changing a group or its rules.' })
export class OperatorGroupPayload {
  @Field(() => Group, { description: 'The group as it is now.' })
  group: Group;
}

@ObjectType({ description: 'The result of deleting a group.' })
export class DeleteGroupPayload {
  @Field(() => ID, { description: 'The id of the deleted group.' })
  deletedGroupId: string;
}
