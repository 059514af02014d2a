import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type Ended, endAccess, setSuspension } from '../../auth/auth.ts';
import { RegisterInput } from '../../auth/authInputs.ts';
import { refuseWeakPassword } from '../../auth/passwordPolicy.ts';
import type { Context } from '../../context.ts';
import { User } from '../../model/users/User.ts';
import { flush, inTransaction } from '../../platform/database/inTransaction.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { hashPassword } from '../../platform/lib/passwords.ts';
import { noteSecurity } from '../../platform/telemetry/securityLog.ts';
import { requireUser } from '../../users/users.ts';
import { defineCommand } from './command.ts';
import { plural } from './plural.ts';

const generatedBytes = 15;

/** A random password: 20 characters, 120 bits. */
const generatePassword = (): string => randomBytes(generatedBytes).toString('base64url');

/** Reads a password from standard input, without the line end. A terminal does not show it. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) return ask();
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function ask(): Promise<string> {
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

const passwordOption = {
  type: 'boolean',
  help: 'Reads the password from standard input. Without this option the command generates one and shows it once.',
} as const;

interface Credentials {
  username: string;
  displayName: string;
  password: string;
}

/** Reads or generates a password. Checks it and the names by the rules of sign-up. */
async function chooseCredentials(
  { services }: Context,
  names: Omit<Credentials, 'password'>,
  fromInput: boolean | undefined,
): Promise<Credentials & { shown: string | null }> {
  const password = fromInput ? await readPassword() : generatePassword();
  const credentials = { ...names, password };
  await validateInput(Object.assign(new RegisterInput(), credentials, { confirmPassword: password }));
  await refuseWeakPassword(services.passwordPolicy, credentials, 'password');
  return { ...credentials, shown: fromInput ? null : password };
}

async function insertUser({ em, now }: Context, { username, displayName, password }: Credentials): Promise<User> {
  const passwordHash = await hashPassword(password);
  const user = Object.assign(new User(), { username, displayName: displayName.trim(), passwordHash, createdAt: now });
  try {
    await flush(em.persist(user));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('CONFLICT', 'Username already taken', { field: 'username' });
  }
  return user;
}

/**
 * Replaces the password and ends everything that the old one gave access to: sessions, access tokens and calendar
 * links.
 */
async function replacePassword(ctx: Context, userId: string, password: string): Promise<Ended> {
  const passwordHash = await hashPassword(password);
  const ended = await inTransaction(ctx.em, async (transaction) => {
    await transaction.nativeUpdate(User, { id: userId }, { passwordHash });
    return endAccess(transaction, userId);
  });
  const { endedSessions, revokedTokens } = ended;
  noteSecurity(ctx, 'passwordChanged', { userId, endedSessions, revokedTokens });
  return ended;
}

const sayEnded = ({ endedSessions, revokedTokens, revokedCalendarLinks }: Ended) =>
  [
    `${plural(endedSessions, 'session')} ended.`,
    revokedTokens > 0 && `${plural(revokedTokens, 'access token')} revoked.`,
    revokedCalendarLinks > 0 && `${plural(revokedCalendarLinks, 'calendar link')} revoked.`,
  ]
    .filter(Boolean)
    .join(' ');

const sayPassword = (shown: string | null) => (shown ? `\nPassword: ${shown}` : '');

const create = defineCommand({
  name: 'user create',
  help: 'Creates a member, who can sign in at once.',
  operands: ['username'],
  options: {
    'display-name': { type: 'string', value: 'name', help: 'The name to display. Default: the username.' },
    'password-stdin': passwordOption,
  },
  async run(operator, { username }, { 'display-name': displayName = username, 'password-stdin': fromInput }) {
    const { shown, ...credentials } = await chooseCredentials(operator, { username, displayName }, fromInput);
    const user = await insertUser(operator, credentials);
    noteSecurity(operator, 'signUp', { userId: user.id });
    return {
      data: { id: user.id, username, displayName: user.displayName, password: shown },
      text: `Made ${username} (${user.id}).${sayPassword(shown)}`,
    };
  },
});

const changePassword = defineCommand({
  name: 'user password',
  help: 'Changes the password of a member and ends their sessions, access tokens and calendar links.',
  operands: ['username'],
  options: { 'password-stdin': passwordOption },
  async run(operator, operands, { 'password-stdin': fromInput }) {
    const { id, username, displayName } = await requireUser(operator, operands);
    const { shown, password } = await chooseCredentials(operator, { username, displayName }, fromInput);
    const ended = await replacePassword(operator, id, password);
    return {
      data: { id, username, password: shown, ...ended },
      text: `Changed the password of ${username}. ${sayEnded(ended)}${sayPassword(shown)}`,
    };
  },
});

const suspend = defineCommand({
  name: 'user suspend',
  help: 'Ends the sessions, access tokens and calendar links of a member and prevents sign-in.',
  operands: ['username'],
  options: { lift: { type: 'boolean', help: 'Allows sign-in again.' } },
  async run(operator, operands, { lift = false }) {
    const { id, username } = await requireUser(operator, operands);
    const ended = await setSuspension(operator, id, !lift);
    const { endedSessions, revokedTokens } = ended;
    if (lift) noteSecurity(operator, 'suspensionLifted', { userId: id });
    else noteSecurity(operator, 'suspended', { userId: id, endedSessions, revokedTokens });
    const said = `Suspended ${username}. ${sayEnded(ended)}`;
    return {
      data: { id, username, isSuspended: !lift, ...ended },
      text: lift ? `${username} can sign in again.` : said,
    };
  },
});

export const userCommands = [create, changePassword, suspend];
