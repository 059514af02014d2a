import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

/** `newPasskey`: a member adds a passkey. `passkey`: somebody signs in by one. */
export type SignInAttemptKind = 'provider' | 'newcomer' | 'newPasskey' | 'passkey';

/**
 * A sign-in that a browser has begun. Its cookie has the token, of which all other secrets are made, so that this table signs
 * nobody in. The row is deleted when the attempt is used.
 */
@Entity()
@Index({ name: 'sign_in_attempt_expiry_index', properties: ['expiresAt'] })
@Index({ name: 'sign_in_attempt_user_index', properties: ['userId'] })
@Check({ name: 'sign_in_attempt_kind_check', expression: `kind in ('provider', 'newcomer', 'newPasskey', 'passkey')` })
@Check({
  name: 'sign_in_attempt_identity_check',
  expression: `(kind = 'newcomer') = (issuer is not null) and (issuer is null) = (subject is null)`,
})
export class SignInAttempt {
  @PrimaryKey({ type: 'string', length: 64 })
  tokenHash: string;

  @Property({ type: 'string', length: 10 })
  kind: SignInAttemptKind;

  /** The member who adds a way to sign in. Null for a sign-in. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    index: false,
    nullable: true,
  })
  userId: string | null = null;

  /** The identity of a newcomer, who chooses a username next. */
  @Property({ type: 'text', nullable: true })
  issuer: string | null = null;

  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;
}
