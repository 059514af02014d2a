import { type MailOrder, mailJob, type NumberedOrder } from '../model/auth/mailOrders.ts';
import { sendOnce } from '../model/auth/sendOnce.ts';
import { statement } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/Job.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isMailAddress } from '../platform/lib/mailAddress.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { type Issued, issueResetTo, issueToken, revokeToken } from './accountTokens.ts';
import { issueInvitationLink } from './invitations.ts';
import {
  addressChangedLetter,
  addressInUseLetter,
  type Cure,
  confirmLetter,
  identityChangedLetter,
  invitationLetter,
  newSignInLetter,
  passkeyChangedLetter,
  passkeysRemovedLetter,
  passwordChangedLetter,
  resetLetter,
} from './letters.ts';
import {
  byAddressStatement,
  byUsernameStatement,
  type Host,
  type Mail,
  type Recipient,
  readerOf,
  recipientById,
} from './mailRecipients.ts';
import { writeSuspended, writeSuspensionDecided } from './suspensionMails.ts';
import { writeWaiting } from './waitingMail.ts';

// The job that sends each mail. It reads its facts and makes its link when it runs. After a crash it runs again with
// another link, and both links work.

/** How many links for a new password one account gets within an hour. */
const maxResets = 3;

/** About how many new devices one account gets mails within a day. A program without cookies is new at each sign-in. */
const maxNewDevices = 10;

const resetsStatement = statement(
  'mail.resets',
  `select count(*)::int as count from account_token
   where user_id = $1 and kind = 'reset' and created_at > $2::timestamptz - interval '1 hour'`,
);

const newDevicesStatement = statement(
  'mail.newDevices',
  `select count(*)::int as count from known_device
   where user_id = $1 and created_at <= $2 and created_at > $2::timestamptz - interval '1 day'`,
);

const invitationStatement = statement(
  'mail.invitation',
  `select mail_address as "to", max_uses as "maxUses", expires_at as "expiresAt" from invitation
   where id = $1 and mail_address is not null and use_count < max_uses and expires_at > $2`,
);

interface Invited {
  readonly to: string;
  readonly maxUses: number;
  readonly expiresAt: Date;
}

const cureFor = ({ services }: Host, { hasPassword }: Recipient): Cure => ({
  settingsUrl: `${services.publicUrl}/settings`,
  forgotUrl: hasPassword && services.passwords ? `${services.publicUrl}/forgot` : null,
});

/** The mail of a new password. */
const ofNewPassword =
  (letterOf: typeof passwordChangedLetter) =>
  async (host: Host, { userId, at }: { readonly userId: string; readonly at: string }): Promise<Mail | null> => {
    const recipient = await recipientById(host, userId);
    if (!recipient?.address) return null;
    const letter = letterOf(readerOf(host, recipient), { at: new Date(at) }, cureFor(host, recipient));
    return { to: recipient.address, letter };
  };

const paths = { reset: '/reset/', confirm: '/confirm/' } as const;

const linkOf = ({ services }: Host, kind: keyof typeof paths, { token, expiresAt }: Issued) => ({
  url: `${services.publicUrl}${paths[kind]}${token}`,
  expiresAt,
});

type Order<Kind extends MailOrder['kind']> = Extract<MailOrder, { kind: Kind }>;

/** How each kind of mail is written. Null if there is nothing to send. */
const writers: { [Kind in MailOrder['kind']]: (host: Host, order: Order<Kind>) => Promise<Mail | null> } = {
  async reset(host, { account }) {
    const statement = isMailAddress(account) ? byAddressStatement : byUsernameStatement;
    const [recipient] = await host.sql<Recipient>(statement, [account]);
    if (!recipient?.address) return null;
    const [resets] = await host.sql<{ count: number }>(resetsStatement, [recipient.userId, new Date()]);
    if (resets && resets.count >= maxResets) return null;
    const issued = await issueResetTo(host.sql, recipient.userId, recipient.address, new Date());
    if (!issued) return null;
    const letter = resetLetter(readerOf(host, recipient), linkOf(host, 'reset', issued));
    return { to: recipient.address, letter, token: issued.token };
  },
  async confirm(host, { userId, to: counted }) {
    const recipient = await recipientById(host, userId);
    // The limit on mails to one address counted this mail for the address of the order, so it goes to no other.
    if (!recipient?.pending || recipient.pending.toLowerCase() !== counted) return null;
    const { pending: to, isTaken } = recipient;
    if (isTaken) return { to, letter: addressInUseLetter(readerOf(host, recipient)) };
    const issued = await issueToken(host.sql, { kind: 'confirm', userId, address: to, now: new Date() });
    const letter = confirmLetter(readerOf(host, recipient), linkOf(host, 'confirm', issued));
    return { to, letter, token: issued.token };
  },
  async addressChanged(host, { userId, to }) {
    const recipient = await recipientById(host, userId);
    return recipient ? { to, letter: addressChangedLetter(readerOf(host, recipient)) } : null;
  },
  async newSignIn(host, { userId, browser, at: text }) {
    const at = new Date(text);
    const recipient = await recipientById(host, userId);
    // A member who confirms an address after a sign-in knows of that sign-in. So nobody gets a mail about the first one.
    if (!recipient?.address || !recipient.confirmedAt || recipient.confirmedAt > at) return null;
    const [devices] = await host.sql<{ count: number }>(newDevicesStatement, [userId, at]);
    if (devices && devices.count > maxNewDevices) return null;
    const letter = newSignInLetter(readerOf(host, recipient), { browser, at }, cureFor(host, recipient));
    return { to: recipient.address, letter };
  },
  async identityChanged(host, { userId, change, issuer, at }) {
    const recipient = await recipientById(host, userId);
    if (!recipient?.address) return null;
    const facts = { change, issuer, at: new Date(at) };
    const letter = identityChangedLetter(readerOf(host, recipient), facts, cureFor(host, recipient));
    return { to: recipient.address, letter };
  },
  async passkeyChanged(host, { userId, change, at }) {
    const recipient = await recipientById(host, userId);
    if (!recipient?.address) return null;
    const facts = { change, at: new Date(at) };
    const letter = passkeyChangedLetter(readerOf(host, recipient), facts, cureFor(host, recipient));
    return { to: recipient.address, letter };
  },
  waiting: writeWaiting,
  suspended: writeSuspended,
  suspensionDecided: writeSuspensionDecided,
  passkeysRemoved: ofNewPassword(passkeysRemovedLetter),
  passwordChanged: ofNewPassword(passwordChangedLetter),
  async invitation({ sql, services }, { invitationId }) {
    const now = new Date();
    const [invitation] = await sql<Invited>(invitationStatement, [invitationId, now]);
    if (!invitation) return null;
    const { to, maxUses, expiresAt } = invitation;
    const url = `${services.publicUrl}/join/${await issueInvitationLink(sql, { invitationId, now, isMailed: true })}`;
    const { host } = new URL(url);
    const invited = { club: services.instance.current().name, host, link: { url, expiresAt }, maxUses };
    return { to, letter: invitationLetter(services.defaultTimeZone, invited) };
  },
};

/** The kinds of mail that a member causes by changing the own account, which is as often as they like. */
const ofOwnChanges: ReadonlySet<MailOrder['kind']> = new Set([
  'newSignIn',
  'identityChanged',
  'passkeyChanged',
  'passkeysRemoved',
  'passwordChanged',
]);

/** The key of the limit of mails, by kind, so that many sign-ins do not hide a new password. Undefined for other mails. */
const limitKeyOf = (order: MailOrder): string | undefined =>
  'userId' in order && ofOwnChanges.has(order.kind) ? `${order.userId} ${order.kind}` : undefined;

/** Whether the limit allows it. */
async function isAllowed(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function write<Kind extends MailOrder['kind']>(host: Host, order: Order<Kind> & { kind: Kind }) {
  return writers[order.kind](host, order);
}

async function post(host: Host, mailer: Mailer, { to, letter, token, id }: Mail & { id: string }): Promise<void> {
  try {
    await mailer.send({ ...letter, to, id });
  } catch (error) {
    // A link that nobody got does not count among the links of an hour, or the next attempts would send none.
    if (token) await revokeToken(host.sql, token);
    throw error;
  }
}

/** Sends one mail. */
export const sendMail: Job<Host, NumberedOrder> = {
  name: mailJob.name,
  async run(host, order) {
    const { mailer, limiter } = host.services;
    if (!mailer) throw new Error('SMTP_URL is not set on this node');
    await sendOnce(host.sql, order.id, async () => {
      const key = limitKeyOf(order);
      if (key && !(await isAllowed(limiter.refuseUsedUp('mails', key)))) return;
      const mail = await write(host, order);
      if (!mail) return;
      await post(host, mailer, { ...mail, id: order.id });
      // Only a mail that was accepted counts: the attempts of one must not use up the limit. A failure here must not send it again.
      if (key) await limiter.consume('mails', key).catch(() => undefined);
    });
  },
};
