import { expect } from 'vitest';
import { anyId, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';
import { planRides } from '../../test/planRides.ts';
import { repeatRides } from '../../test/repeatRides.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const unknown = { ask: () => ({ params: { postId: nobodysId } }), ...refuses(404, 'Post not found') };
const single = { ask: ride, ...refuses(400, 'This ride does not repeat') };

/** Makes the ride of the world the first of two dates. The second one does not take place. */
async function repeats({ app, ride, ada }: World) {
  const second = await app.ride(ada, { date: '2086-06-08', content: 'Coffee ride' });
  await repeatRides(app, ada, ride, second);
  await app.as(ada).put(`/api/rides/${second.id}/call-off`, { reason: 'Ice' });
}

const series = (mine: readonly boolean[], counts: readonly number[], isJoined = false) => ({
  id: anyId,
  rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=2',
  isJoined,
  dates: ['2086-06-01', '2086-06-08'].map((date, index) => ({
    postId: anyId,
    date,
    time: '07:00',
    isCalledOff: index === 1,
    isParticipating: mine[index] ?? false,
    count: counts[index] ?? 0,
  })),
});

golden('GET /api/rides/{postId}/series', [
  {
    it: 'answers the dates to come',
    by: 'ben',
    given: repeats,
    ask: ride,
    status: 200,
    answers: () => series([true, false], [2, 1]),
  },
  { it: 'is 400 for a ride that does not repeat', ...single },
  { it: 'is 404 for what does not exist', ...unknown },
]);

golden('DELETE /api/rides/{postId}/series', [
  {
    it: 'deletes this date and all later ones',
    by: 'ada',
    given: repeats,
    ask: ride,
    status: 200,
    answers: ({ ride }) => ({ deletedPostIds: expect.arrayContaining([ride.id]), calledOffPostIds: [] }),
  },
  {
    it: 'is 400 without a reason to call off',
    by: 'ada',
    given: repeats,
    ask: (world) => ({ ...ride(world), query: { joinedDates: 'callOff' } }),
    ...refuses(400, 'Please say why the dates are called off'),
  },
  {
    it: 'is 400 for another word',
    by: 'ada',
    ask: (world) => ({ ...ride(world), query: { joinedDates: 'move' } }),
    ...refuses(400, 'joinedDates must be delete, callOff, keep'),
  },
  { it: 'is 400 for a ride that does not repeat', by: 'ada', ask: ride, ...refuses(400, 'This ride does not repeat') },
  {
    it: 'is 403 for the series of another',
    by: 'ben',
    given: repeats,
    ask: ride,
    ...refuses(403, 'You may not delete this post'),
  },
  { it: 'is 404 for what does not exist', ...unknown, by: 'ada' },
]);

golden('PATCH /api/rides/{postId}/series', [
  {
    it: 'adds the dates up to the new last day',
    by: 'ada',
    given: repeats,
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { until: '2086-06-15' } }),
    status: 200,
    answers: () => expect.objectContaining({ rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20860615' }),
  },
  {
    it: 'is 400 for a ride that does not repeat',
    by: 'ada',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { until: '2086-06-15' } }),
    ...refuses(400, 'This ride does not repeat'),
  },
  {
    it: 'is 403 for the series of another',
    by: 'ben',
    given: repeats,
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { until: '2086-06-15' } }),
    ...refuses(403, 'You may not edit this post'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { postId: nobodysId }, body: { until: '2086-06-15' } }),
    ...refuses(404, 'Post not found'),
  },
  {
    it: 'is 409 for too many rides in the future',
    by: 'ada',
    async given(world) {
      await repeats(world);
      await planRides(world.app, world.ada.id, 498);
    },
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { until: '2086-06-15' } }),
    ...refuses(
      409,
      'You have 500 rides that start in the future, which is the maximum: delete one first, or wait until one has started',
    ),
  },
]);

golden('POST /api/rides/{postId}/series/join', [
  {
    it: 'answers that one takes part in all dates that take place',
    by: 'cleo',
    given: repeats,
    ask: ({ ride, cleo }) => ({ params: { postId: ride.id }, body: { userId: cleo.id } }),
    status: 200,
    answers: () => series([true, false], [3, 1], true),
  },
  { it: 'is 400 for a ride that does not repeat', by: 'cleo', ...single },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
  {
    it: 'is 404 for a pace group that the date does not have',
    by: 'cleo',
    given: repeats,
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { paceGroupId: nobodysId } }),
    ...refuses(404, 'Pace group not found'),
  },
]);

golden('DELETE /api/rides/{postId}/series/leave/{userId}', [
  {
    it: 'answers that one has left',
    by: 'ben',
    given: repeats,
    ask: ({ ride, ben }) => ({ params: { postId: ride.id, userId: ben.id } }),
    status: 200,
    answers: () => ({ isJoined: false }),
  },
  {
    it: 'is 400 for a ride that does not repeat',
    by: 'ben',
    ask: ({ ride, ben }) => ({ params: { postId: ride.id, userId: ben.id } }),
    ...refuses(400, 'This ride does not repeat'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: ({ ben }) => ({ params: { postId: nobodysId, userId: ben.id } }),
    ...refuses(404, 'Post not found'),
  },
]);
