import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';

export type AccountTokenKind = 'reset' | 'confirm' | 'appeal';

/**
 * A link about an account that works once. Stored by the SHA-256 of its token only, so that a leaked table changes no
 * account.
 */
@Entity()
@Index({ name: 'account_token_user_index', properties: ['userId', 'kind', 'createdAt'] })
@Index({ name: 'account_token_expiry_index', properties: ['expiresAt'] })
@Check({ name: 'account_token_kind_check', expression: `kind in ('reset', 'confirm', 'appeal')` })
@Check({ name: 'account_token_address_check', expression: `(kind = 'confirm') = (address is not null)` })
export class AccountToken {
  @PrimaryKey({ type: 'string', length: 64 })
  tokenHash: string;

  @Property({ type: 'string', length: 10 })
  kind: AccountTokenKind;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The address that the token confirms. Null for other kinds. */
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt: Date | null = null;
}
