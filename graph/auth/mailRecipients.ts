import type { Services } from '../context.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { Letter } from '../platform/mail/Letter.ts';

/** The database and the services that the jobs of mails read. */
export interface Host {
  readonly sql: Sql;
  readonly services: Pick<
    Services,
    'mailer' | 'operatorMail' | 'publicUrl' | 'defaultTimeZone' | 'passwords' | 'instance' | 'limiter'
  >;
}

export interface Recipient {
  readonly userId: string;
  readonly username: string;
  readonly timeZone: string | null;
  readonly address: string | null;
  readonly confirmedAt: Date | null;
  readonly pending: string | null;
  readonly hasPassword: boolean;
  /** Whether another account has confirmed the address that waits. */
  readonly isTaken: boolean;
}

export interface Mail {
  readonly to: string;
  readonly letter: Letter;
  /** The token of its link. */
  readonly token?: string | undefined;
}

const recipientColumns = `u.id as "userId", u.username, u.time_zone as "timeZone", m.address, m.confirmed_at as "confirmedAt",
  m.pending, u.password_hash is not null as "hasPassword",
  exists (select from mail_address o where lower(o.address) = lower(m.pending) and o.user_id <> u.id) as "isTaken"`;
const isThere = 'not exists (select from account_deletion d where d.user_id = u.id and d.deletes)';

const byIdStatement = statement(
  'mail.recipient',
  `select ${recipientColumns} from "user" u left join mail_address m on m.user_id = u.id where u.id = $1 and ${isThere}`,
);
export const byUsernameStatement = statement(
  'mail.recipientByUsername',
  `select ${recipientColumns} from "user" u join mail_address m on m.user_id = u.id
   where lower(u.username) = lower($1) and ${isThere}`,
);
export const byAddressStatement = statement(
  'mail.recipientByAddress',
  `select ${recipientColumns} from mail_address m join "user" u on u.id = m.user_id
   where lower(m.address) = lower($1) and ${isThere}`,
);

export async function recipientById({ sql }: Pick<Host, 'sql'>, userId: string): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient & {}>(byIdStatement, [userId]);
  return recipient;
}

export const readerOf = ({ services }: Host, { username, timeZone }: Recipient) => ({
  username,
  timeZone: timeZone ?? services.defaultTimeZone,
});

/** The name of the instance, or its host. */
export const siteOf = ({ services }: Host): string =>
  services.instance.current().name ?? new URL(services.publicUrl ?? 'http://localhost').host;
