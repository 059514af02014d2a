import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { makeAccessToken } from '../test/accessTokens.ts';
import type { Environment } from '../test/commandLine.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { enterInEveryWay } from '../test/groupEntry.ts';
import { repeatRides } from '../test/repeatRides.ts';
import { makeZone, routeOf } from '../test/routeDoors.ts';
import { makeTrack } from '../test/tracks.ts';
import { useApp } from '../test/useApp.ts';

const door = { lat: 52.5, lng: 13.4 };

const app = useApp();
let environment: Environment;
let ada: Member;
let ben: Member;
let group: Made;
let ride: Made;
const meetingPoint = { meetingLat: 53.1, meetingLng: -2.8 };
let event: Made;
let full: Made;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('ada', { displayName: 'Ada Rider', timeZone: 'Europe/Berlin' });
  ben = await app.member('ben');
  await app.run(`update "user" set email = 'ada@cycle.example', phone = '+49 30 901820' where id = $1`, ada.id);
  await Promise.all([app.follow(ada, ben), app.follow(ben, ada)]);
  group = await app.group('Climbers', ada, ben);
  ride = await app.ride(ada, { date: '2087-01-01', time: '06:30', privacy: 'group', groupId: group.id });
  event = await app.event({ title: 'Harbour loop', date: '2087-01-01' });
  await app.register(event, ada);
  full = await app.event({ title: 'Small room', date: '2087-01-02', maxParticipants: 1 });
  await app.run('insert into event_waiting (event_id, user_id) values ($1, $2)', full.id, ada.id);
  await app.run('update ride set meeting_lat = 53.1, meeting_lng = -2.8 where id = $1', ride.id);
  const { id: benId } = await app.ride(ben, { date: '2087-02-02', content: 'A ride of ben' });
  await app.as(ada).post('/api/likes/toggle', { postId: benId });
  await app.as(ada).post(`/api/rides/${benId}/join`);
  await app.run(`insert into saved_ride (user_id, post_id) values ($1, $2)`, ada.id, benId);
  await app.wait(await app.ride(ben, { date: '2087-02-03' }), ada);
  const { id: maybeId } = await app.ride(ben, { date: '2087-02-04' });
  await app.as(ada).put(`/api/rides/${maybeId}/maybe`, {});
  await repeatRides(app, ada, ride);
  await app.run(
    `insert into comment (id, post_id, author_id, content) values ($1, $1, $2, 'Count me in')`,
    benId,
    ada.id,
  );
  await app.run(
    `insert into moment (id, post_id, author_id, address, timestamp) values ($1, $1, $2, 'The wall', now())`,
    benId,
    ada.id,
  );
  await app.run(
    `insert into media (hash, owner_id, width, height, byte_count) values ($1, $2, 8, 8, 99)`,
    'a'.repeat(64),
    ada.id,
  );
  await app.run(
    `with sent as (insert into media (hash, owner_id, width, height, byte_count) values ($1, $2, 8, 8, 99) returning hash)
     insert into media_sender (hash, user_id) select hash, $3 from sent`,
    'b'.repeat(64),
    ben.id,
    ada.id,
  );
  await app.run(
    `insert into mail_address (user_id, address, confirmed_at) values ($1, 'ada@mail.example', now())`,
    ada.id,
  );
  await app.run(
    `with device as (insert into known_device (token_hash, user_id, device) values ('hash of a device', $1, 'Firefox'))
     insert into account_token (token_hash, kind, user_id, expires_at) values ('hash of a link', 'reset', $1, now())`,
    ada.id,
  );
  await app.run(
    `with kept as (insert into passkey values ($1, $1, 'hidden credential', 'hidden key', 0, 'Laptop')), linked as (
       insert into sign_in_identity (id, user_id, issuer, subject, label) values ($1, $1, 'https://id.example', 'hidden', 'ada')
     ) insert into sign_in_attempt (token_hash, kind, user_id, expires_at) values ('hash of an attempt', 'provider', $1, now())`,
    ada.id,
  );
  await makeAccessToken(app.as(ada), { name: 'Ride calendar', scope: 'READ' });
  await app.as(ada).query('mutation { createCalendarFeed(input: { kind: EVENTS }) { path } }');
  const cancelled = await app.ride(ben, { date: '2087-03-03' });
  await app.participate(cancelled, ada);
  await app.as(ben).delete(`/api/posts/${cancelled.id}`);
  await app.as(ben).post('/api/likes/toggle', { postId: ride.id });
  await app.run(`insert into silenced_kind (user_id, kind) values ($1, 'follow')`, ada.id);
  const preference = 'insert into mail_preference (user_id, mail_kinds, quiet_from, quiet_to)';
  await app.run(`${preference} values ($1, '{reply}', '22:00', '07:00')`, ada.id);
  await makeZone(app, ada, { ...door, radius: 0.5 }, 'Her door');
  await routeOf(app, ada, makeTrack({ ...door, step: 20, steps: 30, heading: () => 0, hills: 0, height: 0 }).points);
  await app.run(
    `insert into takedown (id, kind, target_id, author_id, reason, words, excerpt, created_at)
     values ($1, 'comment', $1, $1, 'spam', 'It sells helmets', 'Buy helmets', now())`,
    ada.id,
  );
  const ofGroup = newId();
  await app.run(
    `insert into takedown (id, kind, target_id, reason, words, created_at) values ($1, 'group', $1, 'spam', 'Sales', now())`,
    ofGroup,
  );
  await app.run('insert into takedown_reader values ($1, $2, now())', ofGroup, ada.id);
  await enterInEveryWay(app, group, ada);
  const { cleo, dan, eve } = await app.cast('cleo', 'dan', 'eve');
  await app.as(ada).post(`/api/users/${cleo.id}/mute`);
  await app.as(ada).post('/api/reports', { targetType: 'user', targetId: cleo.id, reason: 'Half-wheels everyone' });
  await app.as(cleo).post(`/api/users/${ada.id}/mute`);
  await app.as(ada).post(`/api/users/${dan.id}/block`);
  await app.as(eve).post(`/api/users/${ada.id}/block`);
  await app.as(cleo).post('/api/reports', { targetType: 'user', targetId: ada.id, reason: 'Snores' });
});

const exported = async (username: string) => JSON.parse((await runHere(environment, 'export', 'user', username)).out);

test('an export holds what a member has written, chosen and told, section by section', async () => {
  const data = await exported('ADA');
  expect(data.account).toMatchObject({
    id: ada.id,
    username: 'ada',
    displayName: 'Ada Rider',
    email: 'ada@cycle.example',
    phone: '+49 30 901820',
    timeZone: 'Europe/Berlin',
    suspendedAt: null,
    suspensionWords: null,
  });
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(data).toMatchObject({
    sessions: [{ createdAt: since, lastUsedAt: since }],
    knownDevices: [{ device: 'Firefox', createdAt: since, lastUsedAt: since }],
    mailAddress: [{ address: 'ada@mail.example', confirmedAt: since, pending: null }],
    accountLinks: [{ kind: 'reset', address: null, createdAt: since, expiresAt: since, usedAt: null }],
    identities: [{ issuer: 'https://id.example', label: 'ada', createdAt: since }],
    passkeys: [{ name: 'Laptop', createdAt: since, lastUsedAt: null }],
    signInAttempts: [{ kind: 'provider', expiresAt: since }],
    accessTokens: [{ name: 'Ride calendar', scope: 'read', createdAt: since, expiresAt: since, lastUsedAt: null }],
    calendarFeeds: [{ kind: 'events', groupId: null, createdAt: since, lastReadAt: null }],
    cancelledRides: [{ startsAt: since, cancelledAt: since }],
    following: [{ id: ben.id, username: 'ben', since }],
    followers: [{ id: ben.id, username: 'ben', since }],
    groups: [{ id: group.id, name: 'Climbers', since }],
    foundedGroups: [{ id: group.id, name: 'Climbers', createdAt: since }],
    groupRequests: [{ id: group.id, name: 'Climbers', since }],
    groupRemovals: [{ id: group.id, name: 'Climbers', since }],
    groupRules: [{ groupId: group.id, version: 1, text: 'Be kind.', createdAt: since }],
    groupInvitations: [{ groupId: group.id, maxUses: 3, useCount: 0, createdAt: since, expiresAt: since }],
    posts: [{ id: ride.id, privacy: 'group', groupId: group.id }],
    rides: [{ id: ride.id, date: '2087-01-01', time: '06:30', startsAt: '2087-01-01T06:30:00.000Z', ...meetingPoint }],
    likes: [{ since }],
    comments: [{ content: 'Count me in' }],
    rideParticipations: [{ postId: ride.id }, {}],
    rideWaitings: [{ since }],
    rideSeries: [{ rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=2', startsOn: '2086-06-01', time: '07:00' }],
    joinedSeries: [{ since }],
    savedRides: [{ since }],
    moments: [{ address: 'The wall' }],
    eventRegistrations: [{ id: event.id, title: 'Harbour loop', since }],
    eventWaitings: [{ id: full.id, title: 'Small room', since }],
    mutes: [{ username: 'cleo', since, until: null }],
    blocks: [{ username: 'dan', since }],
    reports: [{ targetType: 'user', reason: 'Half-wheels everyone', reportedText: 'cleo', resolvedAt: null }],
    takedowns: [
      { kind: 'comment', reason: 'spam', words: 'It sells helmets', excerpt: 'Buy helmets', forgottenAt: null },
    ],
    groupTakedowns: [{ kind: 'group', words: 'Sales' }],
    notifications: [
      { kind: 'rideDeleted', postId: null, readAt: null },
      { kind: 'like', postId: ride.id, readAt: null },
    ],
    silencedNotifications: [{ kind: 'follow' }],
    mailPreferences: [{ mailKinds: ['reply'], digestKinds: [], quietFrom: '22:00', quietTo: '07:00', digestDay: null }],
    pictures: [{ hash: 'a'.repeat(64), byteCount: 99 }],
    sharedPictures: [{ hash: 'b'.repeat(64), since }],
    privacyZones: [{ label: 'Her door', ...door, radius: 0.5 }],
    // The whole track, its part inside the zone included.
    routes: [{ createdAt: since, gpx: expect.stringContaining('<trkpt lat="52.5000000" lon="13.4000000">') }],
  });
});

test('every table that names a member has its section', async () => {
  const tables = await app.run<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = '"user"'::regclass order by 1`,
  );
  // A new table that names a member belongs here and in the export. Recent writes contain only a position in the
  // database's log, and an account that is being deleted cannot be exported. The rows of a
  // removal can come back; the export has its statement.
  expect(tables.map(({ name }) => name)).toEqual([
    '"group"',
    'access_token',
    'account_deletion',
    'account_token',
    'block',
    'calendar_feed',
    'comment',
    'emergency_contact',
    'emergency_reading',
    'event_registration',
    'event_waiting',
    'follow',
    'group_invitation',
    'group_member',
    'group_removal',
    'group_request',
    'group_rules',
    'known_device',
    'mail_address',
    'mail_preference',
    'media',
    'media_sender',
    'moment',
    'mute',
    'notification',
    'passkey',
    'post',
    'post_like',
    'privacy_zone',
    'recent_write',
    'report',
    'ride_maybe',
    'ride_participant',
    'ride_series',
    'ride_series_member',
    'ride_waiting',
    'route',
    'saved_ride',
    'session',
    'sign_in_attempt',
    'sign_in_identity',
    'silenced_kind',
    'takedown',
    'takedown_reader',
    'takedown_row',
  ]);
  const data: Record<string, unknown[]> = await exported('ada');
  const empty = Object.keys(data).filter((name) => Array.isArray(data[name]) && data[name].length === 0);
  expect(empty).toEqual([]);
});

test('an export holds no hash of a secret, and nothing that others keep to themselves', async () => {
  const note = 'Talked to cleo about it';
  await app.run('update report set resolution = $2, resolved_at = now() where reporter_id = $1', ada.id, note);
  const text = JSON.stringify(await exported('ada'));
  const [row] = await app.run<{ password_hash: string }>('select password_hash from "user" where id = $1', ada.id);
  const [session] = await app.run<{ token_hash: string }>('select token_hash from session where user_id = $1', ada.id);
  const [token] = await app.run<{ token_hash: string }>(
    'select token_hash from access_token where user_id = $1',
    ada.id,
  );
  for (const secret of [
    'hash of a',
    'hidden',
    row?.password_hash,
    session?.token_hash,
    token?.token_hash,
    'Snores',
    'A ride of ben',
    note,
  ]) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
  // Cleo has muted ada, and ada must not learn of it: the sections of ben, who is not muted, look the same.
  expect((await exported('ben')).mutes).toEqual([]);
  expect((await exported('cleo')).mutes).toMatchObject([{ username: 'ada' }]);
  expect((await exported('dan')).blocks).toEqual([]);
});

test('an export names no member who has blocked its owner', async () => {
  const { blocker, other } = await app.cast('blocker', 'other');
  await app.mute(other, blocker);
  expect((await exported('other')).mutes).toMatchObject([{ username: 'blocker' }]);
  await app.block(blocker, other);
  expect((await exported('other')).mutes).toEqual([]);
});
