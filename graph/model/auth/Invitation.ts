import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../platform/lib/ids.ts';

/** An operator's permission for a number of visitors to sign up. Its links are `InvitationLink` rows. */
@Entity()
@Index({ name: 'invitation_expiry_index', properties: ['expiresAt'] })
@Check({ name: 'invitation_uses_check', expression: 'max_uses >= 1 and use_count between 0 and max_uses' })
export class Invitation {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** How many visitors can sign up by this invitation. */
  @Property({ type: 'integer' })
  maxUses: number;

  @Property({ type: 'integer', default: 0 })
  useCount: number = 0;

  /** The address that the operator invites. Null for a link that the operator hands over. */
  @Property({ type: 'text', nullable: true })
  mailAddress: string | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  /** A revoked invitation expires at once. */
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;
}
