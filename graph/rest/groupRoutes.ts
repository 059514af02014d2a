import Type from 'typebox';
import type { Context } from '../context.ts';
import { GroupScope, listGroups, setGroupMembership } from '../groups/groups.ts';
import { Group } from './answerSchemas.ts';
import { idOf } from './fields.ts';
import { presentGroup } from './present.ts';
import { route } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyGroup = 1_000_000;
const id = idOf('the group');
const refuses = { 404: 'Group not found' };

async function join(ctx: Context, groupId: string, joined: boolean) {
  const { group } = await setGroupMembership(ctx, groupId, joined);
  return presentGroup(ctx, group);
}

/** The specification's section 7, Groups. */
export const groupRoutes = [
  route({
    method: 'GET',
    path: '/groups/popular',
    summary: 'All groups',
    returns: Type.Array(Group, { description: 'The largest first, then by name.' }),
    async answer(ctx) {
      const { nodes } = await listGroups(ctx, { scope: GroupScope.ALL, first: everyGroup });
      return Promise.all(nodes.map((group) => presentGroup(ctx, group)));
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/join',
    summary: 'Join a group',
    description: 'Twice is once.',
    params: { id },
    returns: Group,
    refuses,
    answer: (ctx, { params: { id } }) => join(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/leave',
    summary: 'Leave a group',
    params: { id },
    returns: Group,
    refuses,
    answer: (ctx, { params: { id } }) => join(ctx, id, false),
  }),
];
