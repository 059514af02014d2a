import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { routes } from '../doors/rest/rest.ts';
import { makeAccessToken } from './accessTokens.ts';
import { bellDoors } from './bellDoors.ts';
import { linkTo } from './calendars.ts';
import { injectRaw } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { makeZone, mapBy, rideOn, routeOf } from './routeDoors.ts';
import { rowsOfOthers } from './rowsOfOthers.ts';
import type { Takeover } from './takeovers.ts';
import { mutationTakeovers, routeTakeovers } from './takeovers.ts';
import { makeTrack } from './tracks.ts';

// Each mutation and each writing endpoint gets the id of every object of another member. The caller may see all of it,
// as a member of the same group on the same ride. Only the caller's own rows may change.

const schema = makeSchema();
const nobody = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let victim: Member;
let mallory: Member;
let targets: Record<string, string>;

beforeAll(async () => {
  const unlimited = 1_000_000;
  app = await startApp({
    RATE_LIMITS: JSON.stringify({ reads: unlimited, writes: unlimited, texts: unlimited, signIns: unlimited }),
  });
  ({ victim, mallory } = await app.cast('victim', 'mallory'));
  targets = await makeTargets();
});
afterAll(() => app.close());

/**
 * The victim's private objects, by name: a zone, a route on a ride, a calendar link, an unread notification and a read
 * one.
 */
async function makePrivateTargets(friend: Member, post: Made): Promise<Record<string, string>> {
  const bell = bellDoors(() => app);
  const door = { lat: 52.5, lng: 13.4 };
  const zone = await makeZone(app, victim, { ...door, radius: 0.5 });
  const { points } = makeTrack({ ...door, step: 50, steps: 60, heading: () => 0, hills: 0, height: 0 });
  const route = await routeOf(app, victim, points);
  const onRoute = await rideOn(app, victim, route);
  // The first read cuts the route.
  expect(await mapBy(app, friend, onRoute)).not.toBeNull();
  const link = await linkTo(app, victim);
  await bell.mark(victim, { ids: (await bell.rows(victim)).map(({ id }) => id) });
  await bell.comment(friend, post, 'Chapeau');
  const rows = await bell.rows(victim);
  const [notification = '', known = ''] = [false, true].map((isRead) => rows.find((row) => row.isRead === isRead)?.id);
  expect([notification, known]).not.toContain('');
  return { zone, route, onRoute: onRoute.id, link: link.id, notification, known };
}

/** Something of everything that has an id, all of it the victim's or of people other than the attacker. */
async function makeTargets(): Promise<Record<string, string>> {
  const friend = await app.member('friend');
  const group = await app.group('Club', victim, mallory);
  const event = await app.event({ date: '2091-01-01' });
  await app.register(event, victim);
  const post = await app.post(victim);
  const ofGroup = await app.post(victim, { privacy: 'group', groupId: group.id });
  const ride = await app.ride(victim, { date: '2091-01-01' });
  await app.participate(ride, mallory);
  const comment = await app.comment(friend, post);
  const reply = await app.comment(victim, post, { parent: comment });
  const moment = await app.moment(victim, ride);
  await app.follow(victim, friend);
  await app.mute(friend, await app.member('loud'));
  await app.as(friend).post('/api/likes/toggle', { postId: post.id });
  await app.as(victim).post(`/api/rides/${ride.id}/save`);
  const report = await app.as(victim).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Look' });
  expect(report.status).toBe(201);
  const [reported] = await app.run<{ id: string }>('select id from report');
  const { id: token } = await makeAccessToken(app.as(victim), { scope: 'WRITE' });
  const { data } = await app.as(victim).query('{ viewer { sessions(first: 1) { nodes { id } } } }');
  const ids = { group, event, post, ofGroup, ride, comment, reply, moment, victim, friend };
  const known = Object.fromEntries(Object.entries(ids).map(([name, { id }]) => [name, id]));
  const session = data.viewer.sessions.nodes[0].id;
  return { ...known, report: reported?.id ?? '', token, session, ...(await makePrivateTargets(friend, post)) };
}

async function send(member: Member | null, { method, path, body }: Takeover) {
  const authorization = member && { authorization: `Bearer ${await app.tokenOf(member)}` };
  const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) };
  return injectRaw(app.http, path, { method, headers, body: body && JSON.stringify(body) });
}

const allTakeovers = (ownId: string): Takeover[] =>
  Object.values(targets).flatMap((id) => [...mutationTakeovers(schema, id), ...routeTakeovers(routes, id, ownId)]);

describe.each(['a fellow member', 'a visitor'])('%s', (who) => {
  test('changes nothing of anybody else’s by its id', async () => {
    const attacker = who === 'a visitor' ? null : mallory;
    const ownId = attacker?.id ?? nobody;
    const before = await rowsOfOthers(app, ownId);
    const [failures, codes]: [string[], Set<string>] = [[], new Set()];
    for (const takeover of allTakeovers(ownId)) {
      const { status, body } = await send(attacker, takeover);
      if (status >= 500) failures.push(`${takeover.place}: ${JSON.stringify(body)}`);
      codes.add(body?.errors?.[0]?.extensions.code ?? body?.code ?? 'done');
    }
    expect(failures).toEqual([]);
    expect(await rowsOfOthers(app, ownId)).toEqual(before);
    const refused = attacker ? ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT', 'done'] : ['UNAUTHENTICATED'];
    expect([...codes]).toEqual(expect.arrayContaining(refused));
  });
});

test('every mutation and every route that writes is among them, but those that take no id', () => {
  const places = new Set(allTakeovers(nobody).map(({ place }) => place));
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => `mutation ${name}`);
  const writing = routes.filter(({ method, isRead }) => method !== 'GET' && !isRead);
  const left = [...mutations, ...writing.map(({ method, path }) => `${method} ${path}`)].filter(
    (each) => !places.has(each),
  );
  const withoutId = [
    'addPasskey',
    'appealSuspension',
    'beginPasskey',
    'beginPasskeySignIn',
    'beginProviderSignIn',
    'changeMailAddress',
    'changePassword',
    'checkLink',
    'checkNotice',
    'confirmMailAddress',
    'createEvent',
    'createGroup',
    'createInvitations',
    'deleteAccount',
    'endOtherSessions',
    'finishProviderSignIn',
    'foundGroup',
    'joinInvitedGroup',
    'linkProvider',
    'login',
    'logout',
    'openOperatorSession',
    'readSuspension',
    'register',
    'registerByProvider',
    // It takes an id or an address as one text.
    'removeContent',
    'removeEmergencyContact',
    'requestPasswordReset',
    'resetPassword',
    'retryJobs',
    'setEmergencyContact',
    'setNotificationPreference',
    'signInByPasskey',
    'updateInstance',
    'updateMailSchedule',
    'updateProfile',
  ];
  const routesWithoutId = [
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/register',
    'POST /groups',
    'POST /groups/invitations/use',
    'POST /media',
    'POST /suspension/appeal',
    'POST /suspension/read',
  ];
  expect(left.sort()).toEqual([...withoutId.map((name) => `mutation ${name}`), ...routesWithoutId].sort());
});

test('the same requests, sent by the one whose they are, do change it', async () => {
  const own = ['notification', 'zone', 'link', 'reply', 'post', 'moment', 'token', 'victim'].flatMap((name) => {
    const id = targets[name] ?? '';
    return [...mutationTakeovers(schema, id), ...routeTakeovers(routes, id, victim.id)];
  });
  const [done, refusals] = [new Set<string>(), new Map<string, string>()];
  for (const takeover of own) {
    const { status, body } = await send(victim, takeover);
    if (status < 400 && !body?.errors) done.add(takeover.place);
    else refusals.set(takeover.place, JSON.stringify(body));
  }
  const makings = ['updatePost', 'deletePost', 'updateMoment', 'deleteComment', 'revokeAccessToken'];
  for (const place of [...makings, 'deletePrivacyZone', 'rotateCalendarFeed', 'revokeCalendarFeed'])
    expect(done, refusals.get(`mutation ${place}`)).toContain(`mutation ${place}`);
  expect(done).toContain('PATCH /users/{id}');
  const gone = { post: targets.post, privacy_zone: targets.zone, calendar_feed: targets.link };
  for (const [table, id] of Object.entries(gone))
    expect([table, await app.run(`select from ${table} where id = $1`, id)]).toEqual([table, []]);
});
