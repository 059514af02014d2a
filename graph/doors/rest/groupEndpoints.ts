import Type from 'typebox';
import type { Context } from '../../context.ts';
import { editGroup, factsOf } from '../../groups/groupEdits.ts';
import { GroupOrder, GroupScope, listGroups, setGroupMembership } from '../../groups/groups.ts';
import { removeGroupMember } from '../../groups/memberRemoval.ts';
import { appointOrganiser, listOrganisers, resignAsOrganiser } from '../../groups/organisers.ts';
import { askFirst, onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { TakedownReason } from '../../model/takedowns/TakedownKind.ts';
import { removeGroupContent } from '../../takedowns/groupTakedowns.ts';
import { Done, User } from './answerSchemas.ts';
import { choice, demanded, idOf, needed, omittable, optional, picture, text } from './fields.ts';
import { kindOfGroup } from './groupEntryEndpoints.ts';
import { joiningBody, readRulesVersion } from './groupRulesEndpoints.ts';
import { Group } from './groupSchemas.ts';
import { presentGroup, presentUser } from './present.ts';
import { readWhole } from './readWhole.ts';
import { route } from './restEndpoint.ts';

/** This route has no pages: it returns the whole list. */
const everyGroup = 1_000_000;
const id = idOf('the group');
const refuses = { 404: 'Group not found' };

async function join(ctx: Context, change: Parameters<typeof setGroupMembership>[1]) {
  const { group } = await setGroupMembership(ctx, change);
  return presentGroup(ctx, group);
}

/** Section 7 of the specification: Groups. */
export const groupEndpoints = [
  route({
    method: 'GET',
    path: '/groups/popular',
    summary: 'All groups',
    description:
      'A hidden group is listed for its members only. The largest group comes first. Groups of the same size are sorted by name.',
    returns: Type.Array(Group, {
      description: 'The largest group comes first. Groups of the same size are sorted by name.',
    }),
    answer: (ctx, { answerBytes }) =>
      readWhole(
        {
          read: (page) => listGroups(ctx, { scope: GroupScope.ALL, order: GroupOrder.POPULAR, ...page }),
          present: (group) => presentGroup(ctx, group),
          most: everyGroup,
        },
        answerBytes,
      ),
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/join',
    summary: 'Join a group',
    description: 'Joining again has no effect.',
    params: { id },
    body: joiningBody,
    returns: Group,
    refuses: { 403: askFirst, ...refuses },
    answer: (ctx, { params: { id }, body }) =>
      join(ctx, { groupId: id, member: true, rulesVersion: readRulesVersion(body) }),
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/leave',
    summary: 'Leave a group',
    description: 'Your posts to the group stay there. Leaving again has no effect.',
    params: { id },
    returns: Group,
    refuses: { 400: 'You are the only organiser of this group: appoint another member before you leave', ...refuses },
    answer: (ctx, { params: { id } }) => join(ctx, { groupId: id, member: false }),
  }),
  route({
    method: 'PATCH',
    path: '/groups/{id}',
    summary: 'Edit a group that you organise',
    description: 'Omitted fields do not change. Null or a blank text clears the description and the picture.',
    takesPictures: true,
    params: { id },
    body: {
      name: omittable(text(`The name: 1 to ${inputLimits.group.name} characters.`)),
      description: optional(text(`The description: at most ${spelled(inputLimits.group.description)} characters.`)),
      picture: optional(picture),
      kind: kindOfGroup,
    },
    returns: Group,
    refuses: { 400: 'name must have 1 to 100 characters', 403: onlyOrganisers, ...refuses },
    answer: async (ctx, { params: { id }, body }) => presentGroup(ctx, await editGroup(ctx, id, factsOf(body))),
  }),
  route({
    method: 'GET',
    path: '/groups/{id}/organisers',
    summary: 'The organisers of a group',
    description:
      'The longest-serving comes first. Empty for a group that only the operator looks after. Only members read those of a group that is not open.',
    params: { id },
    returns: Type.Array(User, { description: `At most ${inputLimits.group.organisers} members.` }),
    refuses,
    async answer(ctx, { params: { id } }) {
      return (await listOrganisers(ctx, id)).map((user) => presentUser(ctx, user));
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/organisers',
    summary: 'Appoint an organiser',
    description: 'Only organisers appoint others. Appointing the same member again has no effect.',
    params: { id },
    body: { userId: needed(idOf('a member of the group')) },
    returns: Group,
    refuses: {
      400: 'The member does not belong to the group, or the group has 20 organisers.',
      403: onlyOrganisers,
      ...refuses,
    },
    answer: async (ctx, { params: { id }, body: { userId } }) =>
      presentGroup(ctx, await appointOrganiser(ctx, id, userId)),
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/members/{userId}',
    summary: 'Remove a member from a group that you organise',
    description:
      'The member is notified, keeps their posts, and can join an open group again. Removing again has no effect.',
    params: { id, userId: idOf('the member') },
    returns: Group,
    refuses: {
      400: 'An organiser cannot be removed: they resign, or the operator ends their organising',
      403: onlyOrganisers,
      ...refuses,
    },
    answer: async (ctx, { params: { id, userId } }) => presentGroup(ctx, await removeGroupMember(ctx, id, userId)),
  }),
  route({
    method: 'POST',
    path: '/groups/removals',
    summary: 'Remove a post, a comment or a moment in a group that you organise',
    description:
      'With everything under it. Its author reads the reason and can appeal to the operator, who can restore it for 30 days.',
    body: {
      contentId: needed(idOf('a post, a comment or a moment')),
      reason: choice(Object.values(TakedownReason), 'Why.'),
      words: demanded(text(`The explanation that the author reads: 1 to ${inputLimits.takedown.words} characters.`)),
    },
    returns: Done,
    refuses: {
      400: `words must have 1 to ${inputLimits.takedown.words} characters`,
      403: onlyOrganisers,
      404: 'Content not found',
    },
    async answer(ctx, { body: { contentId, reason, words } }) {
      await removeGroupContent(ctx, contentId, { reason, words: words ?? '' });
      return {};
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/resign',
    summary: 'Stop organising a group',
    description: 'You stay a member. Resigning again has no effect.',
    params: { id },
    body: {
      successorId: optional(
        idOf('a member who organises the group from now on. The only organiser of a group has to give it'),
      ),
    },
    returns: Group,
    refuses: { 400: 'You are the only organiser, and `successorId` names no other member of the group.', ...refuses },
    answer: async (ctx, { params: { id }, body: { successorId } }) =>
      presentGroup(ctx, await resignAsOrganiser(ctx, id, successorId ?? null)),
  }),
];
