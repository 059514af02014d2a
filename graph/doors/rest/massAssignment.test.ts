import { getNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { issueAppeal } from '../../auth/suspensionAppeals.ts';
import { newId } from '../../platform/lib/ids.ts';
import { hashToken } from '../../platform/lib/tokens.ts';
import { newcomer } from '../../test/authDoors.ts';
import { sendRaw } from '../../test/caller.ts';
import type { Made, Member } from '../../test/factories.ts';
import { documentFor } from '../../test/fillSlots.ts';
import { dataUrlOf, pictureStored } from '../../test/pictures.ts';
import { grownIn, planted, plantedByColumn } from '../../test/plantedColumns.ts';
import { repeatRides } from '../../test/repeatRides.ts';
import { gpxFile } from '../../test/tracks.ts';
import { useApp } from '../../test/useApp.ts';
import { isOwn } from './fields.ts';
import { routes } from './rest.ts';

// A body cannot write columns that the endpoint does not name, such as an owner, a time or a count.

const schema = makeSchema();

const app = useApp({ GROUP_FOUNDING: 'members' });
/** The token of a link to the group. */
const token = 'a'.repeat(43);
let ada: Member;
let bystander: Member;
let extras: Record<string, unknown>;
let picture: string;
let appealToken: string;
const takedownId = newId();
type Things =
  | 'post'
  | 'unwanted'
  | 'pinned'
  | 'ride'
  | 'others'
  | 'begun'
  | 'stranger'
  | 'group'
  | 'closed'
  | 'led'
  | 'event'
  | 'planned'
  | 'moment'
  | 'comment';
let made: Record<Things | 'asker', Made>;

beforeAll(async () => {
  const { ada: one, ben, carl, dora, bystander: two } = await app.cast('ada', 'ben', 'carl', 'dora', 'bystander');
  [ada, bystander] = [one, two];
  const ride = await app.ride(ada, { date: '2091-01-01' });
  await app.participate(ride, ben);
  const post = await app.post(ada);
  made = {
    post,
    comment: await app.comment(ada, post),
    ride,
    stranger: await app.post(carl),
    unwanted: await app.post(carl),
    pinned: await app.post(carl),
    others: await app.ride(ben, { date: '2091-01-01' }),
    begun: await app.ride(ada, { date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) }),
    group: await app.group('Club'),
    closed: await app.group('Closed'),
    led: await app.group('Led'),
    asker: carl,
    event: await app.event({ date: '2091-01-01' }),
    planned: await app.event({ date: '2091-01-01' }),
    moment: await app.moment(ada, ride),
  };
  await app.run(
    'insert into group_member (group_id, user_id, organises_since) select id, $2, now() from unnest($1::uuid[]) id',
    [made.group.id, made.led.id],
    ada.id,
  );
  await app.run(`update "group" set kind = 'closed' where id = $1`, made.closed.id);
  await app.run('insert into group_request (group_id, user_id) values ($1, $2)', made.led.id, carl.id);
  await app.run(
    `insert into group_invitation (id, group_id, maker_id, token_hash, max_uses, created_at, expires_at)
     values (new_id(), $1, $2, $3, 2, now(), now() + interval '1 day')`,
    ...[made.led.id, ada.id, hashToken(token)],
  );
  await app.run('update "group" set rules_version = 1 where id = $1', made.group.id);
  await app.run('update event set group_id = $2 where id = $1', made.planned.id, made.led.id);
  await app.run('update post set group_id = $2 where id = $1', made.unwanted.id, made.group.id);
  await app.run('update post set group_id = $2 where id = $1', made.pinned.id, made.led.id);
  await app.run('update ride_participant set is_here = true where post_id = $1', made.begun.id);
  await repeatRides(app, ada, made.ride);
  await repeatRides(app, ben, made.others);
  appealToken = await suspend(dora);
  picture = dataUrlOf('png', await pictureStored().png().toBuffer());
  extras = await plantedByColumn(app, bystander);
});

/** Takes something of Ada's down, and suspends a member. Returns the token of the member's appeal. */
async function suspend(member: Member): Promise<string> {
  const kinds = [
    [takedownId, 'comment', ada.id],
    [newId(), 'suspension', member.id],
  ];
  for (const values of kinds)
    await app.run(
      `insert into takedown (id, kind, author_id, reason, words, created_at) values ($1, $2, $3, 'spam', 'Sales', now())`,
      ...values,
    );
  await app.run('update "user" set suspended_at = now() where id = $1', member.id);
  const issued = await issueAppeal(app.backend.sql, member.id, new Date());
  return issued?.token ?? '';
}

const straightOn = [53, 53.1].map((lat) => ({ lat, lng: -3, elevation: 100 }));
const rideData = { distance: 20, location: 'Mill Square', date: '2091-01-01', time: '07:00', places: 20 };
const rulesPath = () => `/groups/${made.group.id}/rules/acknowledgement`;
const plan = { title: 'Loop', date: '2091-01-01', time: '07:00', location: 'Pier' };

/** For each endpoint, a body that it accepts and the parameters of its path. */
const requests: Record<string, () => { path?: string; body: Record<string, unknown> }> = {
  'POST /auth/register': () => ({ body: { ...newcomer('assigned') } }),
  'POST /auth/login': () => ({ body: { username: 'ada', password: 'correct-horse' } }),
  'POST /auth/logout': () => ({ body: {} }),
  'PATCH /users/{id}': () => ({ path: `/users/${ada.id}`, body: { bio: 'Up early' } }),
  'PUT /users/{id}/emergency-contact': () => ({
    path: `/users/${ada.id}/emergency-contact`,
    body: { medicalNote: 'Allergic to wasps' },
  }),
  'POST /posts': () => ({ body: { content: 'Hello', isRide: true, rideData } }),
  'PUT /posts/{id}': () => ({ path: `/posts/${made.ride.id}`, body: { content: 'Hello again', rideData } }),
  'POST /media': () => ({ body: { image: picture } }),
  'POST /routes': () => ({ body: { file: gpxFile(straightOn) } }),
  'POST /likes/toggle': () => ({ body: { postId: made.others.id } }),
  'POST /comments': () => ({ body: { postId: made.post.id, content: 'Well ridden' } }),
  'PUT /comments/{id}': () => ({ path: `/comments/${made.comment.id}`, body: { content: 'Well ridden indeed' } }),
  'POST /rides/{postId}/join': () => ({ path: `/rides/${made.others.id}/join`, body: {} }),
  'PUT /rides/{postId}/call-off': () => ({ path: `/rides/${made.ride.id}/call-off`, body: { reason: 'Ice' } }),
  'PUT /rides/{postId}/leaders/{userId}': () => ({ path: `/rides/${made.ride.id}/leaders/{ben}`, body: {} }),
  'PUT /rides/{postId}/check-ins': () => ({
    path: `/rides/${made.begun.id}/check-ins`,
    body: { taps: [{ riderId: ada.id, isHere: true, at: '2026-01-01T08:00:00.000Z' }] },
  }),
  'PUT /rides/{postId}/guests/{guestId}': () => ({
    path: `/rides/${made.ride.id}/guests/${newId()}`,
    body: { name: 'Joan Spokes' },
  }),
  'PUT /rides/{postId}/note': () => ({ path: `/rides/${made.ride.id}/note`, body: { note: 'Regroup', replaces: '' } }),
  'POST /rides/{postId}/thanks': () => ({ path: `/rides/${made.begun.id}/thanks`, body: { text: 'Thank you' } }),
  'PUT /rides/{postId}/waiting': () => ({ path: `/rides/${made.others.id}/waiting`, body: {} }),
  'PUT /rides/{postId}/maybe': () => ({ path: `/rides/${made.others.id}/maybe`, body: {} }),
  'PATCH /rides/{postId}/series': () => ({ path: `/rides/${made.ride.id}/series`, body: { until: '2086-06-15' } }),
  'POST /rides/{postId}/series/join': () => ({ path: `/rides/${made.others.id}/series/join`, body: {} }),
  'POST /rides/{postId}/save': () => ({ path: `/rides/${made.others.id}/save`, body: {} }),
  'POST /rides/{postId}/moments': () => ({
    path: `/rides/${made.ride.id}/moments`,
    body: { description: 'The top', location: { lat: 53, lng: -3, address: 'The pass' } },
  }),
  'PUT /moments/{id}': () => ({ path: `/moments/${made.moment.id}`, body: { description: 'Below the top' } }),
  'POST /follows': () => ({ body: { followingId: '' } }),
  'POST /groups/{id}/join': () => ({ path: `/groups/${made.group.id}/join`, body: {} }),
  'POST /groups/removals': () => ({ body: { contentId: made.unwanted.id, reason: 'spam', words: 'Sales' } }),
  'PATCH /groups/{id}': () => ({ path: `/groups/${made.group.id}`, body: { description: 'Uphill' } }),
  'POST /groups/{id}/organisers': () => ({ path: `/groups/${made.group.id}/organisers`, body: { userId: ada.id } }),
  'POST /groups': () => ({ body: { name: 'Owls' } }),
  'PUT /groups/{id}/request': () => ({ path: `/groups/${made.closed.id}/request`, body: {} }),
  'POST /groups/{id}/requests/{userId}': () => ({
    path: `/groups/${made.led.id}/requests/${made.asker.id}`,
    body: { admitted: true },
  }),
  'POST /groups/{id}/invitations': () => ({ path: `/groups/${made.led.id}/invitations`, body: { uses: 2 } }),
  'POST /groups/invitations/use': () => ({ body: { token } }),
  'PUT /groups/{id}/rules': () => ({ path: `/groups/${made.led.id}/rules`, body: { text: 'Be very kind.' } }),
  'PUT /groups/{id}/rules/acknowledgement': () => ({ path: rulesPath(), body: { version: 1 } }),
  'PUT /groups/{id}/pin': () => ({ path: `/groups/${made.led.id}/pin`, body: { postId: made.pinned.id } }),
  'POST /groups/{id}/announcements': () => ({
    path: `/groups/${made.led.id}/announcements`,
    body: { text: 'Lights on' },
  }),
  'POST /groups/{id}/events': () => ({ path: `/groups/${made.led.id}/events`, body: plan }),
  'PATCH /events/{id}': () => ({ path: `/events/${made.planned.id}`, body: plan }),
  'PUT /events/{id}/call-off': () => ({ path: `/events/${made.planned.id}/call-off`, body: { reason: 'Ice' } }),
  'POST /groups/{id}/resign': () => ({ path: `/groups/${made.group.id}/resign`, body: {} }),
  'PUT /events/{id}/waiting': () => ({ path: `/events/${made.event.id}/waiting`, body: {} }),
  'POST /events/{id}/register': () => ({ path: `/events/${made.event.id}/register`, body: {} }),
  'POST /users/{id}/mute': () => ({ path: '/users/{ben}/mute', body: {} }),
  'POST /users/{id}/block': () => ({ path: '/users/{ben}/block', body: {} }),
  'POST /takedowns/{id}/appeal': () => ({ path: `/takedowns/${takedownId}/appeal`, body: { text: 'A gift' } }),
  'POST /suspension/read': () => ({ body: { token: appealToken } }),
  'POST /suspension/appeal': () => ({ body: { token: appealToken, text: 'A gift' } }),
  'POST /reports': () => ({ body: { targetType: 'post', targetId: made.stranger.id, reason: 'Look' } }),
};

const writing = routes.filter(({ method, isRead }) => ['POST', 'PUT', 'PATCH'].includes(method) && !isRead);
const placeOf = ({ method, path }: (typeof writing)[number]) => `${method} ${path}`;

/** The body with additional members that the endpoint does not name, also in its objects. */
function withExtras(body: Record<string, unknown>, named: readonly string[]): Record<string, unknown> {
  const unnamed = Object.fromEntries(Object.entries(extras).filter(([name]) => !named.includes(name)));
  const inner = Object.entries(body).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map((entry) => ({ ...unnamedIn(entry), ...entry }))];
    const isObject = typeof value === 'object' && value !== null;
    return [name, isObject ? { ...unnamedIn(value), ...value } : value];
  });
  return { ...unnamed, ...Object.fromEntries(inner) };
}

/** The columns that rides and places do not name: their members are columns too. */
function unnamedIn(value: object): object {
  const ofChoice = ['difficulty', 'surface', 'noDrop', 'needsLights', 'paceMin', 'paceMax'];
  const ofRides = [...ofChoice, 'elevation', 'type', 'pace', 'duration', 'visibility', 'timeZone', 'map', 'routeId'];
  const named = [...ofRides, ...Object.keys(value)];
  return Object.fromEntries(Object.entries(extras).filter(([name]) => !named.includes(name)));
}

describe('the body of', () => {
  test.each(writing.map((route) => [placeOf(route), route] as const))(
    '%s writes nothing that it does not name',
    async (place, route) => {
      const request = requests[place];
      if (!request) throw new Error(`Say in the requests what ${place} accepts`);
      const [{ id: benId } = { id: '' }] = await app.run<{ id: string }>(
        `select id from "user" where username = 'ben'`,
      );
      const { path = route.path, body } = request();
      const given = 'followingId' in body ? { ...body, followingId: benId } : body;
      const isForVisitors = /^POST \/(auth|suspension)\//.test(place);
      const authorization = { authorization: `Bearer ${await app.tokenOf(ada)}` };
      const { status, body: answer } = await sendRaw(`${app.url}/api${path.replace('{ben}', benId)}`, {
        method: route.method,
        headers: { 'content-type': 'application/json', ...(!isForVisitors && authorization) },
        body: JSON.stringify(withExtras(given, Object.keys(route.body.properties))),
      });
      expect([status, answer.message]).toEqual([expect.toSatisfy((each) => each < 300), undefined]);
      expect(await grownIn(app, bystander)).toEqual([]);
    },
  );

  const ownNames = writing.flatMap((route) =>
    Object.entries(route.body.properties).flatMap(([name, field]) =>
      Reflect.get(field, isOwn) ? [[placeOf(route), name, route] as const] : [],
    ),
  );

  test.each(ownNames)('%s is refused where %s is another’s', async (_place, name, route) => {
    const path = route.path.replaceAll(/\{\w+\}/g, made.ride.id);
    const { status, body } = await sendRaw(`${app.url}/api${path}`, {
      method: route.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.tokenOf(ada)}` },
      body: JSON.stringify({ [name]: bystander.id }),
    });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await grownIn(app, bystander)).toEqual([]);
  });
});

test('an input of GraphQL takes no field that it does not name', async () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const withInput = mutations.filter(({ args }) => args.some(({ type }) => isInputObjectType(getNamedType(type))));
  expect(withInput.length).toBeGreaterThan(8);
  for (const mutation of withInput) {
    const [input] = mutation.args;
    const variables = { [input?.name ?? '']: { passwordHash: planted.text } };
    const { error } = await app.as(ada).query(documentFor('mutation', mutation), variables);
    expect([mutation.name, error?.code]).toEqual([mutation.name, 'BAD_USER_INPUT']);
  }
  expect(await grownIn(app, bystander)).toEqual([]);
});
