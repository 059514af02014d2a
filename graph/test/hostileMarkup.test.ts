import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { GraphQLInputField } from 'graphql';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { mountFiles } from '../doors/pages/files.ts';
import { bearing } from './accessTokens.ts';
import { openBoard } from './boards.ts';
import type { Caller } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';

// Texts of members are never markup: they are JSON that no browser opens as a page, or escaped in the few pages of the
// server. The client has tests of its own.

const schema = makeSchema();

let app: TestApp;
let ada: Member;
let caller: Caller;
let board: Caller;
let club: Made;
let ride: Made;
let folder: string;
let site: FastifyInstance;

beforeAll(async () => {
  app = await startApp();
  ada = await app.member('ada');
  caller = app.with(bearing(await app.tokenOf(ada)));
  board = app.with(await openBoard(app));
  club = await app.group('Climbers', ada);
  ride = await app.ride(ada, { date: '2091-01-01' });
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-markup-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<main><!--first-text 100vw--><i></i></main>');
  await writeFile(join(folder, 'page.html'), '<main></main>');
  site = fastify();
  await site.register(cookie);
  await mountFiles(site, app.backend, folder);
});
afterAll(async () => {
  await site.close();
  await app.close();
  await rm(folder, { recursive: true });
});

const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '<svg/onload=alert(1)>',
  '<!--<script>-->',
  ']]><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029</title><base href=//evil.example>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe.each(payloads)('%j', (text) => {
  const short = text.slice(0, 50);

  test('is kept as it was written, wherever one may write, and told as JSON', async () => {
    const made = await caller.post('/api/posts', { content: text });
    const rideData = { distance: 20, date: '2091-01-01', time: '07:00', location: text, pace: short, duration: short };
    const made2 = await caller.post('/api/posts', { content: text, isRide: true, rideData });
    const comment = await caller.post('/api/comments', { postId: made.body.id, content: text });
    const moment = await caller.post(`/api/rides/${ride.id}/moments`, {
      description: text,
      location: { lat: 53, lng: -3, address: text },
    });
    const profile = await caller.patch(`/api/users/${ada.id}`, {
      // A name may hold no character that nobody sees.
      displayName: short.replaceAll(/[\u2028\u2029]/g, ' '),
      bio: text,
      location: text,
      phone: short.slice(0, 40),
    });
    const told = [
      made.body.content,
      made2.body.rideData?.location,
      comment.body.content,
      moment.body.description,
      profile.body.bio,
    ];
    expect(told).toEqual(Array(5).fill(text.trim()));
    for (const { headers, status } of [made, made2, comment, moment, profile]) {
      expect(status).toBeLessThan(300);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('stands in the page that the server makes as text alone', async () => {
    await app.post(ada, { content: text });
    await app.run(
      `update post set media_urls = array[$1::text] where id = (select id from post order by created_at desc, id desc limit 1)`,
      `https://pictures.example/${text}`,
    );
    await app.run(
      'update "user" set username = $1, profile_picture = $2 where id = $3',
      text.slice(0, 30),
      short,
      ada.id,
    );
    const { body } = await site.inject('/');
    await app.run(`update "user" set username = 'ada' where id = $1`, ada.id);
    expect(body).toContain('<article');
    // Text in quotes is an attribute value, whatever it contains.
    const outside = body.slice(body.indexOf('<article')).replaceAll(/"[^"]*"/g, '""');
    const tags = new Set(outside.match(/<\/?[^\s>]*/g));
    expect([...tags].filter((tag) => !/^<\/?(article|b|div|i|img|main|p)$/.test(tag))).toEqual([]);
    expect(outside).not.toMatch(/<[^>]*[\s/]on[a-z]+\s*=/i);
    expect(outside).not.toMatch(/"{3}/);
  });

  test('is repeated by no refusal as anything but JSON', async () => {
    const encoded = encodeURIComponent(text);
    for (const path of [
      `/api/${encoded}`,
      `/media/${encoded}`,
      `/api/users/${encoded}`,
      `/graphql?query=${encoded}`,
      `/api/search?q=${encoded}`,
    ]) {
      const response = await fetch(app.url + path, { headers: { accept: 'text/html,application/json' } });
      expect(response.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the pages of the server', () => {
  test.each(['/developers', '/api', '/schema.graphql'])(
    '%s tell nothing of who asks, and hold no script',
    async (path) => {
      const plain = await (await fetch(app.url + path)).text();
      const hostile = await app.http.inject({
        url: `${path}?q=%3Cscript%3Ealert(1)%3C/script%3E`,
        headers: {
          host: '"><script>alert(1)</script>',
          'user-agent': '<script>alert(1)</script>',
          referer: '<script>',
        },
      });
      expect(hostile.body).toBe(plain);
      if (path !== '/schema.graphql') expect(plain).not.toMatch(/<script|\son[a-z]+=|javascript:/i);
    },
  );

  test.each(['web/index.html', 'web/playground/index.html'])(
    '%s holds no script of its own, nor data for one',
    async (file) => {
      const page = await readFile(file, 'utf8');
      const scripts = page.match(/<script\b[^>]*>/gi) ?? [];
      for (const script of scripts) expect(script).toMatch(/\ssrc="\/?[^":]*"/);
      expect(page).not.toMatch(/\son[a-z]+=|javascript:/i);
    },
  );
});

const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')}`,
  `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`,
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'filesystem:https://evil.example/x',
  'about:blank',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'https:\\\\evil.example\\x.png',
  'http://[',
  'http:evil.example/x.png',
  'https:evil.example/x.png',
  'HTTP:evil.example/x.png',
  'https:/api/auth/logout',
  'https:\\\\evil.example',
  'https:/\\evil.example/x.png',
  'https:///evil.example/x.png',
  'https:////evil.example/x.png',
  '\thttps:evil.example/x.png',
  'ht\ntps://evil.example/x.png',
  'https:\t//evil.example/x.png',
  'https://name:password@evil.example/x.png',
  'https://name@evil.example/x.png',
  '/media/../api/auth/logout',
  '/api/auth/logout',
];

const codeOnBoard = async (verb: string, input: object) => {
  const name = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`;
  const { error } = await board.query(`mutation ($input: ${name}!) { ${verb}(input: $input) { __typename } }`, {
    input,
  });
  return { code: error?.code };
};

/** Every way to give an address, with how it is sent. */
const addresses: Record<string, (url: string) => Promise<{ code?: string }>> = {
  'UpdateProfileInput.profilePicture': async (url) =>
    (await caller.patch(`/api/users/${ada.id}`, { profilePicture: url })).body,
  'CreatePostInput.mediaUrls': async (url) =>
    (await caller.post('/api/posts', { content: 'Look', mediaUrls: [url] })).body,
  'UpdatePostInput.mediaUrls': async (url) => (await caller.put(`/api/posts/${ride.id}`, { mediaUrls: [url] })).body,
  'ShareMomentInput.imageUrl': async (url) =>
    (await caller.post(`/api/rides/${ride.id}/moments`, { imageUrl: url })).body,
  'UpdateMomentInput.imageUrl': async (url) => {
    const { id } = await app.moment(ada, ride);
    return (await caller.put(`/api/moments/${id}`, { imageUrl: url })).body;
  },
  'CreateGroupInput.picture': (picture) => codeOnBoard('createGroup', { name: 'Others', picture }),
  'UpdateGroupInput.picture': (picture) => codeOnBoard('updateGroup', { groupId: club.id, picture }),
};

/** No addresses of pictures to load: the link of the announcement (see instance.test.ts), and the name of a picture to remove. */
const others = ['RemoveContentInput.picture', 'UpdateInstanceInput.announcementUrl'];

test('every field of an input that takes an address is among those that are tried', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const isAddress = ({ name }: GraphQLInputField) => /url|picture|href|link|avatar/i.test(name);
  const named = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(isAddress)
      .map(({ name }) => `${input.name}.${name}`),
  );
  expect(named.sort()).toEqual([...Object.keys(addresses), ...others].sort());
});

describe.each(Object.entries(addresses))('as %s', (_field, give) => {
  test.each(schemes)('%j is refused', async (url) => {
    const [before, after] = [await kept(), await give(url)];
    expect(after.code).toBe('BAD_USER_INPUT');
    expect(await kept()).toEqual(before);
  });
});

/** The addresses that the database holds. */
const kept = () =>
  app.run(
    `select media_urls::text as url from post union all select image_url from moment where image_url is not null union all select profile_picture from "user" order by 1`,
  );
