import type { Context } from '../context.ts';
import { DomainError } from '../lib/errors.ts';
import { countsFor } from '../users/distances.ts';
import type { User } from '../users/User.ts';
import { findUser } from '../users/users.ts';
import { presentUser } from './present.ts';
import type { RestRoute } from './restRoute.ts';

async function requireUser(ctx: Context, who: { id?: string; username?: string }): Promise<User> {
  const user = await findUser(ctx, who);
  if (!user) throw new DomainError('NOT_FOUND', 'User not found');
  return user;
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
];
