import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context, OperatorContext } from '../context.ts';
import type { Application } from '../model/auth/Application.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { earliest, latest } from '../platform/database/ownedPages.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { visitorKey } from '../platform/lib/access.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { type Identity, insertIdentity } from './identities.ts';
import { newMemberFacts, usernameTaken } from './signUps.ts';

// Sign-ups that wait for an operator. An applicant is no member: they cannot sign in, and nobody sees them.

const maxWords = inputLimits.application.words;

/** The most applications that wait at once. Concurrent sign-ups can exceed it by a few. */
export const maxWaiting = 1_000;

/** The most applications that one act refuses. */
export const maxRefused = 100;

/** The most applications of one list of the command line. */
const maxListed = 1_000;

export const ApplicationState = { WAITING: 'waiting', REFUSED: 'refused' } as const;
export type ApplicationState = (typeof ApplicationState)[keyof typeof ApplicationState];
describeEnum(ApplicationState, 'ApplicationState', 'Whether an operator has refused a sign-up.', {
  WAITING: 'It waits for an operator. The oldest is first.',
  REFUSED: 'An operator refused it. The last refused is first.',
});

const applyStatement = statement(
  'application.apply',
  `insert into application (id, username, display_name, password_hash, created_at, issuer, subject, label)
   select $1::uuid, $2::text, $3::text, $4::text, $5::timestamptz, $6::text, $7::text, $8::text where not exists (select from "user" where lower(username) = lower($2))
   on conflict do nothing returning id`,
);
const nameStatement = statement(
  'application.name',
  'select 1 as one from application where lower(username) = lower($1)',
);
const countStatement = statement(
  'application.count',
  'select count(*)::int as count from application where refused_at is null',
);
const approveStatement = statement(
  'application.approve',
  `delete from application where id = $1
   returning id, username, display_name as "displayName", password_hash as "passwordHash", issuer, subject, label`,
);
const refuseStatement = statement(
  'application.refuse',
  'update application set refused_at = $2, refusal = $3 where id = $1 returning id',
);
const refuseWaitingText =
  'update application set refused_at = $2, refusal = $3 where id = any($1::uuid[]) and refused_at is null returning';
const columns = `id, username, display_name as "displayName", created_at as "createdAt", refused_at as "refusedAt", refusal`;
const lists = {
  waiting: {
    list: statement(
      'application.waiting',
      `select ${columns} from application where refused_at is null and (created_at, id) > ($1::timestamptz, $2::uuid)
       order by created_at, id limit $3`,
    ),
    cursors: timeCursors('applications'),
    start: earliest,
  },
  refused: {
    list: statement(
      'application.refused',
      `select ${columns} from application where (refused_at, id) < ($1::timestamptz, $2::uuid)
       order by refused_at desc, id desc limit $3`,
    ),
    cursors: timeCursors('refusedApplications'),
    start: latest,
  },
};
const refuseWaitingStatement = statement('application.refuseWaiting', `${refuseWaitingText} ${columns}`);
const findStatement = statement(
  'application.find',
  `select ${columns} from application where lower(username) = lower($1)`,
);
const byIdStatement = statement('application.byId', `select ${columns} from application where id = $1`);

export type ListedApplication = Omit<Application, 'passwordHash' | keyof Identity>;
type Listed = ListedApplication & Record<string, unknown>;

/** An account that wants to be made. */
export type Applicant = Pick<Application, 'username' | 'displayName' | 'passwordHash'>;

/** Stores a sign-up that waits. Throws CONFLICT 'Username already taken'. */
export async function apply(
  sql: Sql,
  { username, displayName, passwordHash }: Applicant,
  identity: Identity | null,
  now: Date,
): Promise<void> {
  const { issuer = null, subject = null, label = null } = identity ?? {};
  const values = [newId(), username, displayName, passwordHash, now, issuer, subject, label];
  const stored = await sql(applyStatement, values);
  if (stored.length === 0) throw usernameTaken();
}

/** Throws FORBIDDEN while as many sign-ups wait as may, and RATE_LIMITED beyond the share of an address. */
export async function refuseMoreApplications(ctx: Context): Promise<void> {
  const [waiting] = await ctx.sql<{ count: number }>(countStatement);
  if (waiting && waiting.count >= maxWaiting)
    throw new DomainError('FORBIDDEN', 'Too many sign-ups wait for the operator. Please try again in a few days.');
  await ctx.services.limiter.consume('applications', visitorKey(ctx));
}

/** Throws CONFLICT if an application has the name. */
export async function refuseAppliedName(sql: Sql, username: string): Promise<void> {
  if ((await sql(nameStatement, [username])).length > 0) throw usernameTaken();
}

/** The error of a sign-up that was stored and waits. */
export const signUpWaits = () =>
  new DomainError(
    'FORBIDDEN',
    'Your sign-up waits for the approval of the operator. You can sign in once it is approved.',
  );

/** The error of a sign-in by an applicant. `refusal` is null while the application waits. */
export const applicantRefused = (refusal: string | null) =>
  refusal === null
    ? new DomainError('FORBIDDEN', 'This account waits for the approval of the operator')
    : new DomainError('FORBIDDEN', `The operator has refused this account: ${refusal}`);

/** The applications that wait, the oldest first, and then those that were refused in the last 30 days. For the operator. */
export async function listApplications({ sql }: Pick<Context, 'sql'>): Promise<ListedApplication[]> {
  const { waiting, refused } = lists;
  return [
    ...(await sql<Listed>(waiting.list, [...waiting.start, maxListed])),
    ...(await sql<Listed>(refused.list, [...refused.start, maxListed])),
  ];
}

/** A page of the applications that wait, or that were refused. For the operator. */
export async function pageOfApplications(
  { sql }: Pick<Context, 'sql'>,
  state: ApplicationState,
  page: PageArguments,
): Promise<Connection<ListedApplication>> {
  const { list, cursors, start } = lists[state];
  const [time, id] = cursors.decode(page.after) ?? start;
  const rows = await sql<Listed>(list, [time, id, page.first + 1]);
  return toConnection(rows, page, (row) => cursors.encode([(row.refusedAt ?? row.createdAt).toISOString(), row.id]));
}

const notFound = () => new DomainError('NOT_FOUND', 'Application not found');

/** The application with this id or username. */
async function requireApplication(sql: Sql, called: string): Promise<ListedApplication> {
  const finding = isId(called) ? byIdStatement : findStatement;
  const [found] = await sql<Listed>(finding, [called]);
  if (!found) throw notFound();
  return found;
}

/** Makes an applicant a member, given by username or id. Throws NOT_FOUND, and CONFLICT if a member has the name. For the operator. */
export async function approveApplication(ctx: OperatorContext, called: string): Promise<Pick<User, 'id' | 'username'>> {
  const { id, username } = await requireApplication(ctx.sql, called);
  noteAct(ctx, { verb: 'user approve', targetId: id });
  try {
    await inTransaction(ctx.em, async (em) => {
      const [applicant] = await sqlIn(em)<Application & {}>(approveStatement, [id]);
      if (!applicant) throw notFound();
      const { issuer, subject, label, ...account } = applicant;
      em.persist(Object.assign(new User(), newMemberFacts(ctx.services), account, { createdAt: ctx.now }));
      await em.flush();
      if (issuer && subject) await insertIdentity(sqlIn(em), id, { issuer, subject, label }, ctx.now);
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? usernameTaken() : error;
  }
  noteSecurity(ctx, 'signUp', { userId: id });
  return { id, username };
}

function checkRefusal(words: string): string {
  const refusal = words.trim();
  if (!refusal || [...refusal].length > maxWords)
    throw badInput(`words must have 1 to ${maxWords} characters`, 'words');
  return refusal;
}

/** Refuses an applicant, who reads the words at sign-in. Throws NOT_FOUND and BAD_USER_INPUT. For the operator. */
export async function refuseApplication(
  ctx: OperatorContext,
  called: string,
  words: string,
): Promise<ListedApplication> {
  const refusal = checkRefusal(words);
  const application = await requireApplication(ctx.sql, called);
  const { id } = application;
  noteAct(ctx, { verb: 'user refuse', targetId: id, note: refusal });
  await inTransaction(ctx.em, async (em) => {
    if ((await sqlIn(em)(refuseStatement, [id, ctx.now, refusal])).length === 0) throw notFound();
  });
  return { ...application, refusedAt: ctx.now, refusal };
}

/**
 * Refuses at most 100 applicants that wait, given by id, with the same words. Leaves out those who wait no more. Throws BAD_USER_INPUT.
 * For the operator.
 */
export function refuseApplications(
  ctx: OperatorContext,
  ids: readonly string[],
  words: string,
): Promise<ListedApplication[]> {
  const refusal = checkRefusal(words);
  const given = ids.filter(isId);
  if (ids.length > maxRefused)
    throw badInput(`At most ${maxRefused} sign-ups can be refused at once`, 'applicationIds');
  return inTransaction(ctx.em, async (em) => {
    const refused = await sqlIn(em)<Listed>(refuseWaitingStatement, [`{${given.join(',')}}`, ctx.now, refusal]);
    for (const { id } of refused) noteAct({ ...ctx, em }, { verb: 'application refuse', targetId: id, note: refusal });
    return refused;
  });
}
