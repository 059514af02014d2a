import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AccessToken, TokenScope } from '../model/auth/AccessToken.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';
import { GivenPassword } from './passwordTexts.ts';

const { name: nameLimit } = inputLimits.accessToken;
const usualDays = 90;
const maxDays = 365;
const daysFault = { message: `expiresInDays must be a number of days from 1 to ${maxDays}` };

export const AccessTokenConnection = connectionOf('AccessToken', () => AccessToken);

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID chosen by the client, so that a repeated request creates no second token. Unlike elsewhere, a repeated request returns CONFLICT, because the first secret cannot be shown again.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, {
    description: `The name of the token, such as that of its program: 1 to ${nameLimit} characters.`,
  })
  @Text({ minimum: 1, maximum: nameLimit, message: 'A name is required', isName: true })
  name: string;

  @Field(() => TokenScope, { description: 'The scope of the token.' })
  @IsIn(Object.values(TokenScope), { message: 'scope must be READ or WRITE' })
  scope: TokenScope;

  @Field(() => String, {
    nullable: true,
    description:
      'The password of the account. Required 15 minutes after the sign-in of this session. Without it, or with a wrong one, the error is BAD_USER_INPUT.',
  })
  @IsOptional()
  @GivenPassword()
  currentPassword?: string | null;

  @Field(() => Int, { defaultValue: usualDays, description: `After how many days the token expires, 1 to ${maxDays}.` })
  @Min(1, daysFault)
  @Max(maxDays, daysFault)
  expiresInDays: number = usualDays;
}

@ObjectType({ description: 'A new access token and its secret.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessToken, { description: 'The token. It becomes the first of `User.accessTokens`.' })
  accessToken: AccessToken;

  @Field(() => String, {
    description:
      'The secret, to be sent as `Authorization: Bearer …`: `cct_` and 43 characters. Store it at once: the server stores only its hash and never returns it again.',
  })
  secret: string;
}

@ObjectType({ description: 'A revoked access token.' })
export class RevokeAccessTokenPayload {
  @Field(() => ID, { description: 'The id of the revoked token.' })
  revokedTokenId: string;
}
