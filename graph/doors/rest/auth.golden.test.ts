import { expect } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import type { Row } from '../../test/golden.ts';
import { anyId, goldenTests, refuses } from '../../test/golden.ts';
import { profileOf } from '../../test/profileOf.ts';

const golden = goldenTests();
const aSession: unknown = expect.stringMatching(/^[\w-]{43}$/);
const newcomer = { username: 'dan', displayName: 'Dan', password: 'hill-climb', confirmPassword: 'hill-climb' };

golden('POST /api/auth/register', [
  {
    it: 'answers 201, the new member and their session',
    ask: () => ({ body: newcomer }),
    status: 201,
    answers: () => ({
      ...profileOf({ id: '', username: 'dan' }, { displayName: 'Dan' }),
      id: anyId,
      sessionId: aSession,
    }),
  },
  {
    it: 'is 400 without a name',
    ask: () => ({ body: { ...newcomer, displayName: ' ' } }),
    ...refuses(400, 'Display name is required'),
  },
  {
    it: 'is 400 where the passwords differ',
    ask: () => ({ body: { ...newcomer, confirmPassword: 'x' } }),
    ...refuses(400, 'Passwords do not match'),
  },
  {
    it: 'is 400 for a short password',
    ask: () => ({ body: { ...newcomer, password: 'short' } }),
    ...refuses(400, 'Password must be at least 6 characters'),
  },
  {
    it: 'is 403 for an unknown invitation',
    ask: () => ({ body: { ...newcomer, invitation: 'x'.repeat(43) } }),
    ...refuses(403, 'This invitation is unknown: check that the address is complete'),
  },
  {
    it: 'is 409 for a name that is taken, whatever its case',
    ask: () => ({ body: { ...newcomer, username: 'ADA' } }),
    ...refuses(409, 'Username already taken'),
  },
]);

golden('POST /api/auth/login', [
  {
    it: 'answers 200, the member as they see themselves, and the session',
    ask: () => ({ body: { username: 'Ada', password: 'correct-horse' } }),
    status: 200,
    answers: ({ ada }) => ({ ...profileOf(ada), sessionId: aSession }),
  },
  {
    it: 'is 400 without a password',
    ask: () => ({ body: { username: 'ada' } }),
    ...refuses(400, 'Password is required'),
  },
  {
    it: 'is 400 for a name that is no text',
    ask: () => ({ body: { username: 5, password: 'correct-horse' } }),
    ...refuses(400, 'username must be a text'),
  },
  {
    it: 'is 401 for a wrong password',
    ask: () => ({ body: { username: 'ada', password: 'wrong-horse' } }),
    ...refuses(401, 'Invalid username or password'),
  },
  {
    it: 'is 401 for an unknown name, in the same words',
    ask: () => ({ body: { username: 'nobody', password: 'correct-horse' } }),
    ...refuses(401, 'Invalid username or password'),
  },
  {
    it: 'is 403 for whom the operator has suspended',
    given: ({ app, ada }) => app.run('update "user" set suspended_at = now() where id = $1', ada.id),
    ask: () => ({ body: { username: 'ada', password: 'correct-horse' } }),
    ...refuses(403, 'This account is suspended'),
  },
  {
    it: 'gives whom the operator has suspended a token to appeal by',
    given: async ({ app, ada }) => {
      await app.run('update "user" set suspended_at = now() where id = $1', ada.id);
      await app.run(
        `insert into takedown (id, kind, author_id, reason, words, created_at) values ($1, 'suspension', $2, 'spam', 'Sales', now())`,
        ...[newId(), ada.id],
      );
    },
    ask: () => ({ body: { username: 'ada', password: 'correct-horse' } }),
    status: 403,
    answers: () => ({ message: 'This account is suspended', code: 'FORBIDDEN', appealToken: aSession }),
  },
]);

golden('POST /api/auth/logout', [
  { it: 'answers an empty object', by: 'ada', status: 200, answers: () => ({}) },
  { it: 'answers the same where nobody is signed in', status: 200, answers: () => ({}) },
]);

const ownView: Row[] = [
  { it: 'answers the owner’s view', by: 'ada', status: 200, answers: ({ ada }) => profileOf(ada) },
  { it: 'is 401 for visitors', ...refuses(401, 'Authentication required') },
];

golden('GET /api/auth/me', ownView);

golden('GET /api/auth/user', ownView);
