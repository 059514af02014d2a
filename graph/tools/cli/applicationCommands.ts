import {
  approveApplication,
  type ListedApplication,
  listApplications,
  maxRefused,
  refuseApplication,
  refuseApplications,
} from '../../auth/applications.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';
import type { Operator } from './operator.ts';
import { plural } from './plural.ts';
import { minuteOf, onOneLine } from './sayings.ts';
import { UsageError } from './UsageError.ts';

function say({ username, displayName, createdAt, refusedAt, refusal }: ListedApplication): string {
  const end = refusedAt && `refused ${minuteOf(refusedAt)}: ${onOneLine(refusal ?? '')}`;
  return [username, onOneLine(displayName), `since ${minuteOf(createdAt)}`, end].filter(Boolean).join('  ');
}

const list = defineCommand({
  name: 'application list',
  help: 'Lists the sign-ups that wait for approval, the oldest first, and then the refused ones.',
  operands: [],
  options: {},
  async run(operator) {
    const applications = await listApplications(operator);
    return { data: applications, text: applications.map(say).join('\n') || 'No sign-up waits.' };
  },
});

const approveUser = defineCommand({
  name: 'user approve',
  help: 'Makes an applicant a member, who can then sign in.',
  operands: ['username'],
  options: {},
  async run(operator, { username: name }) {
    const { id, username } = await approveApplication(operator, name);
    return { data: { id, username }, text: `${username} is a member and can sign in.` };
  },
});

const refuseUser = defineCommand({
  name: 'user refuse',
  help: 'Refuses an applicant, who reads your words at sign-in.',
  operands: ['username'],
  options: { words: { type: 'string', value: 'text', help: 'Why, for the applicant.', isRequired: true } },
  async run(operator, { username: name }, { words }) {
    const { id, username, refusal } = await refuseApplication(operator, name, words);
    return { data: { id, username, refusal }, text: `Refused ${username}.` };
  },
});

/** The waiting sign-ups of these usernames, or the oldest ones. Throws NOT_FOUND for a name of none. */
async function chosenOf(operator: Operator, usernames: string | undefined): Promise<ListedApplication[]> {
  const waiting = (await listApplications(operator)).filter(({ refusedAt }) => refusedAt === null);
  if (usernames === undefined) return waiting.slice(0, maxRefused);
  return usernames.split(',').map((given) => {
    const name = given.trim().toLowerCase();
    const found = waiting.find(({ username }) => username.toLowerCase() === name);
    if (!found) throw new DomainError('NOT_FOUND', `No sign-up of ${given.trim()} waits`);
    return found;
  });
}

const refuseSeveral = defineCommand({
  name: 'application refuse',
  help: `Refuses several sign-ups that wait, with the same words: at most ${maxRefused} at once.`,
  operands: [],
  options: {
    words: { type: 'string', value: 'text', help: 'Why, for the applicants.', isRequired: true },
    usernames: { type: 'string', value: 'names', help: 'The usernames, with commas in between.' },
    all: { type: 'boolean', help: `Refuses all that wait, the oldest ${maxRefused} first.` },
  },
  async run(operator, _operands, { words, usernames, all = false }) {
    if (all === (usernames !== undefined)) throw new UsageError('Give either --usernames or --all');
    const chosen = await chosenOf(operator, usernames);
    const refused = await refuseApplications(
      operator,
      chosen.map(({ id }) => id),
      words,
    );
    return { data: refused, text: `Refused ${plural(refused.length, 'sign-up')}.` };
  },
});

export const applicationCommands = [approveUser, refuseUser, refuseSeveral, list];
