import { readFile } from 'node:fs/promises';
import {
  addressesIn,
  addressOf,
  createInvitations,
  defaultDays,
  type InvitationPlan,
  type ListedInvitation,
  listInvitations,
  type MadeInvitation,
  maxInvitations,
  planInvitations,
  revokeInvitation,
} from '../../auth/invitations.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { isMailAddress } from '../../platform/lib/mailAddress.ts';
import { defineCommand } from './command.ts';
import type { Operator } from './operator.ts';
import { plural } from './plural.ts';
import { readCount } from './readCount.ts';
import { minuteOf } from './sayings.ts';

const limits = inputLimits.invitation;

/** The addresses of a file. Throws BAD_USER_INPUT. */
async function readAddresses(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw badInput(`${file} cannot be read`, 'file');
  });
  return addressesIn(text, { name: file, field: 'file', max: maxInvitations });
}

/** The addresses to invite. Empty for a link without one. */
async function readRecipients(mail: string | undefined, file: string | undefined): Promise<string[]> {
  if (mail !== undefined && file !== undefined) throw badInput('Give --mail or --file, not both', 'file');
  if (file !== undefined) return readAddresses(file);
  if (mail === undefined) return [];
  const address = addressOf(mail);
  if (!isMailAddress(address)) throw badInput('mail must be an e-mail address', 'mail');
  return [address];
}

function present(operator: Operator, { token, ...invitation }: MadeInvitation) {
  return { ...invitation, url: token && `${operator.origin()}/join/${token}` };
}

/** The links to hand over, one a line, with the addresses that they are for. */
function sayMade(made: readonly ReturnType<typeof present>[], plan: InvitationPlan | undefined): string {
  if (!plan) return '';
  const { maxUses, expiresAt } = plan;
  const rule = `works ${maxUses === 1 ? 'once' : `up to ${maxUses} times`}, until ${minuteOf(expiresAt)}.`;
  const links = made.flatMap(({ mailAddress, url }) => (url ? [[mailAddress, url].filter(Boolean).join('  ')] : []));
  if (links.length === 0) return `Mailing ${plural(made.length, 'invitation')}. Each link ${rule}`;
  return `${links.join('\n')}\nHand the links over. Each link ${rule}`;
}

const create = defineCommand({
  name: 'invitation create',
  help: 'Invites a visitor to sign up, or many: mails the links, or prints them on an instance without mail.',
  operands: [],
  options: {
    uses: { type: 'string', value: 'number', help: 'How many visitors can sign up by each link. Default: 1.' },
    expires: { type: 'string', value: 'days', help: `When the link expires. Default: ${defaultDays} days.` },
    mail: { type: 'string', value: 'address', help: 'The e-mail address to invite.' },
    file: { type: 'string', value: 'path', help: 'A file with the addresses to invite, one a line.' },
  },
  async run(operator, _operands, { uses, expires, mail, file }) {
    const plans = planInvitations(operator.now, {
      uses: readCount('uses', uses, { initial: 1, max: limits.uses }),
      days: readCount('expires', expires, { initial: defaultDays, max: limits.days }),
      addresses: await readRecipients(mail, file),
    });
    const made = (await createInvitations(operator, plans)).map((each) => present(operator, each));
    return { data: file === undefined ? made[0] : made, text: sayMade(made, plans[0]) };
  },
});

function sayListed(invitation: ListedInvitation, now: Date): string {
  const { id, maxUses, useCount, mailAddress, expiresAt, isMailRefused } = invitation;
  const end = `${expiresAt <= now ? 'ended' : 'until'} ${minuteOf(expiresAt)}`;
  return [id, `${useCount} of ${maxUses} used`, end, mailAddress, isMailRefused && 'its mail was refused']
    .filter(Boolean)
    .join('  ');
}

function readMade(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const made = new Date(text);
  if (Number.isNaN(made.getTime())) throw badInput('made must be a time, such as 2026-05-31T08:00:00.000Z', 'made');
  return made;
}

const list = defineCommand({
  name: 'invitation list',
  help: `Lists the newest ${maxInvitations.toLocaleString('en')} invitations, with how often each was used.`,
  operands: [],
  options: {
    made: { type: 'string', value: 'time', help: 'Only those made at this time: the `at` of an act in `log --json`.' },
  },
  async run(operator, _operands, { made }) {
    const invitations = await listInvitations(operator, readMade(made));
    const lines = invitations.map((each) => sayListed(each, operator.now));
    return { data: invitations, text: lines.join('\n') || 'There are no invitations.' };
  },
});

const revoke = defineCommand({
  name: 'invitation revoke',
  help: 'Ends an invitation. Members who signed up by it stay.',
  operands: ['invitation-id'],
  options: {},
  async run(operator, { 'invitation-id': id }) {
    await revokeInvitation(operator, id);
    return { data: { id }, text: `Revoked ${id}.` };
  },
});

export const invitationCommands = [create, list, revoke];
