import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../platform/lib/tokens.ts';
import { makeAccessToken } from './accessTokens.ts';
import type { Caller } from './caller.ts';
import { makeCaller, sendRaw } from './caller.ts';
import { planIn, rideText } from './emergencyDoors.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { openRawSocket } from './rawSocket.ts';
import { bareRide } from './rideDoors.ts';
import type { ServedApart } from './serveApart.ts';
import { serveApart } from './serveApart.ts';

// A server as a separate process that logs everything. The log contains no secrets, whether a request succeeds, is
// refused or fails.

const password = 'a-password-of-mine';
const another = 'another-one-of-mine';
const email = 'hidden@rides.example';
const phone = '+44 1632 960123';
const kin = 'Maud of the mill';
const medicalNote = 'Carries an adrenaline pen';
const operators = 'the-token-of-the-operator';

let app: TestApp;
let served: ServedApart;
let visitor: Caller;
const secrets: Record<string, string> = { password, another, email, phone, kin, medicalNote, operators };

const as = (token: string) => makeCaller(served.url, async () => ({ authorization: `Bearer ${token}` }));
const said = () => served.lines.join('\n');

beforeAll(async () => {
  app = await startApp();
  served = await serveApart(app, { LOG_LEVEL: 'trace', METRICS_TOKEN: operators, RATE_LIMITS: '{"failedSignIns":3}' });
  visitor = makeCaller(served.url, async () => ({}));
});
afterAll(async () => {
  await served.stop();
  await app.close();
});

const register = (username: string) =>
  visitor.post('/api/auth/register', { username, displayName: username, password, confirmPassword: password });

/** Plans a ride in an hour, and reads the contact of its only participant, who leads it. */
async function readContacts(leader: Caller): Promise<void> {
  const rideData = { ...bareRide, ...planIn(60), timeZone: 'UTC' };
  const { id } = (await leader.post('/api/posts', { content: 'Sunday Spin', isRide: true, rideData })).body;
  const { body } = await leader.get(`/api/rides/${id}/emergency-contacts`);
  const { data } = await leader.query(rideText, { id });
  for (const read of [body, data]) expect(JSON.stringify(read)).toContain(kin);
}

async function useWell(): Promise<void> {
  const { body } = await register('noor');
  const noor = as(body.sessionId);
  await noor.patch(`/api/users/${body.id}`, { email, phone });
  await noor.put(`/api/users/${body.id}/emergency-contact`, { contactName: kin, contactPhone: phone, medicalNote });
  await readContacts(noor);
  await noor.query(
    `mutation { setEmergencyContact(input: {medicalNote: "${medicalNote}"}) { viewer { emergencyContact { medicalNote } } } }`,
  );
  await noor.put(`/api/users/${body.id}/emergency-contact`, { contactName: kin, contactPhone: 'x', medicalNote });
  const signedIn = await visitor.post('/api/auth/login', { username: 'noor', password });
  const token = await makeAccessToken(noor, { scope: 'WRITE' });
  await as(token.secret).post('/api/posts', { content: 'Around the lake' });
  const input = { currentPassword: password, newPassword: another };
  await noor.query('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }', { input });
  await sendRaw(`${served.url}/api/auth/me`, { headers: { cookie: `session_id=${body.sessionId}` } });
  const link = 'L'.repeat(43);
  await fetch(`${served.url}/reset/${link}`);
  await fetch(`${served.url}/join/${link}`);
  await fetch(`${served.url}/login/provider?code=${link}&state=${link}`);
  await visitor.query('mutation ($token: String!) { confirmMailAddress(token: $token) { address } }', { token: link });
  await fetch(`${served.url}/metrics`, { headers: { authorization: `Bearer ${operators}` } });
  Object.assign(secrets, { session: body.sessionId, second: signedIn.body.sessionId, link, accessToken: token.secret });
}

async function useBadly(): Promise<void> {
  const { session = '' } = secrets;
  for (let time = 0; time < 5; time += 1) await visitor.post('/api/auth/login', { username: 'noor', password });
  await sendRaw(`${served.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"username": "noor", "password": "${password}" oops`,
  });
  await sendRaw(`${served.url}/api/nowhere?session_id=${session}&password=${password}`, {
    headers: { cookie: `session_id=${session}`, referer: `https://rides.example/?token=${session}` },
  });
  await visitor.query(`mutation { login(input: {username: "noor", password: "${password}"}) { nothing } }`);
  await as(`${session}x`).get('/api/auth/me');
  const socket = await openRawSocket(served.url);
  socket.say({ type: 'connection_init', payload: { authorization: `Bearer ${session}` } });
  await socket.hear('connection_ack');
  socket.say('{"type": "subscribe", "id": 7, oops');
  await socket.closed;
}

/** Requests that fail in the database, which answers with what it was given. */
async function useBroken(): Promise<void> {
  const { body } = await register('broken');
  Object.assign(secrets, { third: body.sessionId });
  await app.run(
    `alter table "user" add constraint unlucky check (username <> 'unlucky' and email <> '${email}') not valid`,
  );
  expect((await register('unlucky')).status).toBe(500);
  expect((await as(body.sessionId).patch(`/api/users/${body.id}`, { email, phone })).status).toBe(500);
  const rows = await app.run<{ hash: string }>('select password_hash as hash from "user"');
  for (const [index, { hash }] of rows.entries()) secrets[`hash ${index}`] = hash;
  await app.run('alter table session rename to mislaid');
  const login = { username: 'broken', password };
  expect((await visitor.post('/api/auth/login', login)).status).toBe(500);
  expect((await as(body.sessionId).get('/api/auth/me')).status).toBe(500);
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  expect((await visitor.query(document, { input: login })).error?.code).toBe('INTERNAL_SERVER_ERROR');
  await app.run('alter table mislaid rename to session');
}

test('no password, token, cookie, hash, address or number gets into the log', async () => {
  await useWell();
  await useBadly();
  await useBroken();
  // Each failed request has a log line with its id before its response is sent.
  await expect.poll(() => served.lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThanOrEqual(5);
  for (const token of [secrets.session, secrets.second, secrets.third, secrets.accessToken]) {
    secrets[`hash of ${token}`] = hashToken(token ?? '');
  }
  expect(Object.values(secrets).every((secret) => secret.length > 8)).toBe(true);
  const told = Object.entries(secrets).filter(([, secret]) => said().includes(secret));
  expect(told.map(([name]) => name)).toEqual([]);
  expect(said()).not.toContain('$argon2id$');
});
