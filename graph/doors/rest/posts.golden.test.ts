import { anyId, anyInstant, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import { postOf, rideOf, secretOf } from '../../test/goldenPosts.ts';
import { planRides } from '../../test/planRides.ts';
import { bareRide } from '../../test/rideDoors.ts';

const golden = goldenTests();
const clientId = '01990000-0000-7000-8000-00000000c0de';
const unknown = {
  ask: () => ({ params: { id: nobodysId }, body: { content: 'Hi' } }),
  ...refuses(404, 'Post not found'),
};

golden('POST /api/posts', [
  {
    it: 'answers 201 and the new post, of no heed to a createdAt',
    by: 'ben',
    ask: ({ ben }) => ({
      body: {
        content: ' Hello ',
        isRide: false,
        userId: ben.id,
        mediaUrls: ['https://pictures.example/a.jpg'],
        createdAt: 'x',
      },
    }),
    status: 201,
    answers: (world) => ({
      ...postOf(world),
      id: anyId,
      userId: world.ben.id,
      content: 'Hello',
      mediaUrls: ['https://pictures.example/a.jpg'],
      createdAt: anyInstant,
    }),
  },
  {
    it: 'answers 201 and the new ride, its numbers spelled as texts',
    by: 'ada',
    ask: () => ({
      body: {
        content: 'To the pass',
        isRide: true,
        rideData: { ...bareRide, distance: '31.5', elevation: '', type: 'Gravel' },
      },
    }),
    status: 201,
    answers: (world) => ({
      ...rideOf(world),
      id: anyId,
      content: 'To the pass',
      rideData: {
        ...rideOf(world).rideData,
        ...bareRide,
        type: 'gravel',
        startsAt: '2086-06-01T06:30:00.000Z',
      },
      createdAt: anyInstant,
    }),
  },
  {
    it: 'answers 201 and a post for a group that its author has joined',
    by: 'ada',
    ask: ({ group }) => ({ body: { content: 'Hello', privacy: 'group', groupId: group.id } }),
    status: 201,
    answers: (world) => ({
      ...postOf(world),
      id: anyId,
      content: 'Hello',
      privacy: 'group',
      groupId: world.group.id,
      createdAt: anyInstant,
    }),
  },
  {
    it: 'is 400 without a text',
    by: 'ada',
    ask: () => ({ body: { content: ' ' } }),
    ...refuses(400, 'Please add some content to your post'),
  },
  {
    it: 'is 400 for a ride without its description',
    by: 'ada',
    ask: () => ({ body: { isRide: true, rideData: bareRide } }),
    ...refuses(400, 'Please add a description to your ride'),
  },
  {
    it: 'is 400 for a ride that tells too little, naming all that is missing',
    by: 'ada',
    ask: () => ({ body: { content: 'Ride', isRide: true, rideData: { date: '2086-06-01' } } }),
    ...refuses(400, 'Please fill out: Distance, Location, Time'),
  },
  {
    it: 'is 400 for group without groupId',
    by: 'ada',
    ask: () => ({ body: { content: 'Hello', privacy: 'group' } }),
    ...refuses(400, "groupId is required when privacy is 'group'"),
  },
  {
    it: 'is 400 for a picture of another scheme',
    by: 'ada',
    ask: () => ({ body: { content: 'Hello', mediaUrls: ['javascript:alert(1)'] } }),
    ...refuses(400, 'mediaUrls must be a list of image data URLs, http(s) URLs or /media URLs'),
  },
  {
    it: 'is 400 for a member of the wrong type',
    by: 'ada',
    ask: () => ({ body: { content: 'Ride', isRide: true, rideData: { ...bareRide, distance: true } } }),
    ...refuses(400, 'distance must be a number of miles from 0 to 100,000'),
  },
  {
    it: 'is 401 for visitors',
    ask: () => ({ body: { content: 'Hello' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 in another’s name',
    by: 'ada',
    ask: ({ ben }) => ({ body: { content: 'Hello', userId: ben.id } }),
    ...refuses(403, 'You can only act as yourself: userId must be your own id'),
  },
  {
    it: 'is 403 for a group that is not joined',
    by: 'ben',
    ask: ({ group }) => ({ body: { content: 'Hello', groupId: group.id } }),
    ...refuses(403, 'Join this group to post to it'),
  },
  {
    it: 'answers the first result for an id that is sent again',
    by: 'ben',
    given: ({ app, ben }) => app.as(ben).post('/api/posts', { id: clientId, content: 'First' }),
    ask: () => ({ body: { id: clientId, content: ' First ' } }),
    status: 201,
    answers: (world) => ({
      ...postOf(world),
      id: clientId,
      userId: world.ben.id,
      content: 'First',
      createdAt: anyInstant,
    }),
  },
  {
    it: 'is 409 for the id of another’s post',
    by: 'ben',
    ask: ({ post }) => ({ body: { id: post.id, content: 'Mine' } }),
    ...refuses(409, 'This id is taken'),
  },
]);

golden('GET /api/posts/{id}', [
  { it: 'answers a plain post', ask: ({ post }) => ({ params: { id: post.id } }), status: 200, answers: postOf },
  {
    it: 'answers a ride with its data',
    ask: ({ ride }) => ({ params: { id: ride.id } }),
    status: 200,
    answers: rideOf,
  },
  {
    it: 'answers an author their own',
    by: 'ada',
    ask: ({ secret }) => ({ params: { id: secret.id } }),
    status: 200,
    answers: secretOf,
  },
  {
    it: 'is 404 for what one may not see',
    by: 'ben',
    ask: ({ secret }) => ({ params: { id: secret.id } }),
    ...refuses(404, 'Post not found'),
  },
  {
    it: 'is 404 for what does not exist, in the same words',
    by: 'ben',
    ...unknown,
    ask: () => ({ params: { id: nobodysId } }),
  },
]);

golden('PUT /api/posts/{id}', [
  {
    it: 'answers the post as it is now',
    by: 'ada',
    ask: ({ post }) => ({
      params: { id: post.id },
      body: { content: 'Easy', isRide: false, mediaUrls: [], privacy: 'private' },
    }),
    status: 200,
    answers: (world) => ({ ...postOf(world), content: 'Easy', privacy: 'private' }),
  },
  {
    it: 'answers the ride as it is now',
    by: 'ada',
    ask: ({ ride }) => ({
      params: { id: ride.id },
      body: { isRide: true, rideData: { distance: '12.5', date: '2086-06-02', time: '08:00' } },
    }),
    status: 200,
    answers: (world) => ({
      ...rideOf(world),
      rideData: {
        ...rideOf(world).rideData,
        distance: 12.5,
        date: '2086-06-02',
        time: '08:00',
        startsAt: '2086-06-02T08:00:00.000Z',
      },
    }),
  },
  {
    it: 'is 400 where isRide differs',
    by: 'ada',
    ask: ({ ride }) => ({ params: { id: ride.id }, body: { isRide: false } }),
    ...refuses(400, 'isRide must be true: a ride post stays one'),
  },
  {
    it: 'is 400 for a ride that leaves out distance, date or time',
    by: 'ada',
    ask: ({ ride }) => ({ params: { id: ride.id }, body: { rideData: { distance: 5 } } }),
    ...refuses(400, 'Please fill in all required fields (distance, date, time).'),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ post }) => ({ params: { id: post.id }, body: { content: 'Mine' } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for another’s post',
    by: 'ben',
    ask: ({ post }) => ({ params: { id: post.id }, body: { content: 'Mine' } }),
    ...refuses(403, 'You may not edit this post'),
  },
  {
    it: 'is 404 for what one may not see',
    by: 'ben',
    ask: ({ secret }) => ({ params: { id: secret.id }, body: { content: 'Mine' } }),
    ...refuses(404, 'Post not found'),
  },
  {
    it: 'is 409 where it moves a ride into the future after 500 others',
    by: 'ada',
    async given({ app, ada, ride }) {
      await app.run(`update ride set date = '2020-06-01' where id = $1`, ride.id);
      await planRides(app, ada.id, 500);
    },
    ask: ({ ride }) => ({
      params: { id: ride.id },
      body: { rideData: { distance: 5, date: '2086-06-02', time: '08:00' } },
    }),
    ...refuses(
      409,
      'You have 500 rides that start in the future, which is the maximum: delete one first, or wait until one has started',
    ),
  },
]);

golden('DELETE /api/posts/{id}', [
  {
    it: 'answers an empty object',
    by: 'ada',
    ask: ({ post }) => ({ params: { id: post.id } }),
    status: 200,
    answers: () => ({}),
  },
  {
    it: 'is 401 for visitors',
    ask: ({ post }) => ({ params: { id: post.id } }),
    ...refuses(401, 'Authentication required'),
  },
  {
    it: 'is 403 for another’s post',
    by: 'ben',
    ask: ({ post }) => ({ params: { id: post.id } }),
    ...refuses(403, 'You may not delete this post'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { id: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);
