import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { bodyWith, nastyCursor, nastyText, nastyValue, segment } from '../test/hostile.ts';
import { bareRide } from '../test/rideDoors.ts';
import { runs } from '../test/runs.ts';

let app: TestApp;
let ada: Member;
let ride: Made;
let moment: Made;
beforeAll(async () => {
  const unlimited = 1_000_000;
  const limits = { reads: unlimited, writes: unlimited, uploads: unlimited };
  // The end of the test reads everything at once.
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: '{"cost":20000}' });
  ada = await app.member('ada');
  ride = await app.ride(ada, { date: '2086-01-01' });
  moment = await app.moment(ada, ride);
});
afterAll(() => app.close());

const codes = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'PAYLOAD_TOO_LARGE'];
const rideFacts = [
  'distance',
  'location',
  'date',
  'time',
  'timeZone',
  'type',
  'pace',
  'elevation',
  'duration',
  'visibility',
];
const momentFacts = ['id', 'userId', 'description', 'imageUrl', 'location', 'timestamp'];

/** A valid ride with some fields replaced by random values, or a random value instead of a ride. */
const rideData = fc.oneof(
  { weight: 5, arbitrary: bodyWith(...rideFacts).map((facts) => ({ ...bareRide, ...facts })) },
  { weight: 1, arbitrary: nastyValue },
);
const nearlyRight = (facts: string[]) =>
  fc.tuple(fc.constantFrom(...facts), nastyValue).map(([name, value]) => ({ ...bareRide, [name]: value }));
const place = bodyWith('lat', 'lng', 'address');
const momentBody = fc
  .tuple(bodyWith(...momentFacts), fc.option(place))
  .map(([body, location]) => ({ description: 'Here', ...body, ...(location && { location }) }));

interface Request {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  body?: unknown;
}

const toRide = (path: string, id: string) => `/api/rides/${id}/${path}`;
const requests: fc.Arbitrary<() => Request> = fc.oneof(
  fc.oneof(rideData, nearlyRight(rideFacts)).map((data) => (): Request => {
    return { method: 'post', path: '/api/posts', body: { content: 'Ride', isRide: true, rideData: data } };
  }),
  fc.oneof(rideData, nearlyRight(rideFacts)).map((data) => (): Request => {
    return { method: 'put', path: `/api/posts/${ride.id}`, body: { content: 'Ride', rideData: data } };
  }),
  momentBody.map((body) => (): Request => ({ method: 'post', path: toRide('moments', ride.id), body })),
  momentBody.map((body) => (): Request => ({ method: 'put', path: `/api/moments/${moment.id}`, body })),
  nastyValue.map((body) => (): Request => ({ method: 'post', path: toRide('moments', ride.id), body })),
  nastyValue.map((userId) => (): Request => ({ method: 'post', path: toRide('join', ride.id), body: { userId } })),
  nastyValue.map(
    (postIds) => (): Request => ({ method: 'post', path: '/api/posts/metadata/batch', body: { postIds } }),
  ),
  segment.map((id) => (): Request => ({ method: 'post', path: toRide('join', id) })),
  segment.map((id) => (): Request => ({ method: 'post', path: toRide('save', id) })),
  segment.map((id) => (): Request => ({ method: 'post', path: toRide('moments', id), body: { description: 'x' } })),
  segment.map((id) => (): Request => ({ method: 'delete', path: toRide(`leave/${ada.id}`, id) })),
  segment.map((id) => (): Request => ({ method: 'get', path: toRide('participants/count', id) })),
  segment.map((id) => (): Request => ({ method: 'get', path: toRide(`participants/${id}`, ride.id) })),
  segment.map((id) => (): Request => ({ method: 'put', path: `/api/moments/${id}`, body: { description: 'x' } })),
  segment.map((id) => (): Request => ({ method: 'delete', path: `/api/moments/${id}` })),
  segment.map((id) => (): Request => ({ method: 'get', path: `/api/posts/user/rides/${id}` })),
);

test('whatever REST is told of rides and moments, it answers or refuses, and never fails', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(requests, async (request) => {
    const { method, path, body } = request();
    const caller = app.as(ada);
    const answer = method === 'get' ? await caller.get(path) : await caller[method](path, body);
    if (answer.status < 400) return;
    expect(answer.status).toBeLessThan(500);
    expect(codes).toContain(answer.body.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

const documents = [
  'mutation ($ride: CreateRideInput!) { createPost(input: { content: "Ride", ride: $ride }) { post { id } } }',
  'mutation ($ride: UpdateRideInput!, $id: ID!) { updatePost(input: { postId: $id, ride: $ride }) { post { id } } }',
  'mutation ($moment: ShareMomentInput!) { shareMoment(input: $moment) { moment { id location { lat } } } }',
  'query ($after: String, $type: String, $groupId: ID) { rides(after: $after, type: $type, groupId: $groupId) { nodes { id } } }',
  'query ($after: String) { savedRides(after: $after) { nodes { id } } }',
  'query ($id: ID!, $after: String) { post(id: $id) { ride { moments(after: $after) { nodes { id } } } } }',
];
const variables = fc
  .record({ ride: rideData, moment: momentBody, after: nastyCursor, type: nastyText, groupId: nastyText })
  .map((given) => () => ({ ...given, moment: { ...given.moment, postId: ride.id }, id: ride.id }));

test('whatever GraphQL is told of them, it answers or refuses, and never fails', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...documents), variables, async (document, given) => {
    const { status, error } = await app.as(ada).query(document, given());
    expect(status).toBeLessThan(500);
    if (error) expect(codes).toContain(error.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

test('after all that every ride and moment can be read', async () => {
  const { data, error } = await app
    .as(ada)
    .query(
      `{ feed(first: 100) { nodes { ride { startsAt type participantCount moments(first: 100) { nodes { timestamp location { lat } } } } } } }`,
    );
  expect(error).toBeNull();
  expect(data.feed.nodes.length).toBeGreaterThan(0);
  expect((await app.as(ada).get(`/api/users/${ada.id}/stats`)).status).toBe(200);
});
