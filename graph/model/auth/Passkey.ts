import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

/** The public half of a passkey that signs a member in. The private half never leaves the authenticator of the member. */
@Entity()
@ObjectType({ description: 'A passkey by which a member signs in. Only that member can list it.' })
@Unique({ name: 'passkey_credential_key', properties: ['credentialId'] })
@Index({ name: 'passkey_user_index', properties: ['userId'] })
export class Passkey {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the passkey is removed. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The name of the key pair at the authenticator, in base64url. */
  @Property({ type: 'text', hidden: true })
  credentialId: string;

  /** The public key as COSE, in base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey: string;

  /** The counter of signatures at the last use. 0 for an authenticator that does not count. */
  @Property({ type: 'bigint', hidden: true })
  signatureCounter: string;

  @Property({ type: 'string', length: 100 })
  @Field(() => String, { description: 'The name that the member gave it.' })
  name: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was added (UTC).' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it last signed the member in (UTC). Null if it never did.' })
  lastUsedAt: Date | null = null;
}
