import { GroupScope, listGroups, setGroupMembership } from '../groups/groups.ts';
import { presentGroup } from './present.ts';
import type { RestRoute } from './restRoute.ts';

/** This route knows no pages: it answers the whole list. */
const everyGroup = 1_000_000;

/** The specification's section 7, Groups. */
export const groupRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/groups/popular',
    async answer(ctx) {
      const { nodes } = await listGroups(ctx, { scope: GroupScope.ALL, first: everyGroup });
      return Promise.all(nodes.map((group) => presentGroup(ctx, group)));
    },
  },
  {
    method: 'POST',
    path: '/groups/:id/join',
    answer: async (ctx, { params: { id = '' } }) => presentGroup(ctx, (await setGroupMembership(ctx, id, true)).group),
  },
  {
    method: 'DELETE',
    path: '/groups/:id/leave',
    answer: async (ctx, { params: { id = '' } }) => presentGroup(ctx, (await setGroupMembership(ctx, id, false)).group),
  },
];
