import { IsInt, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Group } from '../model/groups/Group.ts';
import { GroupInvitation } from '../model/groups/GroupInvitation.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';

const { invitationUses, invitationDays } = inputLimits.group;

@InputType({ description: 'An invitation link to make.' })
export class CreateGroupInvitationInput {
  @Field(() => ID, { description: 'The id of the group.' })
  groupId: string;

  @Field(() => Int, {
    defaultValue: 1,
    description: `How many members can join by it: 1 to ${spelled(invitationUses)}.`,
  })
  @IsInt()
  @Min(1)
  @Max(invitationUses)
  uses: number = 1;

  @Field(() => Int, { defaultValue: 7, description: `For how many days it works: 1 to ${invitationDays}.` })
  @IsInt()
  @Min(1)
  @Max(invitationDays)
  days: number = 7;
}

@ObjectType({ simpleResolvers: true, description: 'A new invitation link.' })
export class CreateGroupInvitationPayload {
  @Field(() => GroupInvitation, { description: 'The invitation.' })
  invitation: GroupInvitation;

  @Field(() => String, {
    description: 'The path of the link, which follows the origin of the instance. It is shown once.',
  })
  path: string;
}

@ObjectType({ description: 'A group as everyone sees it who holds an invitation link to it.' })
export class InvitedGroup {
  @Field(() => ID, { description: 'The id of the group.' })
  id: string;

  @Field(() => String, { description: 'The name of the group.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'The description of the group. Null if there is none.' })
  description: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The URL of the picture. Null if there is none. For a hidden group it has the token of the link, without which only members can load the picture.',
  })
  picture: string | null;

  @Field(() => GroupKind, { description: 'The kind of the group: who finds it, and who joins it.' })
  kind: GroupKind;

  @Field(() => Int, { description: 'The number of members.' })
  memberCount: number;

  @Field(() => Int, { nullable: true, description: 'The version of its rules. Null for a group without rules.' })
  rulesVersion: number | null;

  @Field(() => String, { nullable: true, description: 'The text of its rules. Null for a group without rules.' })
  rules: string | null;
}

@ObjectType({ description: 'The result of an act that concerns who joins a group.' })
export class GroupEntryPayload {
  @Field(() => Group, { description: 'The group as it is now.' })
  group: Group;
}
