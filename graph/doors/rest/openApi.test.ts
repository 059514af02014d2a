import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../test/useApp.ts';
import type { JsonSchema, OpenApi, Operation } from './openApiTypes.ts';
import { routes } from './rest.ts';

const app = useApp();
let document: OpenApi;
beforeAll(async () => {
  document = (await app.as(null).get('/api/openapi.json')).body;
});

/** The calls of section 7 of the specification. */
const section7 = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/logout',
  'GET /auth/me',
  'GET /auth/user',
  'GET /users/{id}',
  'GET /users/by-username/{username}',
  'GET /users/{id}/stats',
  'GET /users/{id}/followers',
  'GET /users/{id}/following',
  'GET /users/{id}/posts',
  'GET /posts/user/rides/{userId}',
  'PATCH /users/{id}',
  'POST /posts',
  'PUT /posts/{id}',
  'DELETE /posts/{id}',
  'GET /posts/{id}',
  'GET /posts/feed',
  'POST /posts/metadata/batch',
  'POST /likes/toggle',
  'GET /posts/likes/check',
  'GET /comments/{id}',
  'POST /comments',
  'GET /comments/replies/{commentId}',
  'GET /posts/comments/count/{postId}',
  'POST /rides/{postId}/join',
  'DELETE /rides/{postId}/leave/{userId}',
  'GET /rides/{postId}/participants/count',
  'GET /rides/{postId}/participants/{userId}',
  'GET /rides/{postId}/moments',
  'POST /rides/{postId}/moments',
  'DELETE /moments/{id}',
  'PUT /moments/{id}',
  'GET /groups/popular',
  'POST /groups/{id}/join',
  'DELETE /groups/{id}/leave',
  'GET /follows/check/{followerId}/{followingId}',
  'POST /follows',
  'DELETE /follows/{followerId}/{followingId}',
  'GET /events/upcoming',
  'GET /events',
  'GET /search',
];

const operationsOf = ({ paths }: OpenApi): [route: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${(operation.servers?.[0]?.url ?? '').replace('/api', '')}${path}`,
      operation,
    ]),
  );

const isObjectSchema = (value: object): value is JsonSchema => 'properties' in value && 'type' in value;

/** Every schema of the document that has members. */
function objectsIn(value: unknown): JsonSchema[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(objectsIn);
  return isObjectSchema(value) ? [value, ...parts] : parts;
}

describe('GET /api/openapi.json', () => {
  test('tells of every route that is served, and of no other', () => {
    const served = routes.map(({ method, path }) => `${method} ${path}`);
    expect(
      operationsOf(document)
        .map(([route]) => route)
        .toSorted(),
    ).toEqual(served.toSorted());
  });

  test('has every call of the specification', () => {
    expect(operationsOf(document).map(([route]) => route)).toEqual(expect.arrayContaining(section7));
  });

  test('names every operation once, and every parameter of every path', () => {
    const operations = operationsOf(document);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
    for (const [route, { parameters }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect([route, inPath.map(({ name }) => name)]).toEqual([route, route.match(/(?<=\{)\w+(?=\})/g) ?? []]);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  test('describes every route, parameter, member and shape, with units', () => {
    for (const [route, { summary, parameters }] of operationsOf(document)) {
      expect([route, summary]).toEqual([route, expect.stringMatching(/^[A-Z].*[^.]$/)]);
      for (const { name, description } of parameters) expect([route, name, description]).not.toContain(undefined);
    }
    for (const { properties = {} } of objectsIn(document)) {
      for (const [name, member] of Object.entries(properties)) {
        expect([name, member.$ref ?? member.description]).toEqual([name, expect.stringMatching(/\S/)]);
        if (/^distance$|Distance$|^monthlyGoal$/.test(name)) expect(member.description).toMatch(/miles/i);
        if (name === 'elevation') expect(member.description).toContain('feet');
        if (member.format === 'date-time' && /At$/.test(name)) expect(member.description).toContain('(UTC)');
      }
    }
  });

  test('shows what the door keeps to itself to nobody', () => {
    const text = JSON.stringify(document);
    for (const inner of ['$id', '~', 'minLength', 'must be', 'shownAs']) expect(text).not.toContain(inner);
  });

  test('may be kept for a while, and is not sent again to who has it', async () => {
    const url = `${app.url}/api/openapi.json`;
    const { status, headers } = await fetch(url);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  });
});

test('every route has golden rows under its own name', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.golden.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(`${import.meta.dirname}/${name}`, 'utf8')));
  const named = [...texts.join('').matchAll(/golden\('(\w+ \/api[^']*)'/g)].map(([, name]) => name);
  const expected = routes.map(({ method, path }) => `${method} /api${path}`);
  expect(named.toSorted()).toEqual(expected.toSorted());
});
