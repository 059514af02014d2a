import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';
import { type NotificationKind, notificationKinds } from './NotificationKind.ts';

const kinds = `array[${notificationKinds.map((kind) => `'${kind}'`).join(', ')}]`;

/** The choices of a member for mails and their times. Members without a row get no notification by mail. */
@Entity()
@SqlIndex('mail_preference_digest_index', '"mail_preference" (user_id) where digest_day is not null')
@Check({
  name: 'mail_preference_kinds_check',
  expression: `mail_kinds <@ ${kinds} and digest_kinds <@ ${kinds}`,
})
@Check({
  name: 'mail_preference_times_check',
  expression:
    '(quiet_from is null) = (quiet_to is null) and digest_day between 1 and 7 and digest_hour between 0 and 23',
})
export class MailPreference {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** The kinds that the member gets by mail. */
  @Property({ type: 'text[]', default: [] })
  mailKinds: NotificationKind[] = [];

  /** The kinds that the weekly digest contains. */
  @Property({ type: 'text[]', default: [] })
  digestKinds: NotificationKind[] = [];

  /** The local times between which no mail is sent. If the first is later, they span midnight. Both null for none. */
  @Property({ type: 'time', length: 0, nullable: true })
  quietFrom: string | null = null;

  @Property({ type: 'time', length: 0, nullable: true })
  quietTo: string | null = null;

  /** The day of the digest, from 1 for Monday to 7. Null without a digest. */
  @Property({ type: 'smallint', nullable: true })
  digestDay: number | null = null;

  @Property({ type: 'smallint', default: 7 })
  digestHour: number = 7;

  /** The Monday of the last week whose digest is queued, so that each week has one at most. */
  @Property({ type: 'date', nullable: true, hidden: true })
  digestWeek: string | null = null;

  /** When the last mail of notifications was queued. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  mailedAt: Date | null = null;

  /** The secret seed of the links that end mails. It is never sent. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', hidden: true, lazy: true })
  stopSecret: string;
}
