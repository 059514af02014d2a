import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import type { Units } from '../model/users/User.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { Letter } from '../platform/mail/Letter.ts';
import { RefusedContent } from '../platform/mail/mailer.ts';
import { isQuiet, localTime } from './mailTimes.ts';

/** The parts of a node that the jobs of mails need. */
export interface MailHost {
  readonly orm: { readonly em: EntityManager };
  readonly sql: Sql;
  readonly services: Pick<Services, 'mailer' | 'jobs' | 'publicUrl' | 'defaultTimeZone'>;
}

/** A member who can get a mail now. */
export interface Recipient {
  readonly userId: string;
  readonly username: string;
  readonly timeZone: string;
  readonly units: Units;
  readonly address: string;
  readonly stopSecret: string;
  readonly isQuiet: boolean;
}

const recipientStatement = statement(
  'notification.recipient',
  `select u.id as "userId", u.username, coalesce(u.time_zone, $2) as "timeZone", u.units_preference as units,
     a.address, m.stop_secret as "stopSecret", ${isQuiet(localTime('$3', 'u', '$2'))} as "isQuiet"
   from "user" u join mail_address a on a.user_id = u.id and a.address is not null
   join mail_preference m on m.user_id = u.id
   where u.id = $1 and u.suspended_at is null and not exists (select from account_deletion d where d.user_id = u.id)`,
);

/** The member with a confirmed address. Undefined without one, and for suspended and leaving members. */
export async function findRecipient(
  { sql, services }: MailHost,
  userId: string,
  now: Date,
): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient>(recipientStatement, [userId, services.defaultTimeZone, now]);
  return recipient;
}

/** The letter without words of other members. */
const withoutWords = ({ notes, unsubscribeUrl }: Letter, { username }: Recipient, publicUrl: string): Letter => ({
  subject: 'Your notifications',
  paragraphs: [
    `Hello ${username},`,
    'There is news for you. The mail server refused the mail with the words of other members.',
  ],
  link: { label: 'Open Cycle Chat', url: `${publicUrl}/notifications` },
  ...(notes && { notes }),
  ...(unsubscribeUrl && { unsubscribeUrl }),
});

/**
 * Sends a letter to a member. The id stays the same if the job runs again. If the mail server refuses its content, the letter goes without
 * words of other members, so that nobody can keep a mail from a member by words that filters refuse.
 */
export async function sendTo(
  { services: { mailer, publicUrl = '' } }: MailHost,
  recipient: Recipient,
  id: string,
  letter: Letter,
): Promise<void> {
  if (!mailer) throw new Error('SMTP_URL is not set on this node');
  const to = recipient.address;
  try {
    await mailer.send({ ...letter, to, id });
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    await mailer.send({ ...withoutWords(letter, recipient, publicUrl), to, id });
  }
}
