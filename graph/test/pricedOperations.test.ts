import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../platform/graphql/persistedOperations.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';

const known = 'query Known { viewer { id } }';
const documents = new Map([[hashOf(known), known] as const]);

let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  [app, closed] = await Promise.all([startApp({}, { documents }), startApp({ PERSISTED_ONLY: 'on' }, { documents })]);
});
afterAll(() => Promise.all([app.close(), closed.close()]));

/** The code of the refusal of an address, sent as it is spelled. */
function refusalOf(base: string, path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, async (response) => {
      const { errors } = (await json(response)) as { errors?: { extensions: { code: string } }[] };
      resolve(errors?.[0]?.extensions.code);
    })
      .on('error', reject)
      .end();
  });
}

const people = (first: string | number) =>
  `feed(first:100){nodes{author{followers(first:100){nodes{following(first:${first}){nodes{username}}}}}}}`;

test('an operation in an address is priced as it is executed, whatever is wrong with its encoding', async () => {
  expect(await refusalOf(app.url, `/graphql?query={${people(100)}}`)).toBe('QUERY_TOO_COMPLEX');
  // Decoders differ on what is no UTF-8: taken as it stands, the dear field would be part of a text.
  const disguised = `{user(username:"%22){id},a:${people(100)},b:user(username:%22%FF"){id}}`;
  expect(await refusalOf(app.url, `/graphql?query=${disguised}`)).toBe('QUERY_TOO_COMPLEX');
});

test('variables in an address are priced as they are executed', async () => {
  const document = encodeURIComponent(`query($n:Int!,$of:String){a:user(username:$of){id},${people('$n')}}`);
  const pathOf = (variables: string) => `/graphql?query=${document}&variables=${variables}`;
  expect(await refusalOf(app.url, pathOf('{"n":100}'))).toBe('QUERY_TOO_COMPLEX');
  expect(await refusalOf(app.url, pathOf('{"n":1,"of":"%22,%22n%22:100,%22z%22:%22%FF"}'))).toBe('QUERY_TOO_COMPLEX');
});

test('a fragment of an address names no operation', async () => {
  const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(known) } }));
  const path = `/graphql?query={feed(first:1){nodes{id}}}#&query=x&extensions=${extensions}`;
  expect(await refusalOf(closed.url, path)).toBe('FORBIDDEN');
  expect(await refusalOf(closed.url, `/graphql?extensions=${extensions}`)).toBeUndefined();
});
