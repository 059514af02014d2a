import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

type Person = 'author' | 'clubmate' | 'follower' | 'other' | 'muter';
const people: Person[] = ['author', 'clubmate', 'follower', 'other', 'muter'];

const app = useApp();
let cast: Record<Person, Member>;
beforeAll(async () => {
  cast = await app.cast(...people);
  const { author, clubmate, follower, other, muter } = cast;
  const club = await app.group('Club', author, clubmate, muter);
  await app.follow(follower, author);
  await app.follow(muter, author);
  await app.run('insert into mute (muter_id, muted_id) values ($1, $2)', muter.id, author.id);
  let minute = 0;
  const at = () => {
    minute += 1;
    return new Date(Date.UTC(2026, 0, 1, 0, minute));
  };
  for (const privacy of ['public', 'group', 'private'] as const) {
    const groupId = club.id;
    await app.post(author, { content: `${privacy} post`, privacy, groupId, createdAt: at() });
    await app.ride(author, { content: `${privacy} ride`, privacy, groupId, createdAt: at(), date: '2086-01-01' });
  }
  const elsewhere = await app.ride(other, { content: 'Another’s ride', date: '2086-01-01' });
  await app.participate(elsewhere, author);
});

/** The order: newest first. */
const all = ['private ride', 'private post', 'group ride', 'group post', 'public ride', 'public post'];

const readable: [Person | 'visitor', string[]][] = [
  ['author', all],
  ['clubmate', all.slice(2)],
  ['follower', all.slice(4)],
  ['other', all.slice(4)],
  ['visitor', all.slice(4)],
  ['muter', []],
];

const contentsOf = (posts: { content: string }[]) => posts.map(({ content }) => content);
const ofKind = (contents: string[], kind: string) => contents.filter((content) => content.endsWith(kind));

describe.each(readable)('of the posts of a member the %s', (name, contents) => {
  const viewer = () => (name === 'visitor' ? null : cast[name]);

  test('gets what they may read, at both doors', async () => {
    const document = `query ($id: ID!) { user(id: $id) {
      all: posts { nodes { content author { id } } }
      plain: posts(kind: POST) { nodes { content isRide } }
      rides: posts(kind: RIDE) { nodes { content isRide ride { distance } } }
    } }`;
    const { data, error } = await app.as(viewer()).query(document, { id: cast.author.id });
    expect(error).toBeNull();
    expect(contentsOf(data.user.all.nodes)).toEqual(contents);
    expect(contentsOf(data.user.plain.nodes)).toEqual(ofKind(contents, 'post'));
    expect(contentsOf(data.user.rides.nodes)).toEqual(ofKind(contents, 'ride'));
    const { get } = app.as(viewer());
    expect(contentsOf((await get(`/api/users/${cast.author.id}/posts`)).body)).toEqual(contents);
    const rides = (await get(`/api/posts/user/rides/${cast.author.id}`)).body;
    expect(contentsOf(rides)).toEqual(ofKind(contents, 'ride'));
  });

  test('gets pages of what they may read alone', async () => {
    const { get } = app.as(viewer());
    const pages = [1, 2, 3].map((page) => get(`/api/users/${cast.author.id}/posts?limit=2&page=${page}`));
    const bodies = (await Promise.all(pages)).flatMap(({ body }) => contentsOf(body));
    expect(bodies).toEqual(contents);
    const { data } = await app
      .as(viewer())
      .query(`{ user(id: "${cast.author.id}") { posts(first: 1) { pageInfo { hasNextPage } } } }`);
    expect(data.user.posts.pageInfo.hasNextPage).toBe(contents.length > 1);
  });
});

test('a post of the lists is a post as everywhere', async () => {
  const { get } = app.as(cast.author);
  for (const path of [`/api/users/${cast.author.id}/posts`, `/api/posts/user/rides/${cast.author.id}`]) {
    const [newest] = (await get(path)).body;
    expect((await get(`/api/posts/${newest.id}`)).body).toEqual(newest);
    expect(newest).toMatchObject({ userId: cast.author.id, isRide: true, rideData: { distance: 20 } });
  }
});

test('the lists of nobody are 404', async () => {
  for (const id of ['nobody', '0199a000-0000-7000-8000-000000000000']) {
    for (const path of [`/api/users/${id}/posts`, `/api/posts/user/rides/${id}`]) {
      const { status, body } = await app.as(null).get(path);
      expect([status, body]).toEqual([404, { message: 'User not found', code: 'NOT_FOUND' }]);
    }
  }
});

test('a mute shows in the lists of people, not in what they have posted', async () => {
  const document = `query ($id: ID!) { user(id: $id) { viewerHasMuted followers { nodes { username } } groups { nodes { members { nodes { username } } } } } }`;
  const { data } = await app.as(cast.muter).query(document, { id: cast.author.id });
  expect(data.user.viewerHasMuted).toBe(true);
  expect(data.user.followers.nodes).toEqual([{ username: 'muter' }, { username: 'follower' }]);
  const [{ members }] = data.user.groups.nodes;
  expect(members.nodes).toEqual([{ username: 'author' }, { username: 'clubmate' }, { username: 'muter' }]);
});
