import type { Context } from '../context.ts';
import { openTelling, tellOperator } from '../model/operators/tellOperator.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { consumeToken, issueToken, ownerOfToken, spentLink } from './accountTokens.ts';
import type { AppealSuspensionInput, ReadSuspensionPayload } from './suspensionInputs.ts';

// A suspended member has no session. A link, which a mail or a refused sign-in gives them, shows the statement of reasons and takes
// one appeal.

/** The newest links of a member that stay, so that many sign-ins do not fill the table. */
const maxLinks = 10;

const isWaiting = `t.author_id = $1 and t.kind = '${TakedownKind.SUSPENSION}' and t.decided_at is null and t.appealed_at is null`;

const openStatement = statement(
  'suspension.open',
  `select t.id from takedown t join "user" u on u.id = t.author_id where ${isWaiting} and u.suspended_at is not null limit 1`,
);
const pruneStatement = statement(
  'suspension.pruneLinks',
  `delete from account_token where token_hash in (
     select token_hash from account_token where user_id = $1 and kind = 'appeal' order by created_at desc offset ${maxLinks}
   )`,
);
const readStatement = statement(
  'suspension.read',
  `select t.reason, t.words, t.created_at as "createdAt", exists (select from account_deletion d where d.user_id = u.id) as "isHidden"
   from takedown t join "user" u on u.id = t.author_id where ${isWaiting} and u.suspended_at is not null
   order by t.created_at desc limit 1`,
);
const appealStatement = statement(
  'suspension.appeal',
  `update takedown t set appeal = $2, appealed_at = $3 where ${isWaiting} returning t.id`,
);
const spendStatement = statement(
  'suspension.spendLinks',
  `update account_token set used_at = $2 where user_id = $1 and kind = 'appeal' and used_at is null`,
);

/** Makes a link for the appeal of a suspended member. Null if none is possible: they have appealed, or it is decided. */
export async function issueAppeal(sql: Sql, userId: string, now: Date) {
  if ((await sql(openStatement, [userId])).length === 0) return null;
  const issued = await issueToken(sql, { kind: 'appeal', userId, address: null, now });
  await sql(pruneStatement, [userId]);
  return issued;
}

/** The error of a refused sign-in, with a link to appeal if the member can. */
export async function withAppeal(ctx: Context, userId: string, refusal: DomainError): Promise<DomainError> {
  const { code, message } = refusal;
  const issued = code === 'FORBIDDEN' ? await issueAppeal(ctx.sql, userId, ctx.now) : null;
  return issued ? new DomainError(code, message, { appealToken: issued.token }) : refusal;
}

/** Reads the statement of a suspension by a link. Throws NOT_FOUND, GONE for a used or expired link, and RATE_LIMITED. */
export async function readSuspension(ctx: Context, token: string): Promise<ReadSuspensionPayload> {
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const userId = await ownerOfToken(ctx.sql, 'appeal', token, ctx.now);
  const [found] = await ctx.sql<ReadSuspensionPayload & {}>(readStatement, [userId]);
  if (!found) throw spentLink('expired');
  return found;
}

/**
 * Appeals against a suspension by a link, once. Throws NOT_FOUND, GONE for a used or expired link, BAD_USER_INPUT and
 * RATE_LIMITED.
 */
export async function appealSuspension(ctx: Context, { token, text }: AppealSuspensionInput): Promise<{ ok: boolean }> {
  await ctx.services.limiter.consume('signIns', visitorKey(ctx));
  const userId = await ownerOfToken(ctx.sql, 'appeal', token, ctx.now);
  await openTelling(ctx.services);
  await inTransaction(ctx.em, async (em) => {
    await lockMember(em, userId);
    const sql = sqlIn(em);
    await consumeToken(sql, 'appeal', token, ctx.now);
    if ((await sql(appealStatement, [userId, text.trim(), ctx.now])).length === 0) throw spentLink('expired');
    await sql(spendStatement, [userId, ctx.now]);
    await tellOperator(ctx, sql);
  });
  noteSecurity(ctx, 'suspensionAppealed', { userId });
  return { ok: true };
}
