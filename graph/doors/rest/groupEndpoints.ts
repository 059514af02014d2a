import Type from 'typebox';
import type { Context } from '../../context.ts';
import { GroupOrder, GroupScope, listGroups, setGroupMembership } from '../../groups/groups.ts';
import { Group } from './answerSchemas.ts';
import { idOf } from './fields.ts';
import { presentGroup } from './present.ts';
import { route } from './restEndpoint.ts';

/** This route has no pages: it returns the whole list. */
const everyGroup = 1_000_000;
const id = idOf('the group');
const refuses = { 404: 'Group not found' };

async function join(ctx: Context, groupId: string, joined: boolean) {
  const { group } = await setGroupMembership(ctx, groupId, joined);
  return presentGroup(ctx, group);
}

/** Section 7 of the specification: Groups. */
export const groupEndpoints = [
  route({
    method: 'GET',
    path: '/groups/popular',
    summary: 'All groups',
    description: 'The largest group comes first. Groups of the same size are sorted by name.',
    returns: Type.Array(Group, {
      description: 'The largest group comes first. Groups of the same size are sorted by name.',
    }),
    async answer(ctx) {
      const { nodes } = await listGroups(ctx, { scope: GroupScope.ALL, order: GroupOrder.POPULAR, first: everyGroup });
      return Promise.all(nodes.map((group) => presentGroup(ctx, group)));
    },
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/join',
    summary: 'Join a group',
    description: 'Joining again has no effect.',
    params: { id },
    returns: Group,
    refuses,
    answer: (ctx, { params: { id } }) => join(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/leave',
    summary: 'Leave a group',
    description: 'Your posts to the group stay there. Leaving again has no effect.',
    params: { id },
    returns: Group,
    refuses,
    answer: (ctx, { params: { id } }) => join(ctx, id, false),
  }),
];
