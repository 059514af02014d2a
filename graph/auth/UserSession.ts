import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';

@ObjectType({
  description: 'A sign-in of a member that has not ended, told to that member alone. Nothing in it signs anyone in.',
})
export class UserSession {
  @Field(() => ID, { description: 'Its id, by which it is ended: no secret. `node` does not find it.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the program called itself that signed in (its `User-Agent`), at most 300 characters.',
  })
  device: string | null;

  @Field(() => Date, { description: 'When it was opened (UTC).' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it was last used (UTC), to the hour.' })
  lastUsedAt: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that signs this request in.' })
  isCurrent: boolean;
}

export const UserSessionConnection = connectionOf('UserSession', () => UserSession);
