import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../test/caller.ts';
import type { Made, Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/hostile.ts';
import { useApp } from '../../test/useApp.ts';

// The messages of the specification's sections 5 and 8, which are the same in GraphQL and REST.

const app = useApp();
let ada: Member;
let ben: Member;
let post: Made;
let past: Made;
let pastEvent: Made;
let fullEvent: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  post = await app.post(ada);
  past = await app.ride(ada, { date: '2020-01-01' });
  pastEvent = await app.event({ date: '2020-01-01' });
  fullEvent = await app.event({ date: '2099-01-01', maxParticipants: 1 });
  await app.register(fullEvent, ada);
});

interface Saying {
  message: string;
  code: string;
  status: number;
  by: () => Member | null;
  rest(caller: Caller): Promise<{ status: number; body: unknown }>;
  graphql(caller: Caller): Promise<{ error: unknown }>;
}

const visitor = () => null;
const anAda = () => ada;
const aBen = () => ben;

const signUp = { username: 'noor', displayName: 'Noor', password: 'hill-climb', confirmPassword: 'hill-climb' };
const registering = (changes: object) => ({
  by: visitor,
  rest: (caller: Caller) => caller.post('/api/auth/register', { ...signUp, ...changes }),
  graphql: (caller: Caller) =>
    caller.query('mutation ($input: RegisterInput!) { register(input: $input) { sessionId } }', {
      input: { ...signUp, ...changes },
    }),
});
const publishing = (rest: object, graphql: object = rest) => ({
  by: anAda,
  rest: (caller: Caller) => caller.post('/api/posts', rest),
  graphql: (caller: Caller) =>
    caller.query('mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }', {
      input: graphql,
    }),
});
const toggling = (postId: () => string, by: () => Member | null) => ({
  by,
  rest: (caller: Caller) => caller.post('/api/likes/toggle', { postId: postId() }),
  graphql: (caller: Caller) =>
    caller.query('mutation ($id: ID!) { setLike(postId: $id, liked: true) { post { id } } }', { id: postId() }),
});
const registeringFor = (event: () => Made) => ({
  by: aBen,
  rest: (caller: Caller) => caller.post(`/api/events/${event().id}/register`),
  graphql: (caller: Caller) =>
    caller.query('mutation ($id: ID!) { setEventRegistration(eventId: $id, registered: true) { event { id } } }', {
      id: event().id,
    }),
});

const bad = { code: 'BAD_USER_INPUT', status: 400 };

const sayings: Saying[] = [
  { message: 'Display name is required', ...bad, ...registering({ displayName: ' ' }) },
  { message: 'Passwords do not match', ...bad, ...registering({ confirmPassword: 'hill-crawl' }) },
  {
    message: 'Password must be at least 6 characters',
    ...bad,
    ...registering({ password: 'short', confirmPassword: 'short' }),
  },
  { message: 'Username already taken', code: 'CONFLICT', status: 409, ...registering({ username: 'ADA' }) },
  {
    message: 'Invalid username or password',
    code: 'UNAUTHENTICATED',
    status: 401,
    by: visitor,
    rest: (caller) => caller.post('/api/auth/login', { username: 'ada', password: 'wrong' }),
    graphql: (caller) => caller.query('mutation { login(input: {username: "ada", password: "wrong"}) { sessionId } }'),
  },
  { message: 'Please add some content to your post', ...bad, ...publishing({ content: ' \n' }) },
  {
    message: 'Please add a description to your ride',
    ...bad,
    ...publishing({ content: ' ', isRide: true, rideData: {} }, { content: ' ', ride: {} }),
  },
  {
    message: 'Please fill out: Distance, Location, Date, Time',
    ...bad,
    ...publishing({ content: 'Ride', isRide: true, rideData: {} }, { content: 'Ride', ride: {} }),
  },
  {
    message: 'Please fill in all required fields (distance, date, time).',
    ...bad,
    by: anAda,
    rest: (caller) => caller.put(`/api/posts/${past.id}`, { rideData: { distance: 20 } }),
    graphql: (caller) =>
      caller.query('mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }', {
        input: { postId: past.id, ride: { distance: 20 } },
      }),
  },
  {
    message: 'Please enter some text for your comment',
    ...bad,
    by: aBen,
    rest: (caller) => caller.post('/api/comments', { postId: post.id, content: ' ' }),
    graphql: (caller) =>
      caller.query('mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id } } }', {
        input: { postId: post.id, content: ' ' },
      }),
  },
  {
    message: 'Cannot join a ride that has already passed',
    ...bad,
    by: aBen,
    rest: (caller) => caller.post(`/api/rides/${past.id}/join`),
    graphql: (caller) =>
      caller.query('mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { ride { id } } }', {
        id: past.id,
      }),
  },
  { message: 'Cannot register for an event that has already passed', ...bad, ...registeringFor(() => pastEvent) },
  { message: 'Event is full', code: 'CONFLICT', status: 409, ...registeringFor(() => fullEvent) },
  {
    message: 'You cannot follow yourself',
    ...bad,
    by: anAda,
    rest: (caller) => caller.post('/api/follows', { followerId: ada.id, followingId: ada.id }),
    graphql: (caller) =>
      caller.query('mutation ($id: ID!) { setFollow(userId: $id, following: true) { user { id } } }', { id: ada.id }),
  },
  { message: 'Post not found', code: 'NOT_FOUND', status: 404, ...toggling(() => nobodysId, aBen) },
  { message: 'You may not like your own post', code: 'FORBIDDEN', status: 403, ...toggling(() => post.id, anAda) },
  { message: 'Authentication required', code: 'UNAUTHENTICATED', status: 401, ...toggling(() => post.id, visitor) },
  {
    message: 'User not found',
    code: 'NOT_FOUND',
    status: 404,
    by: anAda,
    rest: (caller) => caller.post('/api/follows', { followingId: nobodysId }),
    graphql: (caller) =>
      caller.query('mutation ($id: ID!) { setFollow(userId: $id, following: true) { user { id } } }', {
        id: nobodysId,
      }),
  },
];

const named = sayings.map((saying) => [saying.message, saying] as const);

test.each(named)('both doors say ‘%s’', async (message, { code, status, by, rest, graphql }) => {
  const answer = await rest(app.as(by()));
  expect([answer.status, answer.body]).toMatchObject([status, { message, code }]);
  expect((await graphql(app.as(by()))).error).toMatchObject({ message, code });
});
