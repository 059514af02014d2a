import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Ended } from '../auth/auth.ts';
import { endAccess, setSuspension } from '../auth/auth.ts';
import { RegisterInput } from '../auth/authInputs.ts';
import { refuseCommonPassword } from '../auth/commonPasswords.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../lib/errors.ts';
import { validateInput } from '../lib/validation.ts';
import { User } from '../users/User.ts';
import { requireUser } from '../users/users.ts';
import { defineCommand } from './command.ts';
import { plural } from './plural.ts';
import { generatePassword, readPassword } from './readPassword.ts';

const passwordOption = {
  type: 'boolean',
  help: 'Reads the password from standard input; else one is made and shown once.',
} as const;

interface Credentials {
  username: string;
  displayName: string;
  password: string;
}

/** Chooses a password and checks it, and the names, by the rules of signing up. */
async function chooseCredentials(
  names: Omit<Credentials, 'password'>,
  fromInput: boolean | undefined,
): Promise<Credentials & { shown: string | null }> {
  const password = fromInput ? await readPassword() : generatePassword();
  const credentials = { ...names, password };
  await validateInput(Object.assign(new RegisterInput(), credentials, { confirmPassword: password }));
  await refuseCommonPassword(password, 'password');
  return { ...credentials, shown: fromInput ? null : password };
}

async function insertUser({ em, now }: Context, { username, displayName, password }: Credentials): Promise<User> {
  const passwordHash = await hashPassword(password);
  const user = Object.assign(new User(), { username, displayName: displayName.trim(), passwordHash, createdAt: now });
  try {
    await em.persist(user).flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('CONFLICT', 'Username already taken', { field: 'username' });
  }
  return user;
}

/** Whoever knew the old password, sits at a session that was opened by it or holds a secret made there, is out. */
async function replacePassword({ em }: Context, userId: string, password: string): Promise<Ended> {
  const passwordHash = await hashPassword(password);
  return em.transactional(async (transaction) => {
    await transaction.nativeUpdate(User, { id: userId }, { passwordHash });
    return endAccess(transaction, userId);
  });
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
  help: 'Makes a member, who can sign in at once.',
  operands: ['username'],
  options: {
    'display-name': { type: 'string', value: 'name', help: 'The name to show; the username unless given.' },
    'password-stdin': passwordOption,
  },
  async run(operator, { username }, { 'display-name': displayName = username, 'password-stdin': fromInput }) {
    const { shown, ...credentials } = await chooseCredentials({ username, displayName }, fromInput);
    const user = await insertUser(operator, credentials);
    return {
      data: { id: user.id, username, displayName: user.displayName, password: shown },
      text: `Made ${username} (${user.id}).${sayPassword(shown)}`,
    };
  },
});

const changePassword = defineCommand({
  name: 'user password',
  help: 'Gives a member another password and ends their sessions, access tokens and calendar links.',
  operands: ['username'],
  options: { 'password-stdin': passwordOption },
  async run(operator, operands, { 'password-stdin': fromInput }) {
    const { id, username, displayName } = await requireUser(operator, operands);
    const { shown, password } = await chooseCredentials({ username, displayName }, fromInput);
    const ended = await replacePassword(operator, id, password);
    return {
      data: { id, username, password: shown, ...ended },
      text: `Changed the password of ${username}. ${sayEnded(ended)}${sayPassword(shown)}`,
    };
  },
});

const suspend = defineCommand({
  name: 'user suspend',
  help: 'Ends the sessions, access tokens and calendar links of a member and keeps them from signing in.',
  operands: ['username'],
  options: { lift: { type: 'boolean', help: 'Lets them sign in again.' } },
  async run(operator, operands, { lift = false }) {
    const { id, username } = await requireUser(operator, operands);
    const ended = await setSuspension(operator, id, !lift);
    const said = `Suspended ${username}. ${sayEnded(ended)}`;
    return {
      data: { id, username, isSuspended: !lift, ...ended },
      text: lift ? `${username} can sign in again.` : said,
    };
  },
});

export const userCommands = [create, changePassword, suspend];
