import { requireMember } from '../../account/operatorMembers.ts';
import {
  createInvitationAsOperator,
  listInvitationsAsOperator,
  revokeInvitationAsOperator,
} from '../../groups/groupInvitations.ts';
import { answerRequestAsOperator, pageOfRequests } from '../../groups/operatorGroupMembers.ts';
import type { GroupInvitation } from '../../model/groups/GroupInvitation.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { defineCommand } from './command.ts';
import { pageOptions, pageOutcome, readPage } from './pagedList.ts';
import { readCount } from './readCount.ts';
import { requireGroup } from './requireGroup.ts';
import { minuteOf, onOneLine } from './sayings.ts';

const { invitationUses, invitationDays } = inputLimits.group;
const initialDays = 7;

const listRequests = defineCommand({
  name: 'group request list',
  help: 'Lists the members who ask to join a group, given by its id or name, the first one first.',
  operands: ['group'],
  options: pageOptions,
  async run(operator, operands, page) {
    const { id, name } = await requireGroup(operator, operands.group);
    return pageOutcome(
      await pageOfRequests(operator, id, readPage(page)),
      ({ username, displayName, since, words }) =>
        [username, displayName, `since ${minuteOf(since)}`, words && onOneLine(words)].filter(Boolean).join('  '),
      `Nobody asks to join '${name}'.`,
    );
  },
});

const answerCommand = (admitted: boolean) =>
  defineCommand({
    name: `group request ${admitted ? 'admit' : 'refuse'}`,
    help: admitted
      ? 'Admits a member who asks to join a group, given by its id or name. They are notified.'
      : 'Refuses a member who asks to join a group, given by its id or name. They are notified.',
    operands: ['group', 'username'],
    options: {},
    async run(operator, operands) {
      const { id: groupId, name } = await requireGroup(operator, operands.group);
      const { id: userId, username } = await requireMember(operator, operands.username);
      await answerRequestAsOperator(operator, { groupId, userId, admitted });
      const text = `${admitted ? 'Admitted' : 'Refused'} ${username} in '${name}'.`;
      return { data: { id: groupId, name, username, admitted }, text };
    },
  });

const present = ({ id, maxUses, useCount, createdAt, expiresAt }: GroupInvitation) => ({
  id,
  maxUses,
  useCount,
  createdAt,
  expiresAt,
});

const listInvitations = defineCommand({
  name: 'group invitation list',
  help: 'Lists the links to a group, given by its id or name, that work, the newest first.',
  operands: ['group'],
  options: {},
  async run(operator, operands) {
    const { id, name } = await requireGroup(operator, operands.group);
    const links = await listInvitationsAsOperator(operator, id);
    const lines = links.map(
      (link) => `${link.id}  ${link.useCount} of ${link.maxUses} used  until ${minuteOf(link.expiresAt)}`,
    );
    return { data: links.map(present), text: lines.join('\n') || `No link to '${name}' works.` };
  },
});

const createInvitation = defineCommand({
  name: 'group invitation create',
  help: 'Makes a link by which members join a group, given by its id or name. It is shown once.',
  operands: ['group'],
  options: {
    uses: {
      type: 'string',
      value: 'number',
      help: `How many members can join by it, 1 to ${invitationUses}. Default: 1.`,
    },
    expires: {
      type: 'string',
      value: 'days',
      help: `When it expires, 1 to ${invitationDays} days. Default: ${initialDays} days.`,
    },
  },
  async run(operator, operands, { uses, expires }) {
    const plan = {
      uses: readCount('uses', uses, { initial: 1, max: invitationUses }),
      days: readCount('expires', expires, { initial: initialDays, max: invitationDays }),
    };
    const { id: groupId } = await requireGroup(operator, operands.group);
    const { invitation, path } = await createInvitationAsOperator(operator, { groupId, ...plan });
    const url = `${operator.origin()}${path}`;
    const text = `${url}\nHand the link over. It works until ${minuteOf(invitation.expiresAt)}.`;
    return { data: { ...present(invitation), url }, text };
  },
});

const revokeInvitation = defineCommand({
  name: 'group invitation revoke',
  help: 'Ends a link to a group. Members who joined by it stay.',
  operands: ['invitation-id'],
  options: {},
  async run(operator, { 'invitation-id': id }) {
    await revokeInvitationAsOperator(operator, id);
    return { data: { id }, text: `Revoked ${id}.` };
  },
});

export const groupEntryCommands = [
  listRequests,
  answerCommand(true),
  answerCommand(false),
  listInvitations,
  createInvitation,
  revokeInvitation,
];
