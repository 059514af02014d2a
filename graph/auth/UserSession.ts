import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../platform/graphql/connection.ts';

@ObjectType({
  description: 'A sign-in of a member that has not ended. Only that member can read it. Its fields sign nobody in.',
})
export class UserSession {
  @Field(() => ID, {
    description: 'The id by which the session is ended. It is not a secret. `node` does not find it.',
  })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'The `User-Agent` of the program that signed in, at most 300 characters. Null if it sent none.',
  })
  device: string | null;

  @Field(() => Date, { description: 'When the session was opened (UTC).' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the session was last used (UTC), to the hour.' })
  lastUsedAt: Date;

  @Field(() => Boolean, { description: 'Whether this session signs in the current request.' })
  isCurrent: boolean;
}

export const UserSessionConnection = connectionOf('UserSession', () => UserSession);
