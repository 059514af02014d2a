import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let group: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  await app.follow(ada, ben);
  group = await app.group('Climbers', ada);
  let minute = 0;
  const post = (author: Member, content: string, groupId: string | null = null) => {
    minute += 1;
    return app.post(author, { content, groupId, createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
  };
  await post(cleo, 'cleo 1');
  await post(ada, 'ada 1');
  await post(ben, 'ben 1');
  await post(cleo, 'cleo in group', group.id);
  await post(ben, 'ben in group', group.id);
});

const document = `query ($scope: FeedScope!, $groupId: ID, $first: Int!, $after: String) {
  feed(scope: $scope, groupId: $groupId, first: $first, after: $after) {
    nodes { content }
    edges { cursor node { content } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const ask = (viewer: Member | null, variables: object = {}) =>
  app.as(viewer).query(document, { scope: 'EVERYONE', first: 20, ...variables });
const contentsOf = (posts: { content: string }[]) => posts.map(({ content }) => content);
const read = async (viewer: Member | null, variables: object = {}) =>
  contentsOf((await ask(viewer, variables)).data.feed.nodes);
const readRest = async (viewer: Member | null, query = '') =>
  contentsOf((await app.as(viewer).get(`/api/posts/feed${query}`)).body);

const all = ['ben in group', 'cleo in group', 'ben 1', 'ada 1', 'cleo 1'];
const following = ['ben in group', 'cleo in group', 'ben 1', 'ada 1'];
const inGroup = ['ben in group', 'cleo in group'];

describe('the feed', () => {
  test('of everyone runs from the newest to the oldest', async () => {
    for (const viewer of [ada, ben, cleo, null]) {
      expect(await read(viewer)).toEqual(all);
      expect(await readRest(viewer, '?showAll=true')).toEqual(all);
    }
  });

  test('of a member holds their own, followed people’s and joined groups’ posts, each once', async () => {
    expect(await read(ada, { scope: 'FOLLOWING' })).toEqual(following);
    expect(await readRest(ada)).toEqual(following);
    expect(await readRest(ada, '?showAll=false')).toEqual(following);
    expect(await readRest(cleo)).toEqual(['cleo in group', 'cleo 1']);
  });

  test('of a visitor is that of everyone', async () => {
    expect(await read(null, { scope: 'FOLLOWING' })).toEqual(all);
    expect(await readRest(null)).toEqual(all);
  });

  test('of a group wins over any scope', async () => {
    for (const viewer of [ada, cleo, null]) {
      expect(await read(viewer, { scope: 'FOLLOWING', groupId: group.id })).toEqual(inGroup);
      expect(await readRest(viewer, `?groupId=${group.id}&showAll=true`)).toEqual(inGroup);
      expect(await readRest(viewer, `?groupId=${group.id.toUpperCase()}`)).toEqual(inGroup);
    }
  });

  test('of an unknown group is refused, and that of an empty one is empty', async () => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'groupId is not the id of a group' };
    for (const groupId of ['nowhere', '0199a000-0000-7000-8000-000000000000']) {
      expect((await ask(ada, { groupId })).error).toMatchObject({ ...refusal, field: 'groupId' });
      const { status, body } = await app.as(ada).get(`/api/posts/feed?groupId=${groupId}`);
      expect([status, body]).toMatchObject([400, refusal]);
    }
    const { id } = await app.group('Without posts', ada);
    expect([await read(ada, { groupId: id }), await readRest(ada, `?groupId=${id}`)]).toEqual([[], []]);
  });

  test('of an empty instance is empty', async () => {
    const { body } = await app.as(await app.member('newcomer')).get('/api/posts/feed');
    expect(body).toEqual([]);
  });
});

describe('pages by cursor', () => {
  test('tell where they stand', async () => {
    const first = (await ask(ada, { first: 2 })).data.feed;
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0].cursor,
      endCursor: first.edges[1].cursor,
    });
    const last = (await ask(ada, { first: 3, after: first.pageInfo.endCursor })).data.feed;
    expect(contentsOf([...first.nodes, ...last.nodes])).toEqual(all);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const beyond = (await ask(ada, { first: 3, after: last.pageInfo.endCursor })).data.feed;
    expect(beyond).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  test.each([0, -1, 101, 2_000_000_000])('of %i posts are refused', async (first) => {
    const { data, error } = await ask(ada, { first });
    expect([data, error?.code, error?.field]).toEqual([null, 'BAD_USER_INPUT', 'first']);
  });

  test.each([1, 100])('of %i posts are not', async (first) => {
    expect(await read(ada, { first })).toEqual(all.slice(0, first));
  });

  const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  test.each([
    ['no base64', '%%%'],
    ['no JSON', 'bm90IGpzb24'],
    ['no list', cursorOf({ time: 1 })],
    ['that of another list', cursorOf(['groups', 3, 'Climbers', '0199a000-0000-7000-8000-000000000000'])],
    ['an unreadable time', cursorOf(['feed', 'soon', '0199a000-0000-7000-8000-000000000000'])],
    ['a time of another spelling', cursorOf(['feed', '2026', '0199a000-0000-7000-8000-000000000000'])],
    ['an id that is none', cursorOf(['feed', '2026-01-01T00:00:00.000Z', 'x'])],
    ['SQL', cursorOf(['feed', "'; drop table post", "'; drop table post"])],
  ])('after a cursor that is %s are refused', async (_name, after) => {
    const { data, error } = await ask(ada, { after });
    expect(data).toBeNull();
    expect(error).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'after is not a cursor of this list; leave it out for the first page',
      field: 'after',
    });
  });

  test('after the cursor of a real page of another list are refused', async () => {
    const { data } = await app.as(ada).query('{ groups { pageInfo { endCursor } } }');
    const { error } = await ask(ada, { after: data.groups.pageInfo.endCursor });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });
});

describe('pages by number', () => {
  test('hold limit posts each, the last one what is left', async () => {
    const pages = [1, 2, 3, 4].map((page) => readRest(ada, `?showAll=true&limit=2&page=${page}`));
    expect(await Promise.all(pages)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4), []]);
    const own = [1, 2, 3].map((page) => readRest(ada, `?limit=2&page=${page}`));
    expect(await Promise.all(own)).toEqual([following.slice(0, 2), following.slice(2), []]);
  });

  test('are bounded: page from 1, limit from 1 to 100', async () => {
    expect(await readRest(ada, '?showAll=true&page=0')).toEqual(all);
    expect(await readRest(ada, '?showAll=true&page=-5')).toEqual(all);
    expect(await readRest(ada, '?showAll=true&limit=0')).toEqual(all.slice(0, 1));
    expect(await readRest(ada, '?showAll=true&limit=-3')).toEqual(all.slice(0, 1));
    expect(await readRest(ada, '?showAll=true&limit=5000')).toEqual(all);
    expect(await readRest(ada, '?page=500')).toEqual([]);
  });

  test.each(['page=one', 'limit=ten', 'page=NaN', 'limit=', 'page=1.5', 'limit=1e400', 'page=%20', 'page=1&page=2'])(
    'are refused for %s',
    async (query) => {
      const { status, body } = await app.as(ada).get(`/api/posts/feed?${query}`);
      const [name] = query.split('=');
      const refusal = { message: `${name} must be a whole number`, code: 'BAD_USER_INPUT', field: name };
      expect([status, body]).toEqual([400, refusal]);
    },
  );

  test('hold twenty posts unless asked otherwise, and never more than a hundred', async () => {
    const dan = await app.member('dan');
    await app.run(
      `insert into post (id, author_id, content) select gen_random_uuid(), $1, 'Post ' || n from generate_series(1, 130) n`,
      dan.id,
    );
    expect(await readRest(dan)).toHaveLength(20);
    expect(await readRest(dan, '?limit=130')).toHaveLength(100);
    await app.run('delete from post where author_id = $1', dan.id);
  });
});

test('a post of REST has the shape of the specification, a ride its data', async () => {
  const { id } = await app.ride(cleo, {
    content: 'Coffee ride',
    date: '2086-06-01',
    time: '06:30',
    timeZone: 'Europe/Rome',
    distance: 31.5,
    groupId: group.id,
  });
  const { body } = await app.as(ada).get('/api/posts/feed?limit=1');
  expect(body).toEqual([
    {
      id,
      userId: cleo.id,
      content: 'Coffee ride',
      isRide: true,
      mediaUrls: [],
      privacy: 'public',
      groupId: group.id,
      createdAt: expect.any(String),
      rideData: {
        distance: 31.5,
        pace: null,
        type: 'road',
        elevation: 0,
        date: '2086-06-01',
        time: '06:30',
        timeZone: 'Europe/Rome',
        startsAt: '2086-06-01T04:30:00.000Z',
        location: 'Mill Square',
        duration: null,
        visibility: 'public',
        isCompleted: false,
        map: null,
      },
    },
  ]);
});
