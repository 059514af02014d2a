import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const unknown = { ask: () => ({ params: { postId: nobodysId } }), ...refuses(404, 'Post not found') };
const plain = { ask: ({ post }: World) => ({ params: { postId: post.id } }), ...refuses(404, 'Ride not found') };
const past = ({ app, ride }: World) => app.run(`update ride set date = '2020-01-01' where id = $1`, ride.id);
const full = ({ app, ride }: World) => app.run('update ride set places = 1 where id = $1', ride.id);
const waits = async (world: World) => {
  await full(world);
  await world.app.as(world.cleo).put(`/api/rides/${world.ride.id}/waiting`, {});
};

const groupId = '0199a000-0000-7000-8000-00000000000a';
/** A pace group of one place, which the author has taken. */
async function fullGroup(app: World['app'], ride: World['ride'], ada: World['ada']): Promise<void> {
  const group = [groupId, ride.id];
  await app.run(
    `insert into pace_group (id, post_id, letter, name, distance, places) values ($1, $2, 'A', 'Brisk', 31, 1)`,
    ...group,
  );
  await app.run('update ride_participant set pace_group_id = $1 where post_id = $2 and user_id = $3', ...group, ada.id);
}

golden('PUT /api/rides/{postId}/waiting', [
  {
    it: 'answers the position in a full ride',
    by: 'cleo',
    given: full,
    ask: ride,
    status: 200,
    answers: () => ({ isParticipating: false, position: 1 }),
  },
  {
    it: 'gives a free place at once',
    by: 'cleo',
    ask: ride,
    status: 200,
    answers: () => ({ isParticipating: true, position: null }),
  },
  {
    it: 'is 400 once the ride is past',
    by: 'cleo',
    given: past,
    ask: ride,
    ...refuses(400, 'Cannot join a ride that has already passed'),
  },
  {
    it: 'is 409 for a participant who asks for a full pace group',
    by: 'ben',
    given: ({ app, ride, ada }) => fullGroup(app, ride, ada),
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { paceGroupId: groupId } }),
    ...refuses(409, 'This pace group is full. You keep your place in the ride.'),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
  { it: 'is 404 for a plain post', by: 'cleo', ...plain },
]);

golden('DELETE /api/rides/{postId}/waiting', [
  {
    it: 'answers that one no longer waits',
    by: 'cleo',
    given: waits,
    ask: ride,
    status: 200,
    answers: () => ({ isParticipating: false, position: null }),
  },
  {
    it: 'leaves a participant in the ride',
    by: 'ben',
    ask: ride,
    status: 200,
    answers: () => ({ isParticipating: true, position: null }),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
]);

golden('GET /api/rides/{postId}/waiting', [
  {
    it: 'answers who waits, to the author',
    by: 'ada',
    given: waits,
    ask: ride,
    status: 200,
    answers: ({ cleo }) => [expect.objectContaining({ id: cleo.id, username: 'cleo' })],
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for the ride of another', by: 'ben', ask: ride, ...refuses(403, 'You may not edit this post') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

golden('PUT /api/rides/{postId}/maybe', [
  {
    it: 'answers how many may join',
    by: 'cleo',
    ask: ride,
    status: 200,
    answers: () => ({ count: 1, isMaybe: true }),
  },
  {
    it: 'has no effect for a participant',
    by: 'ben',
    ask: ride,
    status: 200,
    answers: () => ({ count: 0, isMaybe: false }),
  },
  {
    it: 'is 400 once the ride is past',
    by: 'cleo',
    given: past,
    ask: ride,
    ...refuses(400, 'Cannot say maybe to a ride that has already passed'),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
  { it: 'is 404 for a plain post', by: 'cleo', ...plain },
]);

golden('DELETE /api/rides/{postId}/maybe', [
  {
    it: 'answers that one has ended it',
    by: 'cleo',
    given: ({ app, ride, cleo }) => app.as(cleo).put(`/api/rides/${ride.id}/maybe`, {}),
    ask: ride,
    status: 200,
    answers: () => ({ count: 0, isMaybe: false }),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
]);
