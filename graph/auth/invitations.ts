import type { Context, OperatorContext, Services } from '../context.ts';
import { Invitation } from '../model/auth/Invitation.ts';
import { mailJob, orderMail } from '../model/auth/mailOrders.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { isMailAddress } from '../platform/lib/mailAddress.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';
import { type LinkState, unknownLink } from './accountTokens.ts';
import { refuseClosed } from './signUps.ts';

// Invitations of operators. One statement counts a use, so that of many parallel sign-ups only as many succeed as allowed.

/** The most invitations of one command, and of its list. */
export const maxInvitations = 1_000;

const day = 24 * 60 * 60 * 1000;
/** The number of days that a link works unless the operator says otherwise. */
export const defaultDays = 14;

const linkStatement = statement(
  'invitation.link',
  'insert into invitation_link (token_hash, invitation_id, created_at, is_mailed) values ($1, $2, $3, $4)',
);
// A link that only one mail contains, and that works once, proves that its user reads that mailbox.
const provenAddress = 'case when l.is_mailed and i.max_uses = 1 then i.mail_address end';
const useStatement = statement(
  'invitation.use',
  `update invitation i set use_count = use_count + 1 from invitation_link l
   where l.token_hash = $1 and i.id = l.invitation_id and i.use_count < i.max_uses and i.expires_at > $2
   returning ${provenAddress} as "provenAddress"`,
);
const findStatement = statement(
  'invitation.find',
  `select i.use_count >= i.max_uses as "isUsed", i.expires_at <= $2 as "isExpired", ${provenAddress} as "provenAddress"
   from invitation_link l join invitation i on i.id = l.invitation_id where l.token_hash = $1`,
);
const columns = `id, max_uses as "maxUses", use_count as "useCount", mail_address as "mailAddress", created_at as "createdAt",
  expires_at as "expiresAt"`;
const pageStatement = statement(
  'invitation.page',
  `select ${columns} from invitation where (created_at, id) < ($1::timestamptz, $2::uuid)
     and created_at = coalesce($4::timestamptz, created_at)
   order by created_at desc, id desc limit $3`,
);
const oneStatement = statement('invitation.one', `select ${columns} from invitation where id = $1`);
const revokeStatement = statement(
  'invitation.revoke',
  'update invitation set expires_at = least(expires_at, $2) where id = $1 returning id',
);

export type InvitationPlan = Pick<Invitation, 'maxUses' | 'mailAddress' | 'expiresAt'>;
type Stored = InvitationPlan & Pick<Invitation, 'id' | 'useCount' | 'createdAt'>;

/** An invitation for the operator. */
export interface ListedInvitation extends Stored {
  /** Whether the mail server has refused its mail for good. The operator can retry the job, or revoke the invitation. */
  readonly isMailRefused: boolean;
}

/** A new invitation. `token` is null if a mail contains the link. */
export type MadeInvitation = InvitationPlan & { readonly id: string; readonly token: string | null };

/** The address of an entry such as `Ada <ada@rides.example>`, or the entry itself. */
export const addressOf = (entry: string): string => (/^[^<>]*<([^<>]*)>$/.exec(entry.trim())?.[1] ?? entry).trim();

/**
 * The addresses of a text, one a line or between commas, each with or without a name. Skips empty entries and repeated addresses. Throws BAD_USER_INPUT, which
 * names the text.
 */
export function addressesIn(
  text: string,
  { name, field, max }: { name: string; field: string; max: number },
): string[] {
  const addresses = new Map<string, string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    // A name in quotes can contain a comma.
    for (const address of line
      .replace(/"[^"]*"/g, '')
      .split(/[,;]/)
      .map(addressOf)) {
      if (!address) continue;
      if (!isMailAddress(address)) throw badInput(`Line ${index + 1} of ${name} is no e-mail address`, field);
      if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address);
    }
  }
  if (addresses.size === 0) throw badInput(`There is no address in ${name}`, field);
  if (addresses.size > max) throw badInput(`There are more than ${max} addresses in ${name}`, field);
  return [...addresses.values()];
}

/** Plans an invitation for each address, or one without an address. */
export function planInvitations(
  now: Date,
  { uses, days, addresses }: { uses: number; days: number; addresses: readonly string[] },
): InvitationPlan[] {
  const plan = { maxUses: uses, expiresAt: new Date(now.getTime() + days * day) };
  const recipients = addresses.length > 0 ? addresses : [null];
  return recipients.map((mailAddress) => ({ ...plan, mailAddress }));
}

/** Stores a link of an invitation and returns its token, which is not stored. `isMailed`: only a mail to its address contains it. */
export async function issueInvitationLink(
  sql: Sql,
  { invitationId, now, isMailed }: { invitationId: string; now: Date; isMailed: boolean },
): Promise<string> {
  const token = newToken();
  await sql(linkStatement, [hashToken(token), invitationId, now, isMailed]);
  return token;
}

/**
 * The act that made invitations. Its instant is that of the invitations, which finds them. The log names no address, because its rows
 * are never deleted.
 */
function actOf([first, ...others]: readonly Invitation[]) {
  if (!first) throw new RangeError('At least one invitation is made');
  const { id, maxUses, expiresAt } = first;
  const note = `${maxUses === 1 ? 'one use' : `${maxUses} uses`}, until ${expiresAt.toISOString().slice(0, 10)}`;
  const verb = 'invitation create';
  return others.length === 0
    ? { verb, targetId: id, note }
    : { verb, note: `${others.length + 1} invitations, each ${note}` };
}

/**
 * Makes invitations, all or none. Orders a mail for each with an address, if the instance sends mail. Throws CONFLICT while sign-up is
 * closed. For the operator.
 */
export async function createInvitations(ctx: OperatorContext, plans: readonly InvitationPlan[]) {
  const { services, now } = ctx;
  refuseClosed(services);
  if (services.mailer) await services.jobs.open();
  const invitations = plans.map((plan) => Object.assign(new Invitation(), plan, { createdAt: now }));
  noteAct(ctx, actOf(invitations));
  ctx.em.persist(invitations);
  return inTransaction(ctx.em, async (em) => {
    await em.flush();
    const made: MadeInvitation[] = [];
    for (const { id, maxUses, mailAddress, expiresAt } of invitations) {
      const isMailed = mailAddress !== null && services.mailer !== null;
      if (isMailed) await orderMail(services, `invitation ${id}`, { kind: 'invitation', invitationId: id }, sqlIn(em));
      const token = isMailed ? null : await issueInvitationLink(sqlIn(em), { invitationId: id, now, isMailed: false });
      made.push({ id, maxUses, mailAddress, expiresAt, token });
    }
    return made;
  });
}

type Row = Stored & Record<string, unknown>;

/** Adds whether the mails of invitations were refused. */
async function withMails(services: Pick<Services, 'jobs'>, rows: readonly Row[]): Promise<ListedInvitation[]> {
  const mailed = rows.flatMap(({ id, mailAddress }) => (mailAddress === null ? [] : [id]));
  const refused = await services.jobs.failedAbout(mailJob.name, 'invitationId', mailed);
  return rows.map((row) => ({ ...row, isMailRefused: refused.has(row.id) }));
}

type Lists = Pick<Context, 'sql' | 'services'>;

/** The newest invitations, or those made at an instant. Those that have ended in the last 30 days are among them. For the operator. */
export const listInvitations = async ({ sql, services }: Lists, madeAt?: Date): Promise<ListedInvitation[]> =>
  withMails(services, await sql<Row>(pageStatement, [...latest, maxInvitations, madeAt ?? null]));

const cursors = timeCursors('invitations');

/** A page of the same list. For the operator. */
export async function pageOfInvitations(
  { sql, services }: Lists,
  page: PageArguments & { readonly madeAt?: Date | null },
): Promise<Connection<ListedInvitation>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const rows = await withMails(
    services,
    await sql<Row>(pageStatement, [time, id, page.first + 1, page.madeAt ?? null]),
  );
  return toConnection(rows, page, (row) => cursors.encode([row.createdAt.toISOString(), row.id]));
}

/** Ends an invitation. Idempotent. Throws NOT_FOUND. For the operator. */
export async function revokeInvitation(ctx: OperatorContext, id: string): Promise<ListedInvitation> {
  noteAct(ctx, { verb: 'invitation revoke', targetId: isId(id) ? id : null });
  await inTransaction(ctx.em, async (em) => {
    const revoked = isId(id) ? await sqlIn(em)(revokeStatement, [id, ctx.now]) : [];
    if (revoked.length === 0) throw notFound();
  });
  const [invitation] = await withMails(ctx.services, await ctx.sql<Row>(oneStatement, [id]));
  if (!invitation) throw notFound();
  return invitation;
}

const notFound = () => new DomainError('NOT_FOUND', 'Invitation not found');

interface CheckedLink {
  readonly state: LinkState;
  /** The address that a sign-up by the link can confirm. Null if it proves none. */
  readonly mailAddress: string | null;
}

interface FoundLink extends Proof {
  readonly isUsed: boolean;
  readonly isExpired: boolean;
}

interface Proof {
  readonly provenAddress: string | null;
}

async function findLink(sql: Sql, token: string, now: Date): Promise<CheckedLink | null> {
  if (!isToken(token)) return null;
  const [found] = await sql<FoundLink & {}>(findStatement, [hashToken(token), now]);
  if (!found) return null;
  if (found.isUsed) return { state: 'used', mailAddress: null };
  return found.isExpired
    ? { state: 'expired', mailAddress: null }
    : { state: 'pending', mailAddress: found.provenAddress };
}

/** The state of the link of an invitation, and the address that it proves. Throws NOT_FOUND. */
export async function checkInvitation(sql: Sql, token: string, now: Date): Promise<CheckedLink> {
  const link = await findLink(sql, token, now);
  if (!link) throw unknownLink();
  return link;
}

/**
 * Counts a use of an invitation. Returns the address that the use proves, null if none. Throws FORBIDDEN for an unknown, used or
 * expired one.
 */
export async function consumeInvitation(sql: Sql, token: string, now: Date): Promise<string | null> {
  const [used] = isToken(token) ? await sql<Proof & {}>(useStatement, [hashToken(token), now]) : [];
  if (used) return used.provenAddress;
  const state = (await findLink(sql, token, now))?.state;
  if (!state) throw new DomainError('FORBIDDEN', 'This invitation is unknown: check that the address is complete');
  throw new DomainError('FORBIDDEN', `This invitation has ${state === 'expired' ? 'expired' : 'been used'}`);
}
