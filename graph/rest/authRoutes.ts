import type { OpenedSession } from '../auth/auth.ts';
import { login, logout, register } from '../auth/auth.ts';
import { LoginInput, RegisterInput } from '../auth/authInputs.ts';
import type { Context } from '../context.ts';
import { findViewer } from '../users/users.ts';
import { Done, Session, User } from './answerSchemas.ts';
import { demanded, text } from './fields.ts';
import { presentUser } from './present.ts';
import { readInput, route } from './restRoute.ts';

const currentUser = async (ctx: Context) => presentUser(ctx, await findViewer(ctx));

/** The member whom a session was opened for, as they see themselves. */
const presentSession = async (ctx: Context, { sessionId }: OpenedSession) => ({
  ...(await currentUser(ctx)),
  sessionId,
});

const usernameRule = '3 to 30 of ASCII letters, digits and _, also . and - inside; unique whatever its case.';

/** The specification's section 7, Auth. */
export const authRoutes = [
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Sign up',
    description: 'Makes an account and signs it in: the session is also set as the cookie `session_id`.',
    isPublic: true,
    body: {
      username: demanded(text(usernameRule, { examples: ['ada'] })),
      displayName: demanded(text('The name to show: 1 to 50 characters of any script.', { examples: ['Ada L.'] })),
      password: demanded(
        text('At least 6 characters, and none of the 3,000 most used passwords.', {
          format: 'password',
          examples: ['hill-climb'],
        }),
      ),
      confirmPassword: demanded(text('The password again.', { format: 'password', examples: ['hill-climb'] })),
    },
    status: 201,
    returns: Session,
    refuses: { 409: 'Username already taken' },
    async answer(ctx, { body: { username, displayName, password, confirmPassword } }) {
      const input = await readInput(RegisterInput, { username, displayName, password, confirmPassword });
      return presentSession(ctx, await register(ctx, input));
    },
  }),
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    description: 'Opens a session beside those that are open; it is also set as the cookie `session_id`.',
    isPublic: true,
    body: {
      username: demanded(text('The username, whatever its case.', { examples: ['demo'] })),
      password: demanded(text('The password.', { format: 'password', examples: ['demo-ride'] })),
    },
    returns: Session,
    refuses: { 401: 'Invalid username or password', 403: 'This account is suspended' },
    async answer(ctx, { body: { username, password } }) {
      const input = await readInput(LoginInput, { username, password });
      return presentSession(ctx, await login(ctx, input));
    },
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out',
    description: 'Ends the session of this request, no other. Ending what is ended already is no error.',
    isPublic: true,
    returns: Done,
    async answer(ctx) {
      await logout(ctx);
      return {};
    },
  }),
  route({
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in',
    isForMembers: true,
    returns: User,
    answer: currentUser,
  }),
  route({
    method: 'GET',
    path: '/auth/user',
    summary: 'Who is signed in, by another name',
    isForMembers: true,
    returns: User,
    answer: currentUser,
  }),
];
