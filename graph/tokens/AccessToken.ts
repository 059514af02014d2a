import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../lib/ids.ts';
import { User } from '../users/User.ts';

export const TokenScope = { READ: 'read', WRITE: 'write' } as const;
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope];
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What a program may do with an access token.',
  valuesConfig: {
    READ: {
      description:
        'Read all that its member may read, their private facts included. Every mutation and every REST route that writes answers FORBIDDEN.',
    },
    WRITE: { description: 'Read, and write all that its member may write, but neither make nor revoke access tokens.' },
  },
});

/** By the SHA-256 of its secret alone, so that a stolen table lets nobody in. */
@Entity()
@ObjectType({
  description:
    'What lets a program act for a member without their password, made by that member and told to nobody else. Its secret is sent as `Authorization: Bearer …` to GraphQL and REST alike, and is shown only once, by `createAccessToken`.',
})
@Index({ name: 'access_token_newest_index', properties: ['userId', 'createdAt', 'id'] })
@Check({ name: 'access_token_scope_check', expression: `scope in ('read', 'write')` })
@Check({ name: 'access_token_expiry_check', expression: 'expires_at > created_at' })
export class AccessToken {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id, by which it is revoked: no secret. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 50 })
  @Field(() => String, { description: 'What its member calls it: 1 to 50 characters.' })
  name: string;

  @Property({ type: 'string', length: 64, hidden: true, unique: true })
  tokenHash: string;

  @Property({ type: 'string', length: 5 })
  @Field(() => TokenScope, { description: 'What it allows.' })
  scope: TokenScope;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was made (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, {
    description:
      'From when on it signs nobody in (UTC). It stays listed until it is revoked or its member makes the next token.',
  })
  expiresAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used (UTC), to the minute; null where it never was.',
  })
  lastUsedAt: Date | null = null;
}
