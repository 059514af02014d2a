import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, OperatorContext } from '../context.ts';
import { type ByOperator, noteAct } from '../model/operators/noteAct.ts';
import type { OperatorAccess } from '../model/operators/OperatorAccess.ts';
import { OperatorSession } from '../model/operators/OperatorSession.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { hashToken, isToken, newToken } from '../platform/lib/tokens.ts';
import type { Guesses } from '../platform/limits/limitGuesses.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';

// The board of the operator has sessions of its own. The command line makes a link, whose token opens one session. The token of the
// session then replaces that of the link, so that one of several concurrent tries wins.

const minute = 60_000;
/** How long a link can be used, in minutes. */
export const linkMinutes = 15;
/** How long a session of the board lasts, in seconds. */
export const operatorSessionLifetime = 24 * 60 * 60;
const maxName = 100;

const purgeText = 'delete from operator_session where expires_at <= ?';
const openText = `update operator_session set token_hash = $2, opened_at = $3, expires_at = $4, device = $5
  where token_hash = $1 and opened_at is null and expires_at > $3 returning id, operator`;
const findStatement = statement(
  'operatorSession.find',
  `select id as "sessionId", operator as name from operator_session
   where token_hash = $1 and opened_at is not null and expires_at > $2`,
);
const pageStatement = statement(
  'operatorSession.page',
  `select ${columnsOf(OperatorSession, 's')} from operator_session s
   where s.expires_at > $1 and s.id is distinct from $5 and (s.created_at, s.id) < ($2::timestamptz, $3::uuid)
   order by s.created_at desc, s.id desc limit $4`,
);
const oneStatement = statement(
  'operatorSession.one',
  `select ${columnsOf(OperatorSession, 's')} from operator_session s where s.id = $1`,
);

/** A link to the board. Its token is not stored. */
export interface OperatorLink {
  readonly id: string;
  readonly token: string;
  readonly operator: string;
  readonly expiresAt: Date;
}

/** Makes a link for one use, in the name of an operator. Throws BAD_USER_INPUT for an impossible name. */
export async function makeOperatorLink(ctx: ByOperator, name: string): Promise<OperatorLink> {
  const operator = name.trim();
  if (!operator || operator.length > maxName) throw badInput(`name must have 1 to ${maxName} characters`, 'name');
  const token = newToken();
  const expiresAt = new Date(ctx.now.getTime() + linkMinutes * minute);
  const link = { tokenHash: hashToken(token), operator, createdAt: ctx.now, expiresAt };
  const session = Object.assign(new OperatorSession(), link);
  noteAct(ctx, { verb: 'operator link', targetId: session.id, note: `for ${operator}` });
  await inTransaction(ctx.em, async (em) => {
    await em.execute(purgeText, [ctx.now]);
    em.persist(session);
  });
  return { id: session.id, token, operator, expiresAt };
}

/** Uses a link, and returns the session and its token. Null if the link is unknown, used or expired. */
async function useLink({ em, now, board }: Context, linkToken: string) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + operatorSessionLifetime * 1000);
  const values = [hashToken(linkToken), hashToken(token), now, expiresAt, board.cookie.device];
  return inTransaction(em, async (transaction: EntityManager) => {
    const sql = sqlIn(transaction);
    const [opened] = await sql<{ id: string; operator: string }>(
      { name: 'operatorSession.open', text: openText },
      values,
    );
    if (!opened) return null;
    noteAct({ em: transaction, now, operatorName: opened.operator }, { verb: 'operator open', targetId: opened.id });
    return { sessionId: opened.id, name: opened.operator, token };
  });
}

/**
 * Opens a session of the board by the token of a link, and sets its cookie. Throws FORBIDDEN for a link that is unknown, used or
 * expired, and RATE_LIMITED.
 */
export async function openOperatorSession(ctx: Context, linkToken: string): Promise<OperatorAccess> {
  await ctx.services.limiter.consume('signIns', `operator:${visitorKey(ctx)}`);
  const opened = isToken(linkToken) ? await useLink(ctx, linkToken) : null;
  if (!opened) {
    noteSecurity(ctx, 'operatorSignInFailed', { userId: null });
    throw new DomainError('FORBIDDEN', 'This link is unknown, used or expired: make a new one on the command line');
  }
  const { token, ...access } = opened;
  ctx.board.cookie.set(token);
  ctx.services.guesses.noteGood(token);
  noteSecurity(ctx, 'operatorSignIn', { userId: null });
  return access;
}

interface Asked {
  readonly sql: Sql;
  readonly now: Date;
  readonly address: string;
  readonly guesses: Guesses;
}

/** The operator of a token. Null if it is unknown, ended or expired. Throws RATE_LIMITED for an address that guesses. */
export async function findOperator(
  { sql, now, address, guesses }: Asked,
  token: string,
): Promise<OperatorAccess | null> {
  if (!isToken(token)) return null;
  const find = () => sql<{ sessionId: string; name: string }>(findStatement, [hashToken(token), now]);
  const [found] = await guesses.lookUp({ tokens: [token], address }, find, ({ length }) => (length > 0 ? token : null));
  return found ?? null;
}

const cursors = timeCursors('operatorSessions');

type Row = OperatorSession & Record<string, unknown>;

/** A page of the links and sessions that have not expired, the newest first, without one of them. For the operator. */
export async function listOperatorSessions(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  page: PageArguments,
  exceptId?: string,
): Promise<Connection<OperatorSession>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const rows = await sql<Row>(pageStatement, [now, time, id, page.first + 1, exceptId ?? null]);
  return toConnection(rows, page, (row) => cursors.encode([row.createdAt.toISOString(), row.id]));
}

/** Reads a session. For the operator. Throws NOT_FOUND if it has just been ended. */
export async function requireOperatorSession({ sql }: Pick<Context, 'sql'>, id: string): Promise<OperatorSession> {
  const [found] = await sql<Row>(oneStatement, [id]);
  if (!found) throw new DomainError('NOT_FOUND', 'Session not found');
  return found;
}

/** Ends a session, or a link that was not used. Throws NOT_FOUND. */
export async function endOperatorSession(ctx: OperatorContext, id: string): Promise<void> {
  noteAct(ctx, { verb: 'operator end', targetId: isId(id) ? id : null });
  await inTransaction(ctx.em, async (em) => {
    const count = isId(id) ? await em.nativeDelete(OperatorSession, { id, expiresAt: { $gt: ctx.now } }) : 0;
    if (count === 0) throw new DomainError('NOT_FOUND', 'Session not found');
  });
  noteSecurity(ctx, 'operatorSessionEnded', { userId: null });
}
