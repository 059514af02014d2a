import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const origin = 'https://rides.example';
const wild = 'Loop & "$&" </content><script>alert(1)</script> \u0001 end';

const app = useApp({ PUBLIC_URL: origin });
let ada: Member;
let ride: Made;
let plain: Made;
let club: Made;
let hidden: Made;
beforeAll(async () => {
  ada = await app.member('ada', { displayName: 'Ada <Rider>' });
  club = await app.group('Club', ada);
  plain = await app.post(ada, { content: wild });
  ride = await app.ride(ada, { content: 'To the lake', date: '2087-06-01' });
  hidden = await app.post(ada, { content: 'For us', privacy: 'group', groupId: club.id });
});

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['entry', 'url', 'link'].includes(name) });

async function read(path: string) {
  const answer = await fetch(app.url + path);
  const text = await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type'), text };
}

test('the Atom feed lists the newest public posts, as text and never as markup', async () => {
  const { status, type, text } = await read('/feed.xml');
  expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const { feed } = parser.parse(text);
  expect(feed.entry.map((entry: { id: string }) => entry.id)).toEqual([`urn:uuid:${ride.id}`, `urn:uuid:${plain.id}`]);
  expect(feed.entry[0]).toMatchObject({ title: 'To the lake', author: { name: 'Ada <Rider>' } });
  expect(feed.entry[0].link[0]['@_href']).toBe(`${origin}/post/${ride.id}`);
  expect(feed.entry[1].content['#text']).toBe('Loop & "$&" </content><script>alert(1)</script>  end');
  expect(text).not.toContain(hidden.id);
});

test('the sitemap lists the pages that everyone reads, the public posts and the groups', async () => {
  const { status, type, text } = await read('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  const places = parser.parse(text).urlset.url.map(({ loc }: { loc: string }) => loc);
  expect(places).toEqual([
    `${origin}/`,
    `${origin}/explore`,
    `${origin}/events`,
    `${origin}/groups/${club.id}`,
    `${origin}/post/${plain.id}`,
    `${origin}/post/${ride.id}`,
  ]);
});

test('robots.txt names the sitemap', async () => {
  expect((await read('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('a post that is made private leaves both lists', async () => {
  const { id } = await app.post(ada, { content: 'Not for long' });
  expect((await read('/feed.xml')).text).toContain(id);
  await app.as(ada).put(`/api/posts/${id}`, { content: 'Not for long', privacy: 'private' });
  expect((await read('/feed.xml')).text).not.toContain(id);
  expect((await read('/sitemap.xml')).text).not.toContain(id);
});
