import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import { ApplicationState, type ListedApplication, maxRefused } from './applications.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A sign-up that needs the approval of an operator. Only operators can read it.',
})
export class OperatorApplication implements ListedApplication {
  @Field(() => ID, { description: 'The id: that of the member after an approval.' })
  id: string;

  @Field(() => String, { description: 'The username.' })
  username: string;

  @Field(() => String, { description: 'The display name.' })
  displayName: string;

  @Field(() => Date, { description: 'When the applicant signed up (UTC).' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When an operator refused it (UTC). Null while it waits.' })
  refusedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The words of the operator that the applicant reads. Null while it waits.',
  })
  refusal: string | null;
}

export const OperatorApplicationConnection = connectionOf('OperatorApplication', () => OperatorApplication);

@ArgsType()
export class ApplicationsArguments extends PageArguments {
  @Field(() => ApplicationState, { defaultValue: ApplicationState.WAITING, description: 'Which sign-ups.' })
  state: ApplicationState = ApplicationState.WAITING;
}

const { words } = inputLimits.application;

@InputType({ description: 'A refusal of a sign-up.' })
export class RefuseApplicationInput {
  @Field(() => ID, { description: 'The id of the sign-up.' })
  applicationId: string;

  @Field(() => String, { description: `The words that the applicant reads: 1 to ${spelled(words)} characters.` })
  @Text({ minimum: 1, maximum: words, message: 'words must tell the applicant why' })
  words: string;
}

@InputType({ description: 'A refusal of several sign-ups.' })
export class RefuseApplicationsInput {
  @Field(() => [ID], { description: `The ids of the sign-ups: 1 to ${maxRefused}.` })
  @ArrayMinSize(1, { message: 'applicationIds must have at least one entry' })
  @ArrayMaxSize(maxRefused, { message: `applicationIds must have at most ${maxRefused} entries` })
  applicationIds: string[];

  @Field(() => String, { description: `The words that each applicant reads: 1 to ${spelled(words)} characters.` })
  @Text({ minimum: 1, maximum: words, message: 'words must tell the applicants why' })
  words: string;
}

@ObjectType({ description: 'The result of a refusal of several sign-ups.' })
export class RefuseApplicationsPayload {
  @AtMost(maxRefused)
  @Field(() => [OperatorApplication], {
    description: `The refused sign-ups, at most ${maxRefused}. Those that waited no more are not among them.`,
  })
  applications: OperatorApplication[];
}

@ObjectType({ description: 'The result of a refusal.' })
export class RefuseApplicationPayload {
  @Field(() => OperatorApplication, { description: 'The refused sign-up.' })
  application: OperatorApplication;
}

@ObjectType({ description: 'The result of an approval.' })
export class ApproveApplicationPayload {
  @Field(() => ID, { description: 'The id of the new member.' })
  userId: string;
}

@ObjectType({ description: 'A link for a new password, which is shown once.' })
export class MakeResetLinkPayload {
  @Field(() => String, { description: 'The path of the link, which follows the origin of the instance.' })
  path: string;

  @Field(() => Date, { description: 'When it expires (UTC).' })
  expiresAt: Date;
}

@ObjectType({ description: 'A link that confirms the address of a member, which is shown once.' })
export class MakeConfirmationLinkPayload {
  @Field(() => String, { description: 'The path of the link, which follows the origin of the instance.' })
  path: string;

  @Field(() => Date, { description: 'When it expires (UTC).' })
  expiresAt: Date;

  @Field(() => String, { description: 'The address that it confirms.' })
  address: string;
}

@ObjectType({ description: 'The result of removing the address of a member.' })
export class RemoveMemberMailAddressPayload {
  @Field(() => ID, { description: 'The id of the member.' })
  userId: string;
}
