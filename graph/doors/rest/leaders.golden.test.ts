import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const benIn = ({ ride, ben }: World) => ({ params: { postId: ride.id, userId: ben.id } });
const unknown = {
  ask: ({ ben }: World) => ({ params: { postId: nobodysId, userId: ben.id } }),
  ...refuses(404, 'Post not found'),
};
const leaderOf = ({ username }: World['ada']) => expect.objectContaining({ username });
const benLeads = ({ app, ride, ben }: World) =>
  app.run('update ride_participant set leads_since = now() where post_id = $1 and user_id = $2', ride.id, ben.id);

golden('GET /api/rides/{postId}/leaders', [
  {
    it: 'answers visitors too, the author first',
    given: benLeads,
    ask: ride,
    status: 200,
    answers: ({ ada, ben }) => [leaderOf(ada), leaderOf(ben)],
  },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

golden('PUT /api/rides/{postId}/leaders/{userId}', [
  {
    it: 'answers the leaders',
    by: 'ada',
    ask: benIn,
    status: 200,
    answers: ({ ada, ben }) => [leaderOf(ada), leaderOf(ben)],
  },
  {
    it: 'is 400 for a member who does not participate',
    by: 'ada',
    ask: ({ ride, cleo }) => ({ params: { postId: ride.id, userId: cleo.id } }),
    ...refuses(400, 'Only a participant can lead the ride: they have to join it first'),
  },
  { it: 'is 401 for visitors', ask: benIn, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for the ride of another', by: 'cleo', ask: benIn, ...refuses(403, 'You may not edit this post') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

golden('DELETE /api/rides/{postId}/leaders/{userId}', [
  {
    it: 'answers the leaders who are left',
    by: 'ada',
    given: benLeads,
    ask: benIn,
    status: 200,
    answers: ({ ada }) => [leaderOf(ada)],
  },
  {
    it: 'lets a co-leader resign',
    by: 'ben',
    given: benLeads,
    ask: benIn,
    status: 200,
    answers: ({ ada }) => [leaderOf(ada)],
  },
  {
    it: 'is 400 for later dates of a ride that does not repeat',
    by: 'ada',
    ask: (world) => ({ ...benIn(world), query: { laterDates: 'true' } }),
    ...refuses(400, 'Only a ride of a series has later dates'),
  },
  { it: 'is 401 for visitors', ask: benIn, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for the ride of another', by: 'cleo', ask: benIn, ...refuses(403, 'You may not edit this post') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);
