import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import { defaultDays, type ListedInvitation } from './invitations.ts';

const { uses, days, addresses, address } = inputLimits.invitation;

@ObjectType({ simpleResolvers: true, description: 'An invitation to sign up. Only operators can read it.' })
export class OperatorInvitation implements ListedInvitation {
  @Field(() => ID, { description: 'The id by which it is revoked. `node` does not find it.' })
  id: string;

  @Field(() => Int, { description: 'How many visitors can sign up by it.' })
  maxUses: number;

  @Field(() => Int, { description: 'How many have signed up by it.' })
  useCount: number;

  @Field(() => String, { nullable: true, description: 'The invited e-mail address. Null for a link without one.' })
  mailAddress: string | null;

  @Field(() => Date, { description: 'When it was made (UTC).' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it ends or was revoked (UTC).' })
  expiresAt: Date;

  @Field(() => Boolean, { description: 'Whether its mail failed too often, and waits among the failed jobs.' })
  isMailRefused: boolean;
}

export const OperatorInvitationConnection = connectionOf('OperatorInvitation', () => OperatorInvitation);

@ArgsType()
export class InvitationsArguments extends PageArguments {
  @Field(() => Date, {
    nullable: true,
    description:
      'Only invitations that were made at this instant (UTC). The instant of an act `invitation create` in the log finds the invitations that it made. Absent: all.',
  })
  madeAt?: Date | null;
}

@InputType({ description: 'Invitations to make.' })
export class CreateInvitationsInput {
  @Field(() => Int, {
    defaultValue: 1,
    description: `How many visitors can sign up by each: 1 to ${spelled(uses)}.`,
  })
  @IsInt()
  @Min(1)
  @Max(uses)
  uses: number = 1;

  @Field(() => Int, { defaultValue: defaultDays, description: `For how many days each works: 1 to ${days}.` })
  @IsInt()
  @Min(1)
  @Max(days)
  days: number = defaultDays;

  @Field(() => String, {
    nullable: true,
    description: `The e-mail addresses to invite, one a line or between commas, with or without a name as in Ada <ada@rides.example>: at most ${addresses}. Absent: one link without an address.`,
  })
  @IsOptional()
  @Text({ maximum: addresses * (address + 2) })
  addresses?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new invitation.' })
export class OperatorMadeInvitation {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'The invited e-mail address. Null for a link without one.' })
  mailAddress: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The path of the link to hand over, which follows the origin of the instance. It is shown once. Null if a mail contains the link.',
  })
  path: string | null;
}

@ObjectType({ description: 'The result of inviting.' })
export class CreateInvitationsPayload {
  @AtMost(addresses)
  @Field(() => [OperatorMadeInvitation], {
    description: `The invitations, in the order of the addresses, at most ${addresses}.`,
  })
  invitations: OperatorMadeInvitation[];
}

@ObjectType({ description: 'The result of revoking an invitation.' })
export class RevokeInvitationPayload {
  @Field(() => OperatorInvitation, { description: 'The invitation, which has ended.' })
  invitation: OperatorInvitation;
}
