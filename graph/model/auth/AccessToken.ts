import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

export const TokenScope = { READ: 'read', WRITE: 'write' } as const;
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope];
describeEnum(TokenScope, 'TokenScope', 'The scope of an access token.', {
  READ: 'Read everything that the member may read, including their private facts. Mutations and REST routes that write return FORBIDDEN.',
  WRITE:
    'Read and write everything that the member may, except create or revoke access tokens. A token cannot read privacy zones, but with this scope it can learn the hidden areas from routes and points that it writes.',
});

/** Stored by the SHA-256 of the secret only, so that a leaked table signs nobody in. */
@Entity()
@ObjectType({
  description:
    "A credential that lets a program act for a member without the member's password. Only that member can list it. GraphQL and REST accept its secret as `Authorization: Bearer …`. Only `createAccessToken` returns the secret, once.",
})
@Index({ name: 'access_token_newest_index', properties: ['userId', 'createdAt', 'id'] })
@Check({ name: 'access_token_scope_check', expression: `scope in ('read', 'write')` })
@Check({ name: 'access_token_expiry_check', expression: 'expires_at > created_at' })
export class AccessToken {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, {
    description: 'The id by which the token is revoked. It is not a secret. `node` does not find it.',
  })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'string', length: 50 })
  @Field(() => String, { description: 'The name that the member gave the token: 1 to 50 characters.' })
  name: string;

  @Property({ type: 'string', length: 64, hidden: true, unique: true })
  tokenHash: string;

  @Property({ type: 'string', length: 5 })
  @Field(() => TokenScope, { description: 'The scope of the token.' })
  scope: TokenScope;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the token was created (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, {
    description:
      'When the token expires (UTC). An expired token stays listed until it is revoked or its member creates the next token.',
  })
  expiresAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When the token was last used (UTC), to the minute. Null if it has never been used.',
  })
  lastUsedAt: Date | null = null;
}
