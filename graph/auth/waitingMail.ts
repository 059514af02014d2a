import { slotMinutes } from '../model/operators/tellOperator.ts';
import { statement } from '../platform/database/sql.ts';
import type { Letter } from '../platform/mail/Letter.ts';
import { sayInstant } from '../platform/mail/renderLetter.ts';
import { type Host, type Mail, siteOf } from './mailRecipients.ts';

// The mail to the operator. It has numbers only: no text and no name leaves the board.

const within = (column: string) => `${column} >= $1::timestamptz and ${column} < $2::timestamptz`;

const countStatement = statement(
  'mail.waiting',
  `select
     (select count(*)::int from report where resolved_at is null and receipt_hash is null and ${within('created_at')}) as reports,
     (select count(*)::int from report where resolved_at is null and receipt_hash is not null and ${within('created_at')}) as notices,
     (select count(*)::int from takedown where decided_at is null and ${within('appealed_at')}) as appeals,
     (select count(*)::int from application where refused_at is null and ${within('created_at')}) as "signUps"`,
);

interface Waiting {
  readonly reports: number;
  readonly notices: number;
  readonly appeals: number;
  readonly signUps: number;
}

const names: Record<keyof Waiting, readonly [one: string, many: string]> = {
  reports: ['report', 'reports'],
  notices: ['notice of a visitor', 'notices of visitors'],
  appeals: ['appeal', 'appeals'],
  signUps: ['sign-up', 'sign-ups'],
};

/** `2 reports, 1 appeal`. Empty if nothing waits. */
function sayWaiting(waiting: Waiting): string {
  const kinds = Object.keys(names) as (keyof Waiting)[];
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => `${waiting[kind]} ${names[kind][waiting[kind] === 1 ? 0 : 1]}`)
    .join(', ');
}

const waitingLetter = (
  said: string,
  { site, since, boardUrl }: Record<'site' | 'since' | 'boardUrl', string>,
): Letter => ({
  subject: `New on the board of ${site}: ${said}`,
  paragraphs: [`Since ${since}, this waits for you on the board of ${site}: ${said}.`],
  link: { label: 'Open the board', url: boardUrl },
  notes: [
    'If no board is open in your browser, make a link on the server: npm run cli -- operator link.',
    `You get at most one of these mails in ${slotMinutes} minutes. OPERATOR_MAIL has the address.`,
  ],
});

/** A mail about everything that began to wait within a slot and still waits. Null if nothing does. */
export async function writeWaiting(host: Host, { from, to }: { from: string; to: string }): Promise<Mail | null> {
  const { operatorMail, defaultTimeZone, publicUrl } = host.services;
  const [waiting] = await host.sql<Waiting & {}>(countStatement, [from, to]);
  const said = waiting ? sayWaiting(waiting) : '';
  if (!operatorMail || !said) return null;
  const since = sayInstant(new Date(from), defaultTimeZone);
  const letter = waitingLetter(said, { site: siteOf(host), since, boardUrl: `${publicUrl}/operator` });
  return { to: operatorMail, letter };
}
