import Type from 'typebox';
import { factsOf } from '../../groups/groupEdits.ts';
import { foundGroup } from '../../groups/groupFounding.ts';
import { CreateGroupInvitationInput } from '../../groups/groupInvitationInputs.ts';
import {
  createGroupInvitation,
  findInvitedGroup,
  joinInvitedGroup,
  listGroupInvitations,
  revokeGroupInvitation,
} from '../../groups/groupInvitations.ts';
import { answerGroupRequest, listGroupRequests, setGroupRequest } from '../../groups/groupRequests.ts';
import { findStanding } from '../../groups/groupStandings.ts';
import { requireOrganised } from '../../groups/organisers.ts';
import type { GroupInvitation as InvitationRow } from '../../model/groups/GroupInvitation.ts';
import { GroupKind } from '../../model/groups/GroupKind.ts';
import { onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { choice, demanded, flag, idOf, needed, number, optional, paging, picture, text } from './fields.ts';
import { joiningBody, readRulesVersion } from './groupRulesEndpoints.ts';
import { Group, GroupAsker, GroupInvitation, InvitedGroup } from './groupSchemas.ts';
import { presentGroup, presentUser } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const limits = inputLimits.group;
const id = idOf('the group');
const refuses = { 404: 'Group not found' };
const organiserRefuses = { 403: onlyOrganisers, ...refuses };
const noInvitation = { 404: 'Invitation not found' };
const requestPage = 20;
const token = needed(text('The last part of the link.'));

export const kindOfGroup = optional(
  choice(
    Object.values(GroupKind),
    'Who finds the group and who joins it. Public posts to a group that is not open become posts for its members, and stay so.',
  ),
);

const range = (unit: string, maximum: number) => ({ unit, minimum: 1, maximum });

const presentInvitation = ({ id, maxUses, useCount, createdAt, expiresAt }: InvitationRow) => ({
  id,
  maxUses,
  useCount,
  createdAt,
  expiresAt,
});

/** How members come into a group: by founding it, asking to join it, or an invitation link. */
export const groupEntryEndpoints = [
  route({
    method: 'POST',
    path: '/groups',
    summary: 'Found a group',
    description:
      'You organise it. Only where the operator allows members to found groups: at most 5 a day and 20 in all.',
    takesPictures: true,
    body: {
      name: demanded(text(`The name: 1 to ${limits.name} characters.`)),
      description: optional(text(`The description: at most ${spelled(limits.description)} characters.`)),
      picture: optional(picture),
      kind: kindOfGroup,
    },
    returns: Group,
    refuses: {
      400: `name must have 1 to ${limits.name} characters`,
      403: 'Only the operator of this instance creates groups',
      409: 'You have founded 5 groups within a day, or 20 in all.',
    },
    answer: async (ctx, { body }) => presentGroup(ctx, await foundGroup(ctx, factsOf(body))),
  }),
  route({
    method: 'PUT',
    path: '/groups/{id}/request',
    summary: 'Ask to join a closed group',
    description: 'Its organisers are notified. Asking again has no effect.',
    params: { id },
    body: {
      ...joiningBody,
      words: optional(text(`Your words to the organisers: at most ${limits.requestWords} characters.`)),
    },
    returns: Group,
    refuses: {
      400: 'Everyone can join this group: join it instead of asking',
      409: 'You have asked to join 50 groups.',
      ...refuses,
    },
    answer: async (ctx, { params: { id }, body }) => {
      const change = { groupId: id, asked: true, rulesVersion: readRulesVersion(body), words: body.words };
      return presentGroup(ctx, await setGroupRequest(ctx, change));
    },
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/request',
    summary: 'Withdraw a request to join a group',
    description: 'Withdrawing again has no effect.',
    params: { id },
    returns: Group,
    refuses,
    answer: async (ctx, { params: { id } }) =>
      presentGroup(ctx, await setGroupRequest(ctx, { groupId: id, asked: false })),
  }),
  route({
    method: 'GET',
    path: '/groups/{id}/requests',
    summary: 'The members who ask to join a group that you organise',
    description: 'In the order in which they asked.',
    isForMembers: true,
    params: { id },
    query: paging(requestPage),
    returns: Type.Array(GroupAsker, { description: 'In the order in which they asked.' }),
    refuses: organiserRefuses,
    async answer(ctx, { params: { id }, query }) {
      const group = await requireOrganised(ctx, id);
      const { nodes } = await listGroupRequests(ctx, group, readPage(query, requestPage));
      return Promise.all(
        nodes.map(async (user) => {
          const standing = await findStanding(ctx, user, group.id);
          return { ...presentUser(ctx, user), words: standing?.requestWords ?? null };
        }),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/requests/{userId}',
    summary: 'Answer a request to join a group that you organise',
    description: 'The first answer counts. The member is notified.',
    params: { id, userId: idOf('the member') },
    body: { admitted: flag('true to admit the member, false to refuse.') },
    returns: Group,
    refuses: { 403: onlyOrganisers, 404: 'Group not found, or Request not found' },
    answer: async (ctx, { params: { id, userId }, body: { admitted } }) =>
      presentGroup(ctx, await answerGroupRequest(ctx, { groupId: id, userId, admitted })),
  }),
  route({
    method: 'GET',
    path: '/groups/{id}/invitations',
    summary: 'The invitation links of a group that you organise',
    description: 'Those that work, the newest first. The addresses themselves are not stored.',
    isForMembers: true,
    params: { id },
    returns: Type.Array(GroupInvitation, { description: `At most ${limits.invitations} links.` }),
    refuses: organiserRefuses,
    async answer(ctx, { params: { id } }) {
      const invitations = await listGroupInvitations(ctx, await requireOrganised(ctx, id));
      return invitations.map((invitation) => presentInvitation(invitation));
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/invitations',
    summary: 'Make an invitation link to a group that you organise',
    description:
      'Only this response contains its address. It works while you organise the group, until you have a new password. It needs a session: an access token is refused.',
    params: { id },
    body: {
      uses: optional(
        number('How many members can join by it. Defaults to 1.', range('members', limits.invitationUses)),
      ),
      days: optional(number('For how many days it works. Defaults to 7.', range('days', limits.invitationDays))),
    },
    returns: Type.Object({
      invitation: GroupInvitation,
      path: Type.String({ description: 'The path of the link, which follows the origin of the instance.' }),
    }),
    refuses: {
      400: `uses is no number of members from 1 to ${spelled(limits.invitationUses)}`,
      409: `A group can have at most ${limits.invitations} invitation links: revoke one first`,
      ...organiserRefuses,
    },
    async answer(ctx, { params: { id: groupId }, body: { uses, days } }) {
      const values = {
        groupId,
        ...(uses != null && { uses: readNumber(uses) }),
        ...(days != null && { days: readNumber(days) }),
      };
      const { invitation, path } = await createGroupInvitation(
        ctx,
        await readInput(CreateGroupInvitationInput, values),
      );
      return { invitation: presentInvitation(invitation), path };
    },
  }),
  route({
    method: 'DELETE',
    path: '/group-invitations/{invitationId}',
    summary: 'Revoke an invitation link of a group that you organise',
    description: 'It stops working at once.',
    params: { invitationId: idOf('the invitation') },
    returns: Group,
    refuses: noInvitation,
    answer: async (ctx, { params: { invitationId } }) =>
      presentGroup(ctx, await revokeGroupInvitation(ctx, invitationId)),
  }),
  route({
    method: 'POST',
    path: '/groups/invitations/find',
    summary: 'The group of an invitation link',
    description: 'A read, open to visitors who hold the link.',
    isRead: true,
    body: { token },
    returns: InvitedGroup,
    refuses: noInvitation,
    async answer(ctx, { body }) {
      const group = await findInvitedGroup(ctx, body.token);
      if (!group) throw new DomainError('NOT_FOUND', noInvitation[404]);
      return group;
    },
  }),
  route({
    method: 'POST',
    path: '/groups/invitations/use',
    summary: 'Join a group by an invitation link',
    description: 'A member of the group uses nothing up.',
    body: { token, ...joiningBody },
    returns: Group,
    refuses: noInvitation,
    answer: async (ctx, { body }) => presentGroup(ctx, await joinInvitedGroup(ctx, body.token, readRulesVersion(body))),
  }),
];
