import { anyId, anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';
import { hour } from '../../test/goldenWorld.ts';

const golden = goldenTests();

const momentOf = ({ moment, ride, ben }: World) => ({
  id: moment.id,
  postId: ride.id,
  userId: ben.id,
  description: 'Top of the pass',
  imageUrl: null,
  location: null,
  timestamp: hour(12).toISOString(),
});

golden('GET /api/rides/{postId}/moments', [
  {
    it: 'answers the moments',
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    status: 200,
    answers: (world) => [momentOf(world)],
  },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('POST /api/rides/{postId}/moments', [
  {
    it: 'answers 201 and the moment, its place and its timestamp kept',
    by: 'ben',
    ask: ({ ride, ben }) => ({
      params: { postId: ride.id },
      body: {
        userId: ben.id,
        description: null,
        imageUrl: 'https://pictures.example/pass.jpg',
        location: { lat: '46.5', lng: -10, address: 'The pass' },
        timestamp: '2026-06-13T10:30:00+02:00',
      },
    }),
    status: 201,
    answers: (world) => ({
      ...momentOf(world),
      id: anyId,
      description: null,
      imageUrl: 'https://pictures.example/pass.jpg',
      location: { lat: 46.5, lng: -10, address: 'The pass' },
      timestamp: '2026-06-13T08:30:00.000Z',
    }),
  },
  {
    it: 'answers 201 and a moment of now where it tells no timestamp',
    by: 'ada',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { description: 'Rolling' } }),
    status: 201,
    answers: (world) => ({
      ...momentOf(world),
      id: anyId,
      userId: world.ada.id,
      description: 'Rolling',
      timestamp: anyInstant,
    }),
  },
  {
    it: 'is 400 for nothing at all',
    by: 'ben',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: {} }),
    ...refuses(400, 'Please add a description, a photo or a location to your moment'),
  },
  {
    it: 'is 400 for a timestamp that lies ahead',
    by: 'ben',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { description: 'x', timestamp: '2999-01-01T00:00:00Z' } }),
    ...refuses(400, 'timestamp must be at most 5 minutes ahead'),
  },
  {
    it: 'is 400 for a place that is no object',
    by: 'ben',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { description: 'x', location: 'here' } }),
    ...refuses(400, 'location must be an object'),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { description: 'x' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for who does not take part',
    by: 'cleo',
    ask: ({ ride }) => ({ params: { postId: ride.id }, body: { description: 'x' } }),
    ...refuses(403, 'Join this ride to share moments of it'),
  },
  {
    it: 'is 404 for a plain post',
    by: 'ben',
    ask: ({ post }) => ({ params: { postId: post.id }, body: { description: 'x' } }),
    ...refuses(404, 'Ride not found'),
  },
  {
    it: 'is 409 for the id of another’s moment',
    by: 'ada',
    ask: ({ ride, moment }) => ({ params: { postId: ride.id }, body: { id: moment.id, description: 'x' } }),
    ...refuses(409, 'This id is taken'),
  },
]);

golden('PUT /api/moments/{id}', [
  {
    it: 'answers the moment as it is now',
    by: 'ben',
    ask: ({ moment }) => ({ params: { id: moment.id }, body: { location: { address: 'The café' } } }),
    status: 200,
    answers: (world) => ({ ...momentOf(world), location: { lat: null, lng: null, address: 'The café' } }),
  },
  {
    it: 'is 400 where nothing would be left',
    by: 'ben',
    ask: ({ moment }) => ({ params: { id: moment.id }, body: { description: null } }),
    ...refuses(400, 'Please add a description, a photo or a location to your moment'),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ moment }) => ({ params: { id: moment.id }, body: { description: 'x' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for another’s',
    by: 'ada',
    ask: ({ moment }) => ({ params: { id: moment.id }, body: { description: 'x' } }),
    ...refuses(403, 'You may not edit this moment'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: () => ({ params: { id: nobodysId }, body: { description: 'x' } }),
    ...refuses(404, 'Moment not found'),
  },
]);

golden('DELETE /api/moments/{id}', [
  {
    it: 'answers an empty object',
    by: 'ben',
    ask: ({ moment }) => ({ params: { id: moment.id } }),
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ moment }) => ({ params: { id: moment.id } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for another’s',
    by: 'ada',
    ask: ({ moment }) => ({ params: { id: moment.id } }),
    ...refuses(403, 'You may not delete this moment'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ben',
    ask: () => ({ params: { id: nobodysId } }),
    ...refuses(404, 'Moment not found'),
  },
]);
