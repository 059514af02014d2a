import { login, logout, register } from '../../auth/auth.ts';
import { invitationDescription, invitedAddressDescription, LoginInput, RegisterInput } from '../../auth/authInputs.ts';
import type { OpenedSession } from '../../auth/enterSession.ts';
import { newPasswordDescription } from '../../auth/passwordTexts.ts';
import type { Context } from '../../context.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { findViewer } from '../../users/users.ts';
import { Done, Session, User } from './answerSchemas.ts';
import { demanded, optional, text } from './fields.ts';
import { presentUser } from './present.ts';
import { readInput, route } from './restEndpoint.ts';

const currentUser = async (ctx: Context) => presentUser(ctx, await findViewer(ctx));

/** The member of a new session, with their private fields. */
const presentSession = async (ctx: Context, { sessionId }: OpenedSession) => ({
  ...(await currentUser(ctx)),
  sessionId,
});

const usernameRule = '3 to 30 ASCII letters, digits and _, also . and - inside. Unique without regard to case.';

/** Section 7 of the specification: Auth. */
export const authEndpoints = [
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Sign up',
    description: 'Creates an account and a session. The response also sets the session as the cookie `session_id`.',
    isPublic: true,
    body: {
      username: demanded(text(usernameRule, { examples: ['ada'] })),
      displayName: demanded(
        text(`The name to display: 1 to ${inputLimits.user.displayName} characters of any script.`, {
          examples: ['Ada L.'],
        }),
      ),
      password: demanded(text(newPasswordDescription, { format: 'password', examples: ['hill-climb'] })),
      confirmPassword: demanded(text('The same password again.', { format: 'password', examples: ['hill-climb'] })),
      invitation: optional(text(invitationDescription)),
      mailAddress: optional(text(invitedAddressDescription)),
    },
    status: 201,
    returns: Session,
    refuses: { 403: 'This instance accepts no new members', 409: 'Username already taken' },
    async answer(ctx, { body }) {
      const { username, displayName, password, confirmPassword, invitation, mailAddress } = body;
      const account = { username, displayName, password, confirmPassword, invitation, mailAddress };
      const input = await readInput(RegisterInput, account);
      return presentSession(ctx, await register(ctx, input));
    },
  }),
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    description:
      'Creates another session; existing sessions stay. The response also sets it as the cookie `session_id`.',
    isPublic: true,
    body: {
      username: demanded(text('The username. Case does not matter.', { examples: ['demo'] })),
      password: demanded(text('The password.', { format: 'password', examples: ['demo-ride'] })),
    },
    returns: Session,
    refuses: {
      401: 'Invalid username or password',
      403: 'This account is suspended, with an `appealToken` while the member can appeal',
    },
    async answer(ctx, { body: { username, password } }) {
      const input = await readInput(LoginInput, { username, password });
      return presentSession(ctx, await login(ctx, input));
    },
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out',
    description: 'Ends only the session of this request. Ending a session that has already ended is not an error.',
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
    summary: 'Get the signed-in member',
    description: 'The whole account, including private fields.',
    isForMembers: true,
    returns: User,
    answer: currentUser,
  }),
  route({
    method: 'GET',
    path: '/auth/user',
    summary: 'Get the signed-in member (alias)',
    description: 'Same as `GET /auth/me`.',
    isForMembers: true,
    returns: User,
    answer: currentUser,
  }),
];
