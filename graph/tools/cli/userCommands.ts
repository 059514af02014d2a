import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { deleteMember } from '../../account/accountDeletions.ts';
import { MemberState, type OperatorMember, pageOfMembers, requireMember } from '../../account/operatorMembers.ts';
import { liftSuspension, suspendMember } from '../../account/suspensions.ts';
import type { Ended } from '../../auth/auth.ts';
import { RegisterInput } from '../../auth/authInputs.ts';
import { type Confirmed, makeConfirmationLink, removeMailAddress } from '../../auth/mailAddresses.ts';
import { refuseWeakPassword } from '../../auth/passwordPolicy.ts';
import { makeResetLink } from '../../auth/recovery.ts';
import { replacePassword } from '../../auth/replacePassword.ts';
import { requirePasswords } from '../../auth/requirePassword.ts';
import { newMemberFacts, usernameTaken } from '../../auth/signUps.ts';
import type { Context } from '../../context.ts';
import { noteAct } from '../../model/operators/noteAct.ts';
import { User } from '../../model/users/User.ts';
import { flush } from '../../platform/database/inTransaction.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { hashPassword } from '../../platform/lib/passwords.ts';
import { noteSecurity } from '../../platform/telemetry/securityLog.ts';
import { checkReason, warn } from '../../takedowns/takedowns.ts';
import { defineCommand } from './command.ts';
import { groundsOptions } from './contentCommands.ts';
import type { Operator } from './operator.ts';
import { pageOptions, pageOutcome, readPage } from './pagedList.ts';
import { plural } from './plural.ts';
import { requireYes } from './requireYes.ts';
import { minuteOf } from './sayings.ts';

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

/** Reads or generates a password. Checks it and the names by the rules of sign-up. Throws FORBIDDEN where passwords are off. */
async function chooseCredentials(
  { services }: Context,
  names: Omit<Credentials, 'password'>,
  fromInput: boolean | undefined,
): Promise<Credentials & { shown: string | null }> {
  requirePasswords(services);
  const password = fromInput ? await readPassword() : generatePassword();
  const credentials = { ...names, password };
  await validateInput(Object.assign(new RegisterInput(), credentials, { confirmPassword: password }));
  await refuseWeakPassword(services.passwordPolicy, credentials, 'password');
  return { ...credentials, shown: fromInput ? null : password };
}

async function insertUser(operator: Operator, { username, displayName, password }: Credentials): Promise<User> {
  const { em, now } = operator;
  const passwordHash = await hashPassword(password);
  const facts = { username, displayName: displayName.trim(), passwordHash, createdAt: now };
  const user = Object.assign(new User(), newMemberFacts(operator.services), facts);
  noteAct(operator, { verb: 'user create', targetId: user.id });
  try {
    await flush(em.persist(user));
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw usernameTaken();
  }
  return user;
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
    const { id, username, displayName } = await requireMember(operator, operands.username);
    const { shown, password } = await chooseCredentials(operator, { username, displayName }, fromInput);
    noteAct(operator, { verb: 'user password', targetId: id });
    const ended = await replacePassword(operator, id, password);
    return {
      data: { id, username, password: shown, ...ended },
      text: `Changed the password of ${username}. ${sayEnded(ended)}${sayPassword(shown)}`,
    };
  },
});

const suspend = defineCommand({
  name: 'user suspend',
  help: 'Ends the sessions, access tokens and calendar links of a member and prevents sign-in. The member can appeal once.',
  operands: ['username'],
  options: {
    hide: { type: 'boolean', help: 'Hides the member and all that they wrote from everyone, until --lift.' },
    reason: { type: 'string', value: 'reason', help: `${groundsOptions.reason.help} Default: other.` },
    words: {
      type: 'string',
      value: 'text',
      help: 'The text that the member reads in a mail and when they try to sign in.',
    },
    lift: { type: 'boolean', help: 'Allows sign-in again.' },
    note: { type: 'string', value: 'text', help: 'The reason, for the log.' },
  },
  async run(operator, operands, { lift = false, hide = false, reason, words, note }) {
    if (lift && hide) throw badInput('Give --hide or --lift, not both', 'hide');
    if (lift && words !== undefined) throw badInput('Give --words or --lift, not both', 'words');
    if (lift && reason !== undefined) throw badInput('Give --reason or --lift, not both', 'reason');
    const { id, username } = await requireMember(operator, operands.username);
    const why = { reason: reason === undefined ? null : checkReason(reason), words: words ?? null, note };
    const grounds = { hides: hide, ...why };
    const ended = await (lift ? liftSuspension(operator, id, note) : suspendMember(operator, id, grounds));
    const said = `Suspended ${hide ? 'and hid ' : ''}${username}. ${sayEnded(ended)}`;
    return {
      data: { id, username, isSuspended: !lift, isHidden: hide, ...ended },
      text: lift ? `${username} can sign in again.` : said,
    };
  },
});

const warnMember = defineCommand({
  name: 'user warn',
  help: 'Warns a member: they are notified and read the reason and the words in their settings.',
  operands: ['username'],
  options: groundsOptions,
  async run(operator, operands, grounds) {
    const { id, username } = await requireMember(operator, operands.username);
    const takedown = await warn(operator, id, grounds);
    return { data: takedown, text: `Warned ${username}.` };
  },
});

const sayAddress = (username: string, confirmed: Confirmed | null) =>
  confirmed
    ? `Links for a new password also go to ${confirmed.address}, confirmed on ${confirmed.confirmedAt.toISOString()}: ask ${username} whether it is theirs.`
    : `${username} has no confirmed e-mail address.`;

const resetLink = defineCommand({
  name: 'user reset-link',
  help: 'Prints a link for a new password, for you to hand over. It works once, within an hour.',
  operands: ['username'],
  options: {},
  async run(operator, operands) {
    const { id, username } = await requireMember(operator, operands.username);
    const { path, expiresAt, mailAddress } = await makeResetLink(operator, id);
    const url = `${operator.origin()}${path}`;
    return {
      data: { id, username, url, expiresAt, mailAddress },
      text: `${url}\nHand this link to ${username}. It works once, until ${expiresAt.toISOString()}.\n${sayAddress(username, mailAddress)}`,
    };
  },
});

const confirmLink = defineCommand({
  name: 'user confirm-link',
  help: 'Prints a link that confirms the address that waits, for you to hand over on an instance without mail. It works once, within 24 hours.',
  operands: ['username'],
  options: {},
  async run(operator, operands) {
    const { id, username } = await requireMember(operator, operands.username);
    const { path, expiresAt, address } = await makeConfirmationLink(operator, id);
    const url = `${operator.origin()}${path}`;
    return {
      data: { id, username, url, expiresAt, address },
      text: `${url}\nIt confirms ${address}. Hand it to ${username} only if the address is theirs. It works once, until ${expiresAt.toISOString()}.`,
    };
  },
});

const sayMember = (member: OperatorMember) =>
  [
    member.id,
    minuteOf(member.createdAt),
    member.username,
    member.displayName,
    member.mailAddress,
    member.pendingMailAddress && `${member.pendingMailAddress} waits`,
    member.suspendedAt && (member.isHidden ? 'suspended and hidden' : 'suspended'),
  ]
    .filter(Boolean)
    .join('  ');

const list = defineCommand({
  name: 'user list',
  help: 'Lists the members with their confirmed addresses, the newest first. On an instance without mail also with those that wait.',
  operands: [],
  options: {
    find: {
      type: 'string',
      value: 'text',
      help: 'Lists only those whose name contains this text, or whose confirmed address begins with it.',
    },
    suspended: { type: 'boolean', help: 'Lists only suspended members.' },
    ...pageOptions,
  },
  async run(operator, _operands, { suspended = false, ...page }) {
    const state = suspended ? MemberState.SUSPENDED : MemberState.ALL;
    return pageOutcome(await pageOfMembers(operator, { ...readPage(page), state }), sayMember, 'There are no members.');
  },
});

const removeAddress = defineCommand({
  name: 'user remove-address',
  help: 'Removes the address for mails of a member, and tells it by mail. Links for a new password no longer go there.',
  operands: ['username'],
  options: {},
  async run(operator, operands) {
    const { id, username } = await requireMember(operator, operands.username);
    await removeMailAddress(operator, id);
    return { data: { id, username }, text: `Removed the address of ${username}.` };
  },
});

const remove = defineCommand({
  name: 'user delete',
  help: 'Deletes the account of a member, and all that they wrote.',
  operands: ['username'],
  options: {
    note: { type: 'string', value: 'text', help: 'The reason, for the log.' },
    yes: { type: 'boolean', help: 'Confirms the deletion.' },
  },
  async run(operator, operands, { note, yes }) {
    const { id, username } = await requireMember(operator, operands.username);
    requireYes(yes, `The account of ${username} with all that they wrote`);
    await deleteMember(operator, id, note);
    return { data: { id, username }, text: `Deleted ${username}.` };
  },
});

export const userCommands = [
  create,
  list,
  changePassword,
  resetLink,
  suspend,
  warnMember,
  confirmLink,
  removeAddress,
  remove,
];
