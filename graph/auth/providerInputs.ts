import { IsOptional } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { User } from '../model/users/User.ts';
import { Text } from '../platform/graphql/validation.ts';
import {
  ChosenNames,
  InvitedAddress,
  invitationDescription,
  invitedAddressDescription,
  LinkToken,
  OwnerConfirmation,
  PasswordConfirmation,
  SessionPayload,
} from './authInputs.ts';

const maxQuery = 4_000;

@ObjectType({ description: 'A service by which members sign in, such as that of a club.' })
export class SignInProvider {
  @Field(() => String, { description: 'Its name, for a button.' })
  name: string;
}

@ObjectType({ description: 'A sign-in at the provider that the browser has begun.' })
export class BeginProviderSignInPayload {
  @Field(() => String, { description: 'The address at the provider to open in the same window.' })
  url: string;
}

@InputType({ description: 'The confirmation of the member who links an account at the provider.' })
export class LinkProviderInput extends OwnerConfirmation {}

@InputType({ description: 'The response of the provider.' })
export class FinishProviderSignInInput {
  @Field(() => String, { description: 'The query string of the address to which the provider returned the browser.' })
  @Text({ minimum: 1, maximum: maxQuery, verbatim: true, message: 'The response of the provider is incomplete' })
  query: string;

  @Field(() => String, { nullable: true, description: invitationDescription })
  @IsOptional()
  @LinkToken()
  invitation?: string | null;
}

@ObjectType({ description: 'The names of a newcomer at the provider, which they can change before they sign up.' })
export class ProviderNewcomer {
  @Field(() => String, { nullable: true, description: 'A username in the form of this instance. Null without one.' })
  username: string | null;

  @Field(() => String, { nullable: true, description: 'The display name. Null without one.' })
  displayName: string | null;
}

@ObjectType({ description: 'The result of a sign-in at the provider. Exactly one field is not null.' })
export class FinishProviderSignInPayload {
  @Field(() => SessionPayload, { nullable: true, description: 'The new session of a member.' })
  session: SessionPayload | null;

  @Field(() => ProviderNewcomer, {
    nullable: true,
    description: 'The names of somebody without an account, who signs up by `registerByProvider` within 10 minutes.',
  })
  newcomer: ProviderNewcomer | null;

  @Field(() => User, { nullable: true, description: 'The viewer who has linked the account.' })
  linkedUser: User | null;
}

@InputType({ description: 'The facts of a new member who signs in by the provider.' })
export class ProviderSignUpInput extends ChosenNames {
  @Field(() => String, { nullable: true, description: invitationDescription })
  @IsOptional()
  @LinkToken()
  invitation?: string | null;

  @Field(() => String, { nullable: true, description: invitedAddressDescription })
  @IsOptional()
  @InvitedAddress()
  mailAddress?: string | null;
}

@InputType({ description: 'The identity to remove.' })
export class RemoveIdentityInput extends PasswordConfirmation {
  @Field(() => ID, { description: 'The id of the identity.' })
  identityId: string;
}

@ObjectType({ description: 'A removed identity.' })
export class RemoveIdentityPayload {
  @Field(() => ID, { description: 'The id of the removed identity.' })
  removedIdentityId: string;

  @Field(() => User, { description: 'The viewer, with the identities that remain.' })
  user: User;
}
