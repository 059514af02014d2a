import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { pictureBodyBytes, plainBodyBytes } from './bodyLimits.ts';

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await startApp();
  ada = await app.member('ada');
});
afterAll(() => app.close());

/** Announces a body and sends none of it: what answers has looked at nothing but the headers. */
async function announce(path: string, viewer: Member | null, length: number | 'chunked') {
  const size = length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  const authorization = viewer ? { authorization: `Bearer ${await app.tokenOf(viewer)}` } : {};
  const headers = { 'content-type': 'application/json', ...size, ...authorization };
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const sent = request(app.url + path, { method: 'POST', headers }, async (response) => {
      resolve({ status: response.statusCode, body: JSON.parse((await response.toArray()).join('')) });
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });
}

const tooLarge = {
  message: 'The request is too large: a picture may have at most 50MB',
  code: 'PAYLOAD_TOO_LARGE',
};
const signInFirst = 'The request is too large: sign in to send pictures';

describe('before a byte of the body has arrived', () => {
  test('a route without pictures refuses what is larger than text', async () => {
    for (const viewer of [ada, null]) {
      const { status, body } = await announce('/api/auth/login', viewer, plainBodyBytes + 1);
      expect([status, body]).toEqual([413, tooLarge]);
    }
  });

  test('a route with pictures refuses what is larger than they may be', async () => {
    expect(await announce('/api/posts', ada, pictureBodyBytes + 1)).toEqual({ status: 413, body: tooLarge });
    const { status, body } = await announce('/graphql', ada, pictureBodyBytes + 1);
    const { message, code } = tooLarge;
    expect([status, body]).toEqual([413, { errors: [{ message, extensions: { code } }] }]);
  });

  test('visitors are refused, whatever the size', async () => {
    for (const length of [10, pictureBodyBytes]) {
      expect((await announce('/api/posts', null, length)).status).toBe(401);
    }
  });

  test('GraphQL takes no picture from visitors, and nothing of a length untold', async () => {
    for (const length of [plainBodyBytes + 1, 'chunked'] as const) {
      const { status, body } = await announce('/graphql', null, length);
      expect([status, body]).toEqual([
        413,
        { errors: [{ message: signInFirst, extensions: { code: 'PAYLOAD_TOO_LARGE' } }] },
      ]);
    }
  });
});

test('a text of every character that a post may have passes, also from the longest scripts', async () => {
  const content = '🚴'.repeat(10_000);
  expect((await app.as(ada).post('/api/posts', { content })).status).toBe(201);
  expect((await app.as(ada).post('/api/auth/login', { username: 'ada', password: 'x'.repeat(10_000) })).status).toBe(
    400,
  );
});
