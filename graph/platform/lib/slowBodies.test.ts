import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { openRawConnection } from '../../test/rawConnection.ts';
import { storm } from '../../test/storm.ts';
import { plainBodyBytes } from '../http/bodyLimits.ts';
import { defaultPace } from '../http/clientPace.ts';
import { doors } from '../limits/doors.ts';

let app: TestApp;
let ada: Member;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  app = await startApp({}, { pace: { ...defaultPace, maxLag: 20 } });
  ada = await app.member('ada');
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** Sends only the beginning of a body. */
async function begin(path: string, headers: Record<string, string | number>) {
  const authorization = `Bearer ${await app.tokenOf(ada)}`;
  const sent = request(app.url + path, { method: 'POST', headers: { ...headers, authorization }, agent });
  sent.write(' ');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = JSON.parse((await response.toArray()).join(''));
  sent.on('error', () => undefined).destroy();
  return { status: response.statusCode, body };
}

const message = 'The body arrives too slowly: send at least 16 KB a second';
const large = 50 * plainBodyBytes;

test.each([
  ['a route', '/api/routes', { 'content-type': 'application/gpx+xml', 'content-length': large }],
  ['a route of an unannounced length', '/api/routes', { 'content-type': 'application/gpx+xml' }],
  ['a picture', '/api/media', { 'content-type': 'image/jpeg', 'content-length': large }],
  ['a small post', '/api/posts', { 'content-type': 'application/json', 'content-length': 100 }],
  ['a small comment of an unannounced length', '/api/comments', { 'content-type': 'application/json' }],
  ['a post with pictures', '/api/posts', { 'content-type': 'application/json', 'content-length': large }],
])('%s that arrives too slowly is refused, and leaves its place to others', async (_what, path, headers) => {
  expect(await begin(path, headers)).toEqual({ status: 400, body: { code: 'BAD_USER_INPUT', message } });
  await expect.poll(() => app.backend.services.inbox.deliveryCount()).toBe(0);
});

test('an operation with pictures that arrives too slowly is refused, and leaves its place to others', async () => {
  const { status, body } = await begin('/graphql', { 'content-type': 'application/json', 'content-length': large });
  expect([status, body.errors]).toEqual([400, [{ message, extensions: { code: 'BAD_USER_INPUT' } }]]);
  await expect.poll(() => app.backend.services.inbox.deliveryCount()).toBe(0);
});

test('a small operation that arrives too slowly is refused', async () => {
  const { status, body } = await begin('/graphql', { 'content-type': 'application/json', 'content-length': 100 });
  expect([status, body.errors]).toEqual([400, [{ message, extensions: { code: 'BAD_USER_INPUT' } }]]);
});

test('a sender whose connection ends with the answer leaves its place before the server answers', async () => {
  const headers = { 'content-type': 'image/jpeg', 'content-length': large, connection: 'close' };
  const authorization = `Bearer ${await app.tokenOf(ada)}`;
  const { inbox } = app.backend.services;
  const sent = request(`${app.url}/api/media`, {
    method: 'POST',
    headers: { ...headers, authorization },
    agent: false,
  });
  const answered = vi.fn();
  const opened = vi.spyOn(inbox, 'open');
  sent
    .on('response', answered)
    .on('error', () => undefined)
    .write(' ');
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  await expect.poll(() => inbox.deliveryCount()).toBe(0);
  expect(answered).not.toHaveBeenCalled();
  sent.destroy();
  opened.mockRestore();
});

test('requests that are refused leave their places before the rest of their bodies arrives', async () => {
  let begun = 0;
  app.http.server.on('request', () => {
    begun += 1;
  });
  // The server would give up waiting for the bodies.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ofAddress } = doors.request.running;
  const count = ofAddress + doors.request.waiting.ofAddress;
  const callers = await storm(count, () => openRawConnection(app.url));
  try {
    for (const { say } of callers) {
      say(
        'POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 9\r\nsec-fetch-site: cross-site\r\n\r\n',
      );
    }
    // Vitest's own waiting would advance the timers.
    while (begun < count) await setImmediate();
    let status = 0;
    for (let tries = 0; tries < 1_000 && status !== 200; tries += 1) {
      ({ status } = await fetch(`${app.url}/robots.txt`));
    }
    expect(status).toBe(200);
  } finally {
    vi.useRealTimers();
    for (const { close } of callers) close();
  }
});
