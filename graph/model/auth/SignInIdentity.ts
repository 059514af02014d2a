import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

/** An account at the provider that signs a member in. Only issuer and subject identify it, never an e-mail address. */
@Entity()
@ObjectType({ description: 'An account at another service by which a member signs in. Only that member can list it.' })
@Unique({ name: 'sign_in_identity_subject_key', properties: ['issuer', 'subject'] })
@Index({ name: 'sign_in_identity_user_index', properties: ['userId'] })
export class SignInIdentity {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the identity is removed. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The address of the service.' })
  issuer: string;

  @Property({ type: 'text', hidden: true })
  subject: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The name of the account at the service when it was linked. Null if the service gave none.',
  })
  label: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When it was linked (UTC).' })
  createdAt: Date = new Date();
}
