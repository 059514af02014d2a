import { expect } from 'vitest';
import { anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import { rideOf } from '../../test/goldenPosts.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const unknown = { ask: () => ({ params: { postId: nobodysId } }), ...refuses(404, 'Post not found') };
const plain = { ask: ({ post }: World) => ({ params: { postId: post.id } }), ...refuses(404, 'Ride not found') };
const past = ({ app, ride }: World) => app.run(`update ride set date = '2020-01-01' where id = $1`, ride.id);
const full = ({ app, ride }: World) => app.run('update ride set places = 1 where id = $1', ride.id);
const isSaved = ({ app, ben, ride }: World) => app.as(ben).post(`/api/rides/${ride.id}/save`);

/** The test ride as RFC 5545 text, before long lines are folded. */
const calendarOf = ({ app, ride }: World) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cycle Chat//Rides//EN
NAME:Coffee ride
X-WR-CALNAME:Coffee ride
REFRESH-INTERVAL;VALUE=DURATION:PT1H
X-PUBLISHED-TTL:PT1H
BEGIN:VEVENT
UID:${ride.id}@cycle-chat
SEQUENCE:2
DTSTAMP:20260101T080000Z
DTSTART:20860601T070000Z
DTEND:20860601T090000Z
SUMMARY:Coffee ride
LOCATION:Mill Square
DESCRIPTION:Coffee ride\\n\\nroad ride · 20 mi (32.2 km)\\n\\n${app.url}/post/${ride.id}
URL;VALUE=URI:${app.url}/post/${ride.id}
STATUS:CONFIRMED
LAST-MODIFIED:20260101T080000Z
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

golden('POST /api/rides/{postId}/join', [
  {
    it: 'answers the count and that one takes part',
    by: 'cleo',
    ask: ({ ride, cleo }) => ({ params: { postId: ride.id }, body: { userId: cleo.id } }),
    status: 200,
    answers: () => ({ count: 3, isParticipating: true }),
  },
  {
    it: 'answers the same twice',
    by: 'ben',
    ask: ride,
    status: 200,
    answers: () => ({ count: 2, isParticipating: true }),
  },
  {
    it: 'is 400 once the ride is past',
    by: 'cleo',
    given: past,
    ask: ride,
    ...refuses(400, 'Cannot join a ride that has already passed'),
  },
  {
    it: 'is 409 for a full ride',
    by: 'cleo',
    given: full,
    ask: ride,
    ...refuses(409, 'This ride is full. You can join its waiting list.'),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 in another’s name',
    by: 'cleo',
    ask: ({ ride, ben }) => ({ params: { postId: ride.id }, body: { userId: ben.id } }),
    ...refuses(403, 'You can only act as yourself: userId must be your own id'),
  },
  { it: 'is 404 for what does not exist', by: 'cleo', ...unknown },
  { it: 'is 404 for a plain post', by: 'cleo', ...plain },
]);

const off = ({ app, ride }: World) =>
  app.run(`update ride set called_off_at = now(), called_off_reason = 'Snow' where id = $1`, ride.id);
const calledOff = (world: World, reason: string) => {
  const post = rideOf(world);
  return { ...post, rideData: { ...post.rideData, calledOff: { at: anyInstant, reason } } };
};
const ice = ({ ride }: World) => ({ params: { postId: ride.id }, body: { reason: ' Ice ' } });
const started = refuses(400, 'Cannot call off a ride that has already started, or put it on again');

golden('PUT /api/rides/{postId}/call-off', [
  {
    it: 'answers the ride with the reason',
    by: 'ada',
    ask: ice,
    status: 200,
    answers: (world) => calledOff(world, 'Ice'),
  },
  {
    it: 'changes the reason of a ride that is called off',
    by: 'ada',
    given: off,
    ask: ice,
    status: 200,
    answers: (world) => calledOff(world, 'Ice'),
  },
  {
    it: 'is 400 without a reason',
    by: 'ada',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { reason: ' ' } }),
    ...refuses(400, 'Please say why the ride is called off'),
  },
  { it: 'is 400 once the ride is past', by: 'ada', given: past, ask: ice, ...started },
  { it: 'is 401 for visitors', ask: ice, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for the ride of another', by: 'ben', ask: ice, ...refuses(403, 'You may not edit this post') },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { postId: nobodysId }, body: { reason: 'Ice' } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('DELETE /api/rides/{postId}/call-off', [
  { it: 'answers the ride that is on again', by: 'ada', given: off, ask: ride, status: 200, answers: rideOf },
  { it: 'answers the same for a ride that takes place', by: 'ada', ask: ride, status: 200, answers: rideOf },
  {
    it: 'is 400 once the ride is past',
    by: 'ada',
    given: async (world) => {
      await off(world);
      await past(world);
    },
    ask: ride,
    ...started,
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for the ride of another', by: 'ben', ask: ride, ...refuses(403, 'You may not edit this post') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

const leaving = (of: 'ada' | 'ben' | 'cleo') => (world: World) => ({
  params: { postId: world.ride.id, userId: world[of].id },
});

golden('DELETE /api/rides/{postId}/leave/{userId}', [
  {
    it: 'answers the count and that one does not take part, also once the ride is past',
    by: 'ben',
    given: past,
    ask: leaving('ben'),
    status: 200,
    answers: () => ({ count: 1, isParticipating: false }),
  },
  { it: 'is 401 for visitors', ask: leaving('ben'), ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 in another’s name',
    by: 'cleo',
    ask: leaving('ben'),
    ...refuses(403, 'You can only act as yourself: userId must be your own id'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: ({ ben }) => ({ params: { postId: nobodysId, userId: ben.id } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/rides/{postId}/participants/count', [
  { it: 'answers visitors the count', ask: ride, status: 200, answers: () => ({ count: 2 }) },
  { it: 'is 404 for what does not exist', ...unknown },
  { it: 'is 404 for a plain post', ...plain },
]);

golden('GET /api/rides/{postId}/participants/{userId}', [
  {
    it: 'answers true of who takes part',
    ask: leaving('ben'),
    status: 200,
    answers: () => ({ isParticipating: true }),
  },
  {
    it: 'answers false of who does not',
    ask: leaving('cleo'),
    status: 200,
    answers: () => ({ isParticipating: false }),
  },
  {
    it: 'answers false of what does not exist',
    ask: ({ ben }) => ({ params: { postId: nobodysId, userId: ben.id } }),
    status: 200,
    answers: () => ({ isParticipating: false }),
  },
]);

golden('GET /api/rides/{postId}/ride.ics', [
  {
    it: 'answers a calendar of one event',
    given: ({ app, ride }) =>
      app.run(`update ride set changed_at = '2026-01-01T08:00:00Z', sequence = 2 where id = $1`, ride.id),
    ask: ride,
    status: 200,
    answers: (world) => expect.toSatisfy((text: string) => text.replaceAll('\r\n ', '') === calendarOf(world)),
  },
  {
    it: 'is 400 for a ride without a start',
    given: ({ app, ride }) => app.run('update ride set date = null, time = null where id = $1', ride.id),
    ask: ride,
    ...refuses(400, 'This ride has no date and time'),
  },
  { it: 'is 404 for a plain post', ...plain },
  { it: 'is 404 for what does not exist', ...unknown },
]);

golden('GET /api/rides/saved', [
  {
    it: 'answers the rides that one has saved',
    by: 'ben',
    given: isSaved,
    status: 200,
    answers: (world) => [rideOf(world)],
  },
  { it: 'answers nobody else of them', by: 'cleo', given: isSaved, status: 200, answers: () => [] },
  { it: 'is 401 for visitors', ...refuses(401, 'Authentication required') },
]);

golden('POST /api/rides/{postId}/save', [
  { it: 'answers that it is saved', by: 'ben', ask: ride, status: 200, answers: () => ({ isSaved: true }) },
  {
    it: 'answers the same twice',
    by: 'ben',
    given: isSaved,
    ask: ride,
    status: 200,
    answers: () => ({ isSaved: true }),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);

golden('DELETE /api/rides/{postId}/save', [
  {
    it: 'answers that it is not',
    by: 'ben',
    given: isSaved,
    ask: ride,
    status: 200,
    answers: () => ({ isSaved: false }),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ben', ...unknown },
]);
