import { expect } from 'vitest';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const unknown = { ask: () => ({ params: { postId: nobodysId } }), ...refuses(404, 'Post not found') };
const noSheet = refuses(404, 'Sheet not found');
const guestId = '0199a000-0000-7000-8000-00000000000b';
const guestIn = ({ ride }: World) => ({ params: { postId: ride.id, guestId } });
const begun = ({ app, ride }: World) =>
  app.run('update ride set date = current_date - 1, time_zone = $2 where id = $1', ride.id, 'UTC');
const tapOf = ({ ride, ben }: World) => ({
  params: { postId: ride.id },
  body: { taps: [{ riderId: ben.id, isHere: true, at: '2026-01-01T08:00:00.000Z' }] },
});
const wasThere = async (world: World) => {
  await begun(world);
  const { params, body } = tapOf(world);
  await world.app.as(world.ada).put(`/api/rides/${params.postId}/check-ins`, body);
};
const withGuest = ({ app, ride, ada }: World) =>
  app.as(ada).put(`/api/rides/${ride.id}/guests/${guestId}`, { name: 'Joan' });
const sheet = (parts: object = {}) => expect.objectContaining({ isOpen: false, guests: [], note: null, ...parts });

golden('GET /api/rides/{postId}/sheet', [
  {
    it: 'answers the sheet',
    by: 'ada',
    ask: ride,
    status: 200,
    answers: () => sheet({ waiting: [], thankedAt: null }),
  },
  { it: 'is 404 for a participant', by: 'ben', ask: ride, ...noSheet },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for what does not exist', by: 'ada', ...unknown },
]);

golden('PUT /api/rides/{postId}/check-ins', [
  {
    it: 'answers the sheet',
    by: 'ada',
    given: begun,
    ask: tapOf,
    status: 200,
    answers: ({ ben }) =>
      sheet({
        isOpen: true,
        riders: [
          expect.objectContaining({ isHere: false, leads: true }),
          expect.objectContaining({
            user: expect.objectContaining({ username: ben.username }),
            isHere: true,
            tappedAt: '2026-01-01T08:00:00.000Z',
          }),
        ],
      }),
  },
  {
    it: 'is 400 long before the start',
    by: 'ada',
    ask: tapOf,
    ...refuses(400, 'Check-in opens 2 hours before the start of the ride'),
  },
  {
    it: 'is 400 without taps',
    by: 'ada',
    ask: (world) => ({ ...tapOf(world), body: {} }),
    ...refuses(400, 'taps must contain 1 to 100 taps'),
  },
  { it: 'is 401 for visitors', ask: tapOf, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for a participant', by: 'ben', ask: tapOf, ...noSheet },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: (world) => ({ ...tapOf(world), params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

const named = (world: World) => ({ ...guestIn(world), body: { name: 'Joan Spokes' } });
golden('PUT /api/rides/{postId}/guests/{guestId}', [
  {
    it: 'answers the sheet',
    by: 'ada',
    ask: named,
    status: 200,
    answers: () =>
      sheet({ guests: [{ id: guestId, name: 'Joan Spokes', paceGroupId: null, isHere: false, tappedAt: null }] }),
  },
  {
    it: 'is 400 without a name',
    by: 'ada',
    ask: (world) => ({ ...guestIn(world), body: {} }),
    ...refuses(400, 'Please enter the name of the guest'),
  },
  {
    it: 'is 409 for a guest of another ride',
    by: 'ada',
    given: async ({ app, ada }) => {
      const other = await app.ride(ada, { date: '2086-06-02' });
      await app.run(`insert into ride_guest (id, post_id, name) values ($1, $2, 'Joan')`, guestId, other.id);
    },
    ask: named,
    ...refuses(409, 'The id belongs to another guest'),
  },
  { it: 'is 401 for visitors', ask: named, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for a participant', by: 'ben', ask: named, ...noSheet },
]);

golden('DELETE /api/rides/{postId}/guests/{guestId}', [
  { it: 'answers the sheet', by: 'ada', given: withGuest, ask: guestIn, status: 200, answers: () => sheet() },
  { it: 'is 401 for visitors', ask: guestIn, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for a participant', by: 'ben', ask: guestIn, ...noSheet },
]);

const noted = ({ ride }: World) => ({ params: { postId: ride.id }, body: { note: 'Regroup at the weir' } });
golden('PUT /api/rides/{postId}/note', [
  {
    it: 'answers the sheet',
    by: 'ada',
    ask: noted,
    status: 200,
    answers: () => sheet({ note: 'Regroup at the weir' }),
  },
  {
    it: 'is 409 for a note that another leader has changed',
    by: 'ada',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { note: 'At the mill', replaces: 'At the weir' } }),
    ...refuses(409, 'Another leader has changed the note. Read it, then save yours again'),
  },
  { it: 'is 401 for visitors', ask: noted, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for a participant', by: 'ben', ask: noted, ...noSheet },
]);

const thanks = ({ ride }: World) => ({ params: { postId: ride.id }, body: { text: 'Thank you' } });
golden('POST /api/rides/{postId}/thanks', [
  {
    it: 'answers the comment',
    by: 'ada',
    given: wasThere,
    ask: thanks,
    status: 201,
    answers: () => expect.objectContaining({ content: 'Thank you' }),
  },
  {
    it: 'is 400 before the ride',
    by: 'ada',
    ask: thanks,
    ...refuses(400, 'The ride has not started yet: thank the riders after it'),
  },
  {
    it: 'is 409 the second time',
    by: 'ada',
    given: async (world) => {
      await wasThere(world);
      await world.app.as(world.ada).post(`/api/rides/${world.ride.id}/thanks`, { text: 'Thank you' });
    },
    ask: thanks,
    ...refuses(409, 'The riders of this ride have been thanked: write a comment instead'),
  },
  { it: 'is 401 for visitors', ask: thanks, ...refuses(401, 'Authentication required') },
  { it: 'is 404 for a participant', by: 'ben', ask: thanks, ...noSheet },
]);

golden('GET /api/rides/{postId}/attendance', [
  {
    it: 'answers who was there',
    by: 'ben',
    given: wasThere,
    ask: ride,
    status: 200,
    answers: ({ ben }) => [expect.objectContaining({ username: ben.username })],
  },
  { it: 'is 404 for others', by: 'cleo', given: wasThere, ask: ride, ...refuses(404, 'Attendance not found') },
  { it: 'is 404 before the start', by: 'ben', ask: ride, ...refuses(404, 'Attendance not found') },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
]);
