import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Invitation } from './Invitation.ts';

/** A link of an invitation. A repeated mail contains another link, and all links share the uses of the invitation. */
@Entity()
@Index({ name: 'invitation_link_invitation_index', properties: ['invitationId'] })
export class InvitationLink {
  /** The SHA-256 of the token, so that a leaked table invites nobody. */
  @PrimaryKey({ type: 'string', length: 64 })
  tokenHash: string;

  @ManyToOne(() => Invitation, {
    mapToPk: true,
    fieldName: 'invitation_id',
    deleteRule: 'cascade',
    index: false,
  })
  invitationId: string;

  /** Whether only the mail to the address of the invitation contains it. An operator has handed the others over. */
  @Property({ type: 'boolean', default: false })
  isMailed: boolean = false;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
