import { beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { routes } from '../doors/rest/rest.ts';
import { sendRaw } from './caller.ts';
import type { Made, Member } from './factories.ts';
import { documentFor, fillSlots } from './fillSlots.ts';
import { rowsOfOthers } from './rowsOfOthers.ts';
import { useApp } from './useApp.ts';

// Every write there is, sent by the browser of a member for a page of another site: the cookie goes along, and nothing is
// written.

const nobody = '00000000-0000-7000-8000-000000000000';
const schema = makeSchema();

const app = useApp({ RATE_LIMITS: '{"signUps":100000,"writes":100000,"signIns":100000}' });
let ada: Member;
let post: Made;
let cookie: string;
let before: Record<string, string[]>;

beforeAll(async () => {
  ada = await app.member('ada');
  post = await app.post(ada);
  cookie = `session_id=${await app.tokenOf(ada)}`;
  before = await rowsOfOthers(app, nobody);
});

const writing = routes.filter(({ method }) => method !== 'GET');
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

const siteHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', referer: 'https://evil.example/' },
];

const bodyOf = ({ body }: (typeof writing)[number]) => ({
  ...Object.fromEntries(Object.keys(body.properties).map((name) => [name, /Id$/.test(name) ? post.id : 'Hello'])),
  password: 'correct-horse',
  username: 'ada',
});

describe.each(siteHeaders)('from another site with %j', (headers) => {
  test('no route writes', async () => {
    for (const route of writing) {
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name) =>
        /user|follower/i.test(name) ? ada.id : post.id,
      );
      const body = route.method === 'DELETE' ? undefined : JSON.stringify(bodyOf(route));
      const json = body && { 'content-type': 'application/json' };
      const { status, headers: answered } = await sendRaw(`${app.url}/api${path}`, {
        method: route.method,
        headers: { ...headers, ...json, cookie },
        body,
      });
      expect([route.path, status, answered.getSetCookie()]).toEqual([route.path, 403, []]);
    }
    expect(await rowsOfOthers(app, nobody)).toEqual(before);
  });

  test('no mutation writes', async () => {
    for (const mutation of mutations) {
      const variables = fillSlots(mutation.args, post.id);
      const answer = await app.with({ ...headers, cookie }).query(documentFor('mutation', mutation), variables);
      expect([mutation.name, answer.status, answer.error?.code]).toEqual([mutation.name, 403, 'FORBIDDEN']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await rowsOfOthers(app, nobody)).toEqual(before);
  });
});

describe('what a form or a link can send', () => {
  const fields = { query: `mutation { deletePost(postId: "PLACE") { deletedPostId } }`, content: 'Hello' };
  const forms: [string, (body: Record<string, string>) => string][] = [
    ['application/x-www-form-urlencoded', (body) => String(new URLSearchParams(body))],
    ['text/plain', (body) => JSON.stringify(body)],
    [
      'multipart/form-data; boundary=x',
      (body) => `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(body)}\r\n--x--`,
    ],
  ];

  test.each(forms)('as %s is not read, even where the browser tells nothing of the site', async (type, spelled) => {
    const body = spelled({ ...fields, query: fields.query.replace('PLACE', post.id) });
    for (const path of ['/graphql', '/api/posts', '/api/comments', '/api/likes/toggle']) {
      const { status } = await sendRaw(app.url + path, {
        method: 'POST',
        headers: { 'content-type': type, cookie },
        body,
      });
      expect([path, status]).toEqual([path, 415]);
    }
    expect(await rowsOfOthers(app, nobody)).toEqual(before);
  });

  test('as an address to follow writes nothing', async () => {
    for (const mutation of mutations) {
      const query = encodeURIComponent(documentFor('mutation', mutation));
      const variables = encodeURIComponent(JSON.stringify(fillSlots(mutation.args, post.id)));
      const { status } = await sendRaw(`${app.url}/graphql?query=${query}&variables=${variables}`, {
        headers: { cookie },
      });
      expect([mutation.name, status]).toEqual([mutation.name, expect.toBeOneOf([400, 403, 405])]);
    }
    for (const { method, path } of writing) {
      const address = path.replaceAll(/\{\w+\}/g, post.id);
      const { status } = await sendRaw(`${app.url}/api${address}?_method=${method}`, {
        headers: { cookie, 'x-http-method-override': method },
      });
      expect(status).toBeLessThan(500);
    }
    expect(await rowsOfOthers(app, nobody)).toEqual(before);
  });
});
