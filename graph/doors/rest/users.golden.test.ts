import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';
import { profileOf, publicProfileOf } from '../../test/profileOf.ts';

const golden = goldenTests();
const nobody = { ask: () => ({ params: { id: nobodysId } }), ...refuses(404, 'User not found') };
const ada = ({ ada }: World) => ({ params: { id: ada.id } });

golden('GET /api/users/{id}', [
  { it: 'answers the owner all of it', by: 'ada', ask: ada, status: 200, answers: ({ ada }) => profileOf(ada) },
  { it: 'answers others what is public', by: 'ben', ask: ada, status: 200, answers: ({ ada }) => publicProfileOf(ada) },
  { it: 'answers visitors the same', ask: ada, status: 200, answers: ({ ada }) => publicProfileOf(ada) },
  { it: 'is 404 for nobody’s id', ...nobody },
  { it: 'is 404 for what is no id', ask: () => ({ params: { id: 'ada' } }), ...refuses(404, 'User not found') },
]);

golden('GET /api/users/{id}/export', [
  {
    it: 'answers oneself, section by section',
    by: 'ada',
    ask: ada,
    status: 200,
    answers: ({ ada }) =>
      expect.objectContaining({ account: expect.objectContaining({ id: ada.id }), posts: expect.any(Array) }),
  },
  { it: 'is 403 for others', by: 'ben', ask: ada, ...refuses(403, expect.any(String)) },
  { it: 'is 401 for visitors', ask: ada, ...refuses(401, 'Authentication required') },
]);

golden('GET /api/users/by-username/{username}', [
  {
    it: 'answers the member of that name, whatever its case',
    ask: () => ({ params: { username: 'ADA' } }),
    status: 200,
    answers: ({ ada }) => publicProfileOf(ada),
  },
  {
    it: 'is 404 for a name that nobody has',
    ask: () => ({ params: { username: 'nobody' } }),
    ...refuses(404, 'User not found'),
  },
]);

const facts = {
  displayName: 'Ada L.',
  bio: 'Up before the milkman.',
  location: 'Chester',
  email: 'ada@cycle.example',
  phone: '+44 1244 400600',
  profilePicture: 'https://pictures.example/ada.jpg',
  monthlyGoal: 300,
  unitsPreference: 'metric',
  timeZone: 'Europe/London',
};

golden('PATCH /api/users/{id}', [
  {
    it: 'answers the profile with its changes',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { ...facts, username: 'ada', monthlyGoal: '300' } }),
    status: 200,
    answers: ({ ada }) => profileOf(ada, facts),
  },
  {
    it: 'leaves what is left out, and what no member sets',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { bio: 'Hi', followerCount: 9, id: 'x' } }),
    status: 200,
    answers: ({ ada }) => profileOf(ada, { bio: 'Hi' }),
  },
  {
    it: 'is 400 for another username',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { username: 'eve' } }),
    ...refuses(400, 'Username cannot be changed'),
  },
  {
    it: 'is 400 for a goal below 1',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { monthlyGoal: 0 } }),
    ...refuses(400, 'monthlyGoal must be a number of at least 1'),
  },
  {
    it: 'is 400 for a field of the wrong type',
    by: 'ada',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { unitsPreference: 5 } }),
    ...refuses(400, "unitsPreference must be 'imperial' or 'metric'"),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { bio: 'Hi' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for another’s profile, whatever is sent',
    by: 'ben',
    ask: ({ ada }) => ({ params: { id: ada.id }, body: { bio: 5 } }),
    ...refuses(403, 'You can only act as yourself: id must be your own id'),
  },
]);

golden('GET /api/users/{id}/stats', [
  {
    it: 'answers the owner all posts and rides',
    by: 'ada',
    ask: ada,
    status: 200,
    answers: () => ({
      postCount: 2,
      rideCount: 1,
      followerCount: 0,
      followingCount: 0,
      weeklyDistance: 0,
      monthlyDistance: 0,
    }),
  },
  {
    it: 'answers others the public ones',
    given: ({ app, ada, ben }) => app.follow(ben, ada),
    ask: ada,
    status: 200,
    answers: () => ({
      postCount: 1,
      rideCount: 1,
      followerCount: 1,
      followingCount: 0,
      weeklyDistance: 0,
      monthlyDistance: 0,
    }),
  },
  { it: 'is 404 for nobody’s id', ...nobody },
]);

golden('GET /api/users/{id}/followers', [
  {
    it: 'answers a bare array, the newest follow first, with what is the viewer’s own for the viewer',
    by: 'cleo',
    given: async ({ app, ada, ben, cleo }) => {
      await app.follow(ben, ada);
      await app.follow(cleo, ada);
    },
    ask: ada,
    status: 200,
    answers: ({ ben, cleo }) => [profileOf(cleo), publicProfileOf(ben)],
  },
  {
    it: 'takes page and limit',
    given: async ({ app, ada, ben, cleo }) => {
      await app.follow(ben, ada);
      await app.follow(cleo, ada);
    },
    ask: ({ ada }) => ({ params: { id: ada.id }, query: { page: '2', limit: '1' } }),
    status: 200,
    answers: ({ ben }) => [publicProfileOf(ben)],
  },
  {
    it: 'is 400 for a page that is no number',
    ask: ({ ada }) => ({ params: { id: ada.id }, query: { page: 'two' } }),
    ...refuses(400, 'page must be a whole number'),
  },
  { it: 'is 404 for nobody’s id', ...nobody },
]);

golden('GET /api/users/{id}/following', [
  {
    it: 'answers a bare array',
    given: ({ app, ada, ben }) => app.follow(ada, ben),
    ask: ada,
    status: 200,
    answers: ({ ben }) => [publicProfileOf(ben)],
  },
  { it: 'answers an empty one of who follows nobody', ask: ada, status: 200, answers: () => [] },
  { it: 'is 404 for nobody’s id', ...nobody },
]);
