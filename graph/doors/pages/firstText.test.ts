import { JSDOM } from 'jsdom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/lib/allow.ts';
import { newId } from '../../platform/lib/ids.ts';
import { builtPage, useBuiltSite, wordsOf } from '../../test/builtSite.ts';
import type { Made, Member } from '../../test/factories.ts';
import { countSql } from '../../test/sqlCounter.ts';
import { useApp } from '../../test/useApp.ts';
import type { Backend } from '../request/requestContext.ts';

const hash = 'a'.repeat(64);
const picture = `/media/${hash}.webp`;
const face = `/media/${hash}/128.webp`;
const wild = 'Loop & "$&" <script>alert(1)</script><b onclick="alert(2)">';

const app = useApp({ RATE_LIMITS: '{"reads": 100000}' });
const { siteOn, cookieOf, get, getWith, firstText } = useBuiltSite(app);
let ada: Member;
let ben: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  club = await app.group('Early Spinners', ada, ben);
});

describe('a page without scripts', () => {
  test('shows what a group is', async () => {
    await app.run(
      'update "group" set description = $2, picture = $3 where id = $1',
      club.id,
      'Out at\nseven.',
      picture,
    );
    const text = await firstText(`/groups/${club.id}`);
    expect(wordsOf(text)).toBe('Early SpinnersOut at seven. 2 members');
    expect(text?.querySelector('img')?.getAttribute('src')).toBe(picture);
    expect(await countSql(app, () => get(`/groups/${club.id}`))).toBe(2);
  });

  test('shows the facts of an event', async () => {
    const { id } = await app.event({ title: 'Lake loop', date: '2087-06-01', time: '07:00', timeZone: 'Europe/Paris' });
    await app.run(`update event set description = 'Bring lights.', difficulty = 'hard' where id = $1`, id);
    expect(wordsOf(await firstText(`/events/${id}`))).toBe(
      'Group RideHard Lake loopSunday, Jun 1, 2087, 7:00 AM CESTHarbour GateBring lights.',
    );
    expect(await countSql(app, () => get(`/events/${id}`))).toBe(1);
  });

  test('lists the next events before the past ones', async () => {
    await app.event({ title: 'Long ago', date: '2020-01-01' });
    await app.event({ title: 'Next loop', date: '2086-01-01' });
    const titles = [...((await firstText('/events'))?.querySelectorAll('h2') ?? [])].map(wordsOf);
    expect([titles[0], titles.at(-1)]).toEqual(['Next loop', 'Long ago']);
    expect(await countSql(app, () => get('/events'))).toBe(1);
  });

  test('shows visitors that they must sign in to see the groups, without a statement', async () => {
    expect(wordsOf(await firstText('/groups'))).toBe(
      'Manage GroupsAuthentication RequiredPlease log in to join groups.',
    );
    expect(wordsOf(await firstText('/groups', ada))).toBe('Manage Groups');
    expect(await countSql(app, () => get('/groups'))).toBe(0);
  });

  test('shows a post with its photo', async () => {
    const { id } = await app.post(ada, { content: 'Over the pass' });
    await app.run('update post set media_urls = array[$2] where id = $1', id, picture);
    const text = await firstText(`/post/${id}`);
    expect(wordsOf(text)).toBe('adaOver the pass');
    expect(text?.querySelector('img')?.getAttribute('src')).toBe(picture);
    expect(await countSql(app, () => get(`/post/${id}`))).toBe(1);
  });

  test('folds a long post as the client does', async () => {
    const { id } = await app.post(ada, { content: 'Mile after mile. '.repeat(20) });
    expect((await firstText(`/post/${id}`))?.querySelector('p')?.className).toBe('long');
  });

  test('shows who a member is, by name and by id', async () => {
    await app.run(`update "user" set bio = 'Up hills.', profile_picture = $2 where id = $1`, ben.id, picture);
    for (const path of ['/profile/ben', '/profile/BEN', `/profile/${ben.id}`]) {
      const text = await firstText(path);
      expect(wordsOf(text)).toBe("ben's Profile ben@ben Up hills.");
      expect(text?.querySelector('img')?.getAttribute('src')).toBe(face);
    }
    expect(await countSql(app, () => get('/profile/ben'))).toBe(1);
    expect(await countSql(app, () => get('/profile/ben', ada))).toBe(2);
    expect((await get('/profile/ben')).headers.vary).toMatch(/^Cookie\b/);
  });

  test('shows members their own profile, and visitors none', async () => {
    for (const path of ['/profile', '/profile/ada']) {
      expect(wordsOf(await firstText(path, ada))).toBe('My Profile ada@ada No bio available');
    }
    for (const path of ['/profile', '/profile/nobody', '/profile/%00', `/profile/${newId()}`]) {
      expect((await get(path)).body).toBe(builtPage);
    }
  });

  test('shows nothing of members to those whom they have blocked, and of accounts that are being deleted', async () => {
    const { lea, max, nia } = await app.cast('lea', 'max', 'nia');
    await app.block(lea, max);
    await app.run('insert into account_deletion (user_id) values ($1)', nia.id);
    for (const path of ['/profile/lea', `/profile/${lea.id}`]) {
      expect((await get(path, max)).body).toBe(builtPage);
      expect(wordsOf(await firstText(path, ada))).toContain('lea');
    }
    for (const reader of [undefined, ada]) expect((await get('/profile/nia', reader)).body).toBe(builtPage);
  });

  test.each(['/groups/', '/events/', '/post/'])('has no text of an unknown thing at %s', async (path) => {
    const { body, headers } = await get(path + newId());
    expect([body, headers['x-robots-tag']]).toEqual([builtPage, 'noindex']);
  });
});

describe('hostile texts', () => {
  test('are text on every page', async () => {
    const group = await app.group(wild, ada);
    await app.run('update "group" set description = $2, picture = $3 where id = $1', group.id, wild, `/a"onload="x`);
    const event = await app.event({ title: wild, date: '2087-06-02' });
    await app.run('update event set description = $2, location = $2, difficulty = $2 where id = $1', event.id, wild);
    const post = await app.post(ada, { content: wild });
    await app.run('update "user" set display_name = $2::text, bio = $2::text where id = $1', ben.id, wild);
    for (const path of [
      `/groups/${group.id}`,
      `/events/${event.id}`,
      '/events',
      `/post/${post.id}`,
      '/profile/ben',
      '/',
    ]) {
      const text = await firstText(path);
      expect(wordsOf(text)).toContain(wild);
      expect(text?.querySelectorAll('script, [onclick], [onload]')).toHaveLength(0);
    }
  });

  test.each([
    'https://elsewhere.example/a.jpg',
    'http:elsewhere.example/a.jpg',
    'https:/api/users/1/export',
    'HTTP:elsewhere.example',
    'https:\\\\elsewhere.example',
    'https:///elsewhere.example/a.jpg',
    ' https://elsewhere.example',
    '\thttps:elsewhere.example',
    '//elsewhere.example/a.jpg',
    '/\\elsewhere.example/a.jpg',
    '/\t/elsewhere.example/a.jpg',
    '/api/users/1/export',
    '/media/../api/users/1/export',
    `${picture}/../../api/users/1/export`,
  ])('the picture %j, which is not our own, is left out', async (url) => {
    const { id } = await app.post(ada, { content: 'From elsewhere' });
    await app.run('update post set media_urls = array[$2] where id = $1', id, url);
    await app.run('update "group" set picture = $2 where id = $1', club.id, url);
    await app.run('update "user" set profile_picture = $2 where id = $1', ben.id, url);
    for (const path of ['/', `/post/${id}`, `/groups/${club.id}`, '/profile/ben']) {
      expect((await firstText(path))?.querySelector('img')).toBeNull();
    }
  });
});

describe('the text of a post', () => {
  test('is absent when visitors may not read the post', async () => {
    for (const privacy of ['private', 'group'] as const) {
      const { id } = await app.post(ada, { content: 'For few', privacy, groupId: club.id });
      for (const reader of [undefined, ada, ben]) expect((await get(`/post/${id}`, reader)).body).toBe(builtPage);
    }
  });

  test('is absent for a member whom a mute or a block keeps from it', async () => {
    const { cora, dan, eve, finn } = await app.cast('cora', 'dan', 'eve', 'finn');
    const { id } = await app.post(cora, { content: 'Hills again' });
    await app.mute(dan, cora);
    await app.block(eve, cora);
    await app.block(cora, finn);
    for (const reader of [dan, eve, finn]) expect(await firstText(`/post/${id}`, reader)).toBeNull();
    for (const reader of [undefined, ben, cora])
      expect(wordsOf(await firstText(`/post/${id}`, reader))).toBe('coraHills again');
    expect((await get(`/post/${id}`, dan)).headers.vary).toMatch(/^Cookie\b/);
    // The session and the post.
    expect(await countSql(app, () => get(`/post/${id}`, ben))).toBe(2);
  });
});

describe('the home page of a member', () => {
  let gil: Member;
  let hal: Member;
  beforeEach(async () => {
    const name = newId().slice(-8);
    gil = await app.member(`gil_${name}`);
    hal = await app.member(`hal_${name}`);
    await app.post(ada, { content: 'For everyone' });
  });

  test('has the first post of their feed, for this browser alone', async () => {
    await app.post(gil, { content: 'Note to myself', privacy: 'private' });
    const { body, headers } = await get('/', gil);
    expect(wordsOf(new JSDOM(body).window.document.querySelector('.first p'))).toBe('Note to myself');
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'Cookie']);
    expect(wordsOf((await firstText('/', hal))?.querySelector('p') ?? null)).toBe('For everyone');
    expect(wordsOf((await firstText('/'))?.querySelector('p') ?? null)).toBe('For everyone');
  });

  test('has posts of their groups', async () => {
    await app.post(ada, { content: 'At the clubhouse', privacy: 'group', groupId: club.id });
    expect(wordsOf((await firstText('/', ben))?.querySelector('p') ?? null)).toBe('At the clubhouse');
    expect(wordsOf((await firstText('/', gil))?.querySelector('p') ?? null)).toBe('For everyone');
  });

  test('has no post that a mute or a block hides', async () => {
    await app.post(hal, { content: 'By somebody avoided' });
    const { iris, jon, kim } = await app.cast(...(['iris', 'jon', 'kim'] as const));
    await app.mute(iris, hal);
    await app.block(jon, hal);
    await app.block(hal, kim);
    for (const reader of [iris, jon, kim]) {
      expect(wordsOf((await firstText('/', reader))?.querySelector('p') ?? null)).toBe('For everyone');
    }
  });

  test('costs two statements: the session and the post', async () => {
    const headers = await cookieOf(gil);
    expect(await countSql(app, () => getWith('/', headers))).toBe(2);
    expect(await countSql(app, () => get('/'))).toBe(1);
  });

  test('is the built one after the session has ended', async () => {
    const headers = await cookieOf(gil);
    await app.run('delete from session where user_id = $1', gil.id);
    const { body, headers: answered } = await getWith('/', headers);
    expect([body, answered['cache-control']]).toEqual([builtPage, 'no-cache']);
  });

  test('is read from a replica that has the writes of this member', async () => {
    const asked: unknown[] = [];
    const readsOf = async (viewer: Viewer | null) => {
      asked.push(viewer?.id);
      return null;
    };
    const replicas = { readsOf, noteWrite: async () => undefined, states: () => [], close: async () => undefined };
    const other = await siteOn({ ...app.backend, services: { ...app.backend.services, replicas } });
    await other.inject({ url: '/', headers: await cookieOf(gil) });
    await other.inject({ url: '/' });
    expect(asked).toEqual([gil.id, undefined]);
    await other.close();
  });

  test('counts as a read of the member, not of their address', async () => {
    const keys: string[] = [];
    const limiter = {
      ...app.backend.services.limiter,
      consume: async (...[bucket, key, cost]: Parameters<Backend['services']['limiter']['consume']>) => {
        if (bucket === 'reads') keys.push(key);
        return app.backend.services.limiter.consume(bucket, key, cost);
      },
    };
    const other = await siteOn({ ...app.backend, services: { ...app.backend.services, limiter } });
    await other.inject({ url: '/', headers: await cookieOf(gil), remoteAddress: '10.0.0.7' });
    await other.inject({ url: '/', remoteAddress: '10.0.0.7' });
    expect(keys).toEqual([gil.id, '10.0.0.7']);
    await other.close();
  });
});

test('every page still comes while the database does not answer', async () => {
  const sql = () => Promise.reject(new Error('No connection'));
  const broken = await siteOn({ ...app.backend, sql });
  const headers = await cookieOf(ada);
  for (const url of ['/', '/events', `/groups/${club.id}`, `/post/${newId()}`, '/profile/ben', '/profile']) {
    for (const sent of [{}, headers]) {
      const { statusCode, body } = await broken.inject({ url, headers: sent });
      expect([url, statusCode, body]).toEqual([url, 200, builtPage]);
    }
  }
  await broken.close();
});
