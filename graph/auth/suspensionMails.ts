import type { Takedown } from '../model/takedowns/Takedown.ts';
import { TakedownDecision, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { statement } from '../platform/database/sql.ts';
import type { Letter } from '../platform/mail/Letter.ts';
import { sayInstant } from '../platform/mail/renderLetter.ts';
import type { Reader } from './letters.ts';
import { type Host, type Mail, readerOf, recipientById, siteOf } from './mailRecipients.ts';
import { issueAppeal } from './suspensionAppeals.ts';

// The mails about a suspension: its statement of reasons with a link to appeal, and its end or the refusal of the appeal.

type Statement = Pick<Takedown, 'reason' | 'words' | 'createdAt' | 'decision' | 'decisionWords'>;

const findStatement = statement(
  'suspension.statement',
  `select reason, words, created_at as "createdAt", decision, decision_words as "decisionWords" from takedown where id = $1`,
);

const reasonTexts: Record<TakedownReason, string | null> = {
  [TakedownReason.SPAM]: 'spam or advertising',
  [TakedownReason.HARASSMENT]: 'threat or harassment',
  [TakedownReason.HATE]: 'hate',
  [TakedownReason.NUDITY]: 'nudity',
  [TakedownReason.VIOLENCE]: 'violence',
  [TakedownReason.DANGER_ON_THE_ROAD]: 'danger on the road',
  [TakedownReason.PRIVATE_DATA]: 'private data of a person',
  [TakedownReason.COPYRIGHT]: 'copyright',
  [TakedownReason.FALSE_INFORMATION]: 'false information that can do harm',
  [TakedownReason.OTHER]: null,
};

interface Suspended extends Pick<Statement, 'reason' | 'words' | 'createdAt'> {
  readonly site: string;
  readonly link: { readonly url: string; readonly expiresAt: Date } | null;
  readonly loginUrl: string;
}

export function suspendedLetter(
  { username, timeZone }: Reader,
  { site, reason, words, createdAt, link, loginUrl }: Suspended,
): Letter {
  const why = reasonTexts[reason];
  return {
    subject: 'Your account is suspended',
    paragraphs: [
      `Hello ${username},`,
      `The operator of ${site} suspended your account on ${sayInstant(createdAt, timeZone)}.`,
      `${why ? `The reason is ${why}. ` : ''}The operator writes: ${words}`,
      'While it is suspended, you cannot sign in. Your sessions, access tokens and calendar links have ended. Nothing that you wrote is deleted.',
    ],
    ...(link && { link: { label: 'Read the statement and appeal', url: link.url } }),
    notes: link
      ? [
          `You can appeal once. The link works until ${sayInstant(link.expiresAt, timeZone)}, without signing in.`,
          `After that, try to sign in at ${loginUrl}: the page then offers the appeal.`,
        ]
      : [],
  };
}

interface Decided extends Pick<Statement, 'decisionWords'> {
  readonly site: string;
  readonly isLifted: boolean;
  readonly loginUrl: string;
}

export function suspensionDecidedLetter(
  { username }: Reader,
  { site, isLifted, decisionWords, loginUrl }: Decided,
): Letter {
  const said = decisionWords ? [`The operator writes: ${decisionWords}`] : [];
  if (!isLifted)
    return {
      subject: 'Your account stays suspended',
      paragraphs: [
        `Hello ${username},`,
        `The operator of ${site} has read your appeal. Your account stays suspended.`,
        ...said,
        'This decision is final. There is no second appeal.',
      ],
    };
  return {
    subject: 'Your account is no longer suspended',
    paragraphs: [
      `Hello ${username},`,
      `The operator of ${site} has ended the suspension. You can sign in again.`,
      ...said,
      'Access tokens and calendar links that ended do not come back: create them again.',
    ],
    link: { label: 'Sign in', url: loginUrl },
  };
}

const loginUrlOf = ({ services }: Host) => `${services.publicUrl}/login`;

async function findCase(host: Host, userId: string, takedownId: string) {
  const recipient = await recipientById(host, userId);
  const [found] = await host.sql<Statement & {}>(findStatement, [takedownId]);
  return recipient?.address && found ? { to: recipient.address, reader: readerOf(host, recipient), found } : null;
}

/** The statement of reasons. Null once it is decided. */
export async function writeSuspended(
  host: Host,
  { userId, takedownId }: { userId: string; takedownId: string },
): Promise<Mail | null> {
  const told = await findCase(host, userId, takedownId);
  if (!told || told.found.decision) return null;
  const { to, reader, found } = told;
  const issued = await issueAppeal(host.sql, userId, new Date());
  const link = issued && { url: `${host.services.publicUrl}/appeal/${issued.token}`, expiresAt: issued.expiresAt };
  const letter = suspendedLetter(reader, { ...found, site: siteOf(host), link, loginUrl: loginUrlOf(host) });
  return { to, letter, token: issued?.token };
}

/** The end of a suspension, or the refusal of an appeal. */
export async function writeSuspensionDecided(
  host: Host,
  { userId, takedownId, decision }: { userId: string; takedownId: string; decision: TakedownDecision },
): Promise<Mail | null> {
  const told = await findCase(host, userId, takedownId);
  if (!told) return null;
  const { to, reader, found } = told;
  // An operator can lift a suspension after the refusal of an appeal. The words belong to the refusal then.
  const decisionWords = found.decision === decision ? found.decisionWords : null;
  const isLifted = decision === TakedownDecision.RESTORED;
  const facts = { site: siteOf(host), isLifted, decisionWords, loginUrl: loginUrlOf(host) };
  return { to, letter: suspensionDecidedLetter(reader, facts) };
}
