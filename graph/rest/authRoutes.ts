import type { OpenedSession } from '../auth/auth.ts';
import { login, logout, register } from '../auth/auth.ts';
import { LoginInput, RegisterInput } from '../auth/authInputs.ts';
import type { Context } from '../context.ts';
import { findViewer } from '../users/users.ts';
import { presentUser } from './present.ts';
import type { RestRoute } from './restRoute.ts';
import { readInput } from './restRoute.ts';

const currentUser = async (ctx: Context) => presentUser(ctx, await findViewer(ctx));

/** The member whom a session was opened for, as they see themselves. */
const presentSession = async (ctx: Context, { sessionId }: OpenedSession) => ({
  ...(await currentUser(ctx)),
  sessionId,
});

/** The specification's section 7, Auth. */
export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/register',
    isPublic: true,
    status: 201,
    async answer(ctx, { body: { username, displayName, password, confirmPassword } }) {
      const input = await readInput(RegisterInput, { username, displayName, password, confirmPassword });
      return presentSession(ctx, await register(ctx, input));
    },
  },
  {
    method: 'POST',
    path: '/auth/login',
    isPublic: true,
    async answer(ctx, { body: { username, password } }) {
      const input = await readInput(LoginInput, { username, password });
      return presentSession(ctx, await login(ctx, input));
    },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    isPublic: true,
    async answer(ctx) {
      await logout(ctx);
      return {};
    },
  },
  { method: 'GET', path: '/auth/me', answer: currentUser },
  { method: 'GET', path: '/auth/user', answer: currentUser },
];
