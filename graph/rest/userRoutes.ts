import type { Context } from '../context.ts';
import { countsFor } from '../users/distances.ts';
import { UpdateProfileInput } from '../users/userInputs.ts';
import { requireUser, updateProfile } from '../users/users.ts';
import { presentUser } from './present.ts';
import { readNumber } from './readFields.ts';
import type { RestRequest, RestRoute } from './restRoute.ts';
import { readInput, readPage, requireSelf } from './restRoute.ts';

/** How many items a page of these lists holds unless asked otherwise. */
const pageSize = 100;

/** A page of the list of the member whom a path names. */
async function readOwnedPage(ctx: Context, id: string | undefined, query: RestRequest['query']) {
  const { id: ownerId } = await requireUser(ctx, { id });
  return { ownerId, ...readPage(query, pageSize) };
}

/** The specification's section 7, Users. */
export const userRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/users/:id',
    answer: async (ctx, { params: { id } }) => presentUser(ctx, await requireUser(ctx, { id })),
  },
  {
    method: 'GET',
    path: '/users/by-username/:username',
    answer: async (ctx, { params: { username } }) => presentUser(ctx, await requireUser(ctx, { username })),
  },
  {
    method: 'PATCH',
    path: '/users/:id',
    takesPictures: true,
    async answer(ctx, { params: { id = '' }, body: { displayName, username, bio, location, email, phone, ...body } }) {
      requireSelf(ctx, id.toLowerCase());
      const { profilePicture, unitsPreference, timeZone } = body;
      const monthlyGoal = readNumber(body.monthlyGoal);
      const texts = { displayName, username, bio, location, email, phone, timeZone };
      const input = await readInput(UpdateProfileInput, { ...texts, profilePicture, monthlyGoal, unitsPreference });
      return presentUser(ctx, (await updateProfile(ctx, input)).user);
    },
  },
  {
    method: 'GET',
    path: '/users/:id/stats',
    async answer(ctx, { params: { id } }) {
      const user = await requireUser(ctx, { id });
      const distances = await ctx.load.distancesOfUser.load(user.id);
      return {
        ...countsFor(ctx, user),
        followerCount: user.followerCount,
        followingCount: user.followingCount,
        weeklyDistance: distances?.weeklyDistance ?? 0,
        monthlyDistance: distances?.monthlyDistance ?? 0,
      };
    },
  },
  {
    method: 'GET',
    path: '/users/:id/followers',
    async answer(ctx, { params: { id }, query }) {
      const { nodes } = await ctx.load.followersOfUser.load(await readOwnedPage(ctx, id, query));
      return nodes.map((user) => presentUser(ctx, user));
    },
  },
  {
    method: 'GET',
    path: '/users/:id/following',
    async answer(ctx, { params: { id }, query }) {
      const { nodes } = await ctx.load.followingOfUser.load(await readOwnedPage(ctx, id, query));
      return nodes.map((user) => presentUser(ctx, user));
    },
  },
];
