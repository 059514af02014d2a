import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { SqlUnique } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';

/** The address of a member for mails about the account. It is apart from the free text `User.email`. */
@Entity()
@ObjectType({
  description:
    'The e-mail address of a member for mails about the account, such as a link for a new password. `User.email` is a text of the profile and receives no mail.',
})
// Two members never confirm the same address. Addresses that wait can be the same.
@SqlUnique('mail_address_address_key', '"mail_address" (lower("address"))')
@Check({ name: 'mail_address_confirmed_check', expression: '(address is null) = (confirmed_at is null)' })
@Check({ name: 'mail_address_some_check', expression: 'address is not null or pending is not null' })
export class MailAddress {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The confirmed address. Null if there is none.' })
  address: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the address was confirmed (UTC). Null without one.' })
  confirmedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The address that waits for its confirmation and then replaces `address`. Null if there is none.',
  })
  pending: string | null = null;
}
