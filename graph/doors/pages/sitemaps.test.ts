import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hideAccount } from '../../account/accountDeletions.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { answerError } from '../../platform/http/httpErrors.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import { doors } from '../../platform/limits/doors.ts';
import type { Member } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { sentSql } from '../../test/sqlCounter.ts';
import { mountPublicLists } from './mountPublicLists.ts';
import { sitemapOf } from './sitemaps.ts';

const origin = 'https://rides.example';

let app: TestApp;
let ada: Member;
let club: string;
/** The same with two posts a page. */
let paged: FastifyInstance;
const listed: string[] = [];
const unlisted: string[] = [];
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: origin });
  const cast = await app.cast('ada', 'ben', 'leaver', 'banned');
  ada = cast.ada;
  club = (await app.group('Club', ada)).id;
  for (const minute of [1, 2, 3, 4, 5]) {
    const createdAt = new Date(Date.UTC(2026, 1, 1, 0, minute));
    listed.push((await app.post(minute % 2 ? ada : cast.ben, { content: `Post ${minute}`, createdAt })).id);
  }
  unlisted.push((await app.post(ada, { privacy: 'private' })).id);
  unlisted.push((await app.post(ada, { privacy: 'group', groupId: club })).id);
  unlisted.push((await app.post(cast.leaver)).id, (await app.post(cast.banned)).id);
  // A block must not change the sitemap.
  await app.as(ada).post(`/api/users/${cast.ben.id}/block`, {});
  await hideAccount(app.backend.orm.em.fork(), app.backend.services, cast.leaver.id, new Date());
  await app.run('update "user" set suspended_at = now() where id = $1', cast.banned.id);
  paged = fastify();
  paged.setErrorHandler(answerError);
  mountPublicLists(paged, app.backend, 2);
});
afterAll(async () => {
  await paged.close();
  await app.close();
});

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });
const placesOf = (nodes: { loc: string }[]) => nodes.map(({ loc }) => loc.replace(origin, ''));
const pagesOfAll = ['/', '/explore', '/events'];

async function readPage(path: string): Promise<string[]> {
  const { statusCode, body } = await paged.inject(path);
  expect(statusCode).toBe(200);
  return placesOf(parser.parse(body).urlset.url);
}

test('public posts and groups are listed, and no posts that are private, of a group, or by a member who is suspended or leaves', async () => {
  const text = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const places = placesOf(parser.parse(text).urlset.url);
  expect(places).toEqual([...pagesOfAll, ...listed.map((id) => `/post/${id}`), `/groups/${club}`]);
  for (const id of unlisted) expect(text).not.toContain(id);
});

test('events are listed among posts by the time at which they were created', async () => {
  const { id } = await app.event({ date: '2020-01-01' });
  await app.run(`update event set created_at = '2026-02-01T00:02:30Z' where id = $1`, id);
  const expected = listed.map((post) => `/post/${post}`).toSpliced(2, 0, `/events/${id}`);
  const places = placesOf(parser.parse(await (await fetch(`${app.url}/sitemap.xml`)).text()).urlset.url);
  expect(places).toEqual([...pagesOfAll, ...expected, `/groups/${club}`]);
  await app.run('delete from event');
});

test('more posts than a page holds are listed by an index of pages, each once', async () => {
  const { body } = await paged.inject('/sitemap.xml');
  const pages = placesOf(parser.parse(body).sitemapindex.sitemap);
  expect(pages).toEqual(['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml']);
  const all = await Promise.all(pages.map(readPage));
  expect(all.flat()).toEqual([...pagesOfAll, ...listed.map((id) => `/post/${id}`), `/groups/${club}`]);
  expect(all.map((page) => page.length)).toEqual([5, 2, 2]);
});

test.each(['0', '4', '01', '1e1', '-1', '99999', '100000', 'x'])('page %s is none', async (page) => {
  expect((await paged.inject(`/sitemap/${page}.xml`)).statusCode).toBe(404);
});

/** Holds back the statements of the app until the test releases them. */
function heldSql() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const sql: Sql = async (statement, values) => {
    asked.push(statement.text);
    running += 1;
    most = Math.max(most, running);
    await promise;
    const rows = await app.backend.sql(statement, values);
    running -= 1;
    // The rows come from the statement itself.
    return rows as never;
  };
  return { sql, asked, letGo: resolve, most: () => most };
}

test('callers who ask at once share one computation, and pages are written one at a time', async () => {
  const { sql, asked, letGo, most } = heldSql();
  const place = { origin, size: 3 };
  const caller = (index: number) => visitorAt(`192.0.2.${index}`);
  const same = Array.from({ length: 20 }, (_, index) => sitemapOf(sql, 1, place, caller(index)));
  const other = sitemapOf(sql, 2, place, caller(30));
  letGo();
  const texts = await Promise.all(same);
  expect(new Set(texts).size).toBe(1);
  expect(await other).not.toBe(texts[0]);
  expect([asked.length, most()]).toEqual([2, 1]);
  await sitemapOf(sql, 1, place, caller(1));
  expect(asked).toHaveLength(3);
});

test('more pages at once than may wait are refused', async () => {
  const { sql, letGo } = heldSql();
  const places = doors.sitemap.running.ofAddress + doors.sitemap.waiting.ofAddress;
  const asks = Array.from({ length: places + 1 }, (_, index) =>
    sitemapOf(sql, index + 1, { origin, size: 1 }, visitorAt('192.0.2.7')),
  );
  const outcomes = Promise.allSettled(asks);
  await expect(asks.at(-1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  letGo();
  expect((await outcomes).map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
});

test('no statement reads what is not listed', async () => {
  const { sql, asked, letGo } = heldSql();
  letGo();
  await sitemapOf(sql, null, { origin, size: 100 }, visitorAt('192.0.2.1'));
  expect(asked).toHaveLength(2);
  for (const text of asked) expect(text).not.toMatch(/content|\*(?!\))/);
});

test('requests at once share one computation', async () => {
  const names = await sentSql(app, () => Promise.all(Array.from({ length: 5 }, () => app.http.inject('/sitemap.xml'))));
  expect(names.filter((name) => name === 'sharing.sitemapPage')).toHaveLength(1);
});
