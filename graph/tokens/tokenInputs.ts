import { IsIn, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { ClientId, Text } from '../lib/validation.ts';
import { AccessToken, TokenScope } from './AccessToken.ts';

const usualDays = 90;
const mostDays = 365;
const daysFault = { message: `expiresInDays must be a number of days from 1 to ${mostDays}` };

export const AccessTokenConnection = connectionOf('AccessToken', () => AccessToken);

@InputType({ description: 'An access token to make.' })
export class CreateAccessTokenInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID made by the client, so that a request that is repeated makes no second token. Unlike elsewhere the repetition answers CONFLICT: the secret of the first cannot be shown again.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, { description: 'What to call it, such as the program that is to use it: 1 to 50 characters.' })
  @Text({ minimum: 1, maximum: 50, message: 'A name is required' })
  name: string;

  @Field(() => TokenScope, { description: 'What it shall allow.' })
  @IsIn(Object.values(TokenScope), { message: 'scope must be READ or WRITE' })
  scope: TokenScope;

  @Field(() => Int, { defaultValue: usualDays, description: `In how many days it expires, 1 to ${mostDays}.` })
  @Min(1, daysFault)
  @Max(mostDays, daysFault)
  expiresInDays: number = usualDays;
}

@ObjectType({ description: 'An access token that was made.' })
export class CreateAccessTokenPayload {
  @Field(() => AccessToken, { description: 'The token, the first of `User.accessTokens` from now on.' })
  accessToken: AccessToken;

  @Field(() => String, {
    description:
      'What to send as `Authorization: Bearer …`: `cct_` and 43 characters. Keep it at once: only its hash is stored, and it is never shown again.',
  })
  secret: string;
}

@ObjectType({ description: 'An access token that was revoked.' })
export class RevokeAccessTokenPayload {
  @Field(() => ID, { description: 'The id of the token that is gone.' })
  revokedTokenId: string;
}
