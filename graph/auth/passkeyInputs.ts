import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Passkey } from '../model/auth/Passkey.ts';
import { User } from '../model/users/User.ts';
import { Text } from '../platform/graphql/validation.ts';
import { OwnerConfirmation, PasswordConfirmation } from './authInputs.ts';

const maxName = 100;
const maxResponse = 24_000;

const PasskeyResponse = () =>
  Text({ minimum: 1, maximum: maxResponse, verbatim: true, message: 'The response of the browser is incomplete' });

@ObjectType({ description: 'A step with a passkey that the browser has begun.' })
export class BeginPasskeyPayload {
  @Field(() => String, {
    description:
      'The options as JSON, for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.',
  })
  options: string;
}

@InputType({ description: 'The confirmation of the member who adds a passkey.' })
export class BeginPasskeyInput extends OwnerConfirmation {}

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field(() => String, { description: `The name by which the member recognises it: 1 to ${maxName} characters.` })
  @Text({ minimum: 1, maximum: maxName, message: 'Name is required' })
  name: string;

  @Field(() => String, {
    description: 'The new credential of the browser as JSON, as its method `toJSON` returns it.',
  })
  @PasskeyResponse()
  response: string;
}

@ObjectType({ description: 'An added passkey.' })
export class AddPasskeyPayload {
  @Field(() => Passkey, { description: 'The passkey.' })
  passkey: Passkey;

  @Field(() => User, { description: 'The viewer, with all passkeys.' })
  user: User;
}

@InputType({ description: 'A sign-in by a passkey.' })
export class SignInByPasskeyInput {
  @Field(() => String, {
    description: 'The credential that the browser returned, as JSON, as its method `toJSON` returns it.',
  })
  @PasskeyResponse()
  response: string;
}

@InputType({ description: 'The passkey to remove.' })
export class RemovePasskeyInput extends PasswordConfirmation {
  @Field(() => ID, { description: 'The id of the passkey.' })
  passkeyId: string;
}

@ObjectType({ description: 'A removed passkey.' })
export class RemovePasskeyPayload {
  @Field(() => ID, { description: 'The id of the removed passkey.' })
  removedPasskeyId: string;

  @Field(() => User, { description: 'The viewer, with the passkeys that remain.' })
  user: User;
}
