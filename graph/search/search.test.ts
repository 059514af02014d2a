import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let muller: Member;
beforeAll(async () => {
  ada = await app.member('ada_lovelace', { displayName: 'Ada Lovelace' });
  muller = await app.member('k.mueller', { displayName: 'Käthe Müller' });
  await app.member('night-rider', { displayName: 'Σίσυφος Ёлкин' });
  await app.member('seoyeon', { displayName: '김서연' });
  await app.run(`update "user" set bio = 'Coffee before mountains' where id = $1`, ada.id);
  await app.post(ada, { content: 'A long mountain loop, then cake' });
  await app.post(muller, { content: 'Café stop in Łódź — crème brûlée!' });
  await app.post(ada, { content: 'Утренняя Прогулка по Москве' });
  await app.post(ada, { content: '富士山に登る。とても寒い' });
  await app.post(ada, { content: 'Ride to www.example.com/hill-climb with @night-rider' });
  await app.ride(muller, { content: 'Slow one', date: '2086-01-01' });
  await app.run(`update ride set type = 'gravel', location = 'Fontainebleau'`);
  await app.group('Alpine climbers', ada);
  await app.group('Café crawlers');
  await app.run(`update "group" set description = 'We climb hills on Sundays' where name = 'Alpine climbers'`);
  await app.event({ title: 'Puncture repair night', date: '2086-01-01' });
  await app.event({ title: 'Alpine opening', date: '2020-01-01' });
  await app.run(`update event set type = 'workshop', description = 'Bring a tube' where title like 'Puncture%'`);
});

const document = `query ($query: String!, $first: Int! = 20) {
  search(query: $query, first: $first) {
    users { nodes { displayName } } posts { nodes { content } } groups { nodes { name } } events { nodes { title } }
  }
}`;

interface Found {
  users: string[];
  posts: string[];
  groups: string[];
  events: string[];
}

const doors = [
  {
    name: 'GraphQL',
    async find(viewer: Member | null, query: string): Promise<Found> {
      const { data, error } = await app.as(viewer).query(document, { query });
      expect(error).toBeNull();
      const { users, posts, groups, events } = data.search;
      return {
        users: users.nodes.map((user: { displayName: string }) => user.displayName),
        posts: posts.nodes.map((post: { content: string }) => post.content),
        groups: groups.nodes.map((group: { name: string }) => group.name),
        events: events.nodes.map((event: { title: string }) => event.title),
      };
    },
  },
  {
    name: 'REST',
    async find(viewer: Member | null, query: string): Promise<Found> {
      const { status, body } = await app.as(viewer).get(`/api/search?q=${encodeURIComponent(query)}`);
      expect(status).toBe(200);
      return {
        users: body.users.map((user: { displayName: string }) => user.displayName),
        posts: body.posts.map((post: { content: string }) => post.content),
        groups: body.groups.map((group: { name: string }) => group.name),
        events: body.events.map((event: { name: string }) => event.name),
      };
    },
  },
];

const nothing: Found = { users: [], posts: [], groups: [], events: [] };
const mountain = 'A long mountain loop, then cake';
const cafe = 'Café stop in Łódź — crème brûlée!';
const moscow = 'Утренняя Прогулка по Москве';
const fuji = '富士山に登る。とても寒い';
const link = 'Ride to www.example.com/hill-climb with @night-rider';

describe.each(doors)('a search by $name', ({ find }) => {
  test.each<[string, Partial<Found>]>([
    // A word in each kind of text field.
    ['mountain', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['cafe', { posts: [cafe], groups: ['Café crawlers'] }],
    ['alpine', { groups: ['Alpine climbers'], events: ['Alpine opening'] }],
    ['workshop', { events: ['Puncture repair night'] }],
    ['harbour gate', { events: ['Alpine opening', 'Puncture repair night'].reverse() }],
    // The type and the location of a ride, besides its text.
    ['fontainebleau', { posts: ['Slow one'] }],
    ['slow gravel', { posts: ['Slow one'] }],
    // Accents and case in the text and in the query.
    ['Muller', { users: ['Käthe Müller'] }],
    ['MÜLLER', { users: ['Käthe Müller'] }],
    ['mu\u0308ller', { users: ['Käthe Müller'] }],
    ['lodz creme', { posts: [cafe] }],
    ['ＣＡＫＥ', { posts: [mountain] }],
    // Inflections of a word, and stop words.
    ['mountains', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['a mountain', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['climb the hill', { posts: [link], groups: ['Alpine climbers'] }],
    // The beginning of a word matches only at the end of the query.
    ['moun', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['long mount', { posts: [mountain] }],
    ['mount long', {}],
    ['ka mu', { users: ['Käthe Müller'] }],
    // The middle of a name.
    ['lovel', { users: ['Ada Lovelace'] }],
    ['velace', { users: ['Ada Lovelace'] }],
    ['the', { users: ['Käthe Müller'] }],
    // Typing errors: letters swapped, omitted, added, replaced, and errors in the first letter.
    ['mounatin', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['omuntain', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['montain', { users: ['Ada Lovelace'], posts: [mountain] }],
    ['mounttain lop', { posts: [mountain] }],
    ['fontenebleau', { posts: ['Slow one'] }],
    ['Mulelr', { users: ['Käthe Müller'] }],
    ['Lovelase', { users: ['Ada Lovelace'] }],
    ['crwalers', { groups: ['Café crawlers'] }],
    ['punctrue', { events: ['Puncture repair night'] }],
    // Other scripts.
    ['москве', { posts: [moscow] }],
    ['ПРОГУ', { posts: [moscow] }],
    ['прогулак', { posts: [moscow] }],
    ['елкин', { users: ['Σίσυφος Ёлкин'] }],
    ['σισυφος', { users: ['Σίσυφος Ёлкин'] }],
    ['富士山', { posts: [fuji] }],
    ['寒い', { posts: [fuji] }],
    ['김서', { users: ['김서연'] }],
    // Punctuation between words.
    ['hill-climb', { posts: [link], groups: ['Alpine climbers'] }],
    ['example.com', { posts: [link] }],
    ['@night-rider', { users: ['Σίσυφος Ёлкин'], posts: [link] }],
    ['"long" & (mountain | !loop):*', { posts: [mountain] }],
    // No match.
    ['', {}],
    ['   \n\t ', {}],
    ['!!!', {}],
    ['100%', {}],
    ['_', {}],
    ['xylophone orchestra', {}],
  ])('for %j finds what it should', async (query, expected) => {
    expect(await find(null, query)).toEqual({ ...nothing, ...expected });
    expect(await find(ada, query)).toEqual({ ...nothing, ...expected });
  });
});

test('REST answers each kind in its own shape', async () => {
  const { status, body } = await app.as(ada).get('/api/search?q=alpine');
  const [group] = await app.run<{ id: string }>(`select id from "group" where name = 'Alpine climbers'`);
  const [event] = await app.run<{ id: string }>(`select id from event where title = 'Alpine opening'`);
  expect([status, body]).toEqual([
    200,
    {
      users: [],
      posts: [],
      groups: [
        {
          id: group?.id,
          name: 'Alpine climbers',
          description: 'We climb hills on Sundays',
          picture: null,
          memberCount: 1,
          isJoined: true,
        },
      ],
      events: [
        {
          id: event?.id,
          name: 'Alpine opening',
          date: 'Jan 1, 2020, 7:00 AM',
          participantCount: 0,
          registeredCount: 0,
          isActive: false,
          description: null,
          location: 'Harbour Gate',
        },
      ],
    },
  ]);
  const found = await app.as(null).get('/api/search?q=gravel');
  const post = await app.as(null).get(`/api/posts/${found.body.posts[0].id}`);
  expect(found.body.posts).toEqual([post.body]);
  const user = await app.as(null).get(`/api/users/${muller.id}`);
  expect((await app.as(null).get('/api/search?q=mueller')).body.users).toEqual([user.body]);
});

test('REST without a query, or with a blank one, answers four empty lists', async () => {
  for (const path of ['/api/search', '/api/search?q=', '/api/search?q=%20%20', '/api/search?q=%00']) {
    const { status, body } = await app.as(null).get(path);
    expect([status, body]).toEqual([200, nothing]);
  }
});

test('the text has at most 200 characters, counted as a reader would', async () => {
  const refusal = { message: 'query must have at most 200 characters', code: 'BAD_USER_INPUT' };
  for (const [letter, status] of [['x', 200] as const, ['🚴', 200] as const]) {
    const longest = letter.repeat(200);
    expect((await app.as(null).get(`/api/search?q=${encodeURIComponent(longest)}`)).status).toBe(status);
    const over = await app.as(null).get(`/api/search?q=${encodeURIComponent(`${longest}${letter}`)}`);
    expect([over.status, over.body]).toMatchObject([
      400,
      { ...refusal, message: refusal.message.replace('query', 'q') },
    ]);
    const { data, error } = await app.as(null).query(document, { query: `${longest}${letter}` });
    expect([data, error]).toEqual([null, { ...refusal, field: 'query' }]);
  }
});

test('a text that changes is found by what it says now', async () => {
  const { id } = await app.post(ada, { content: 'Velodrome on Friday' });
  const count = async (query: string) => (await doors[1]?.find(null, query))?.posts.length;
  expect([await count('velodrome'), await count('keirin'), await count('velodrmoe')]).toEqual([1, 0, 1]);
  await app.as(ada).put(`/api/posts/${id}`, { content: 'Keirin on Friday' });
  expect([await count('velodrome'), await count('keirin'), await count('kerin')]).toEqual([0, 1, 1]);
  await app.as(ada).delete(`/api/posts/${id}`);
  expect(await count('keirin')).toBe(0);
});

test('each list is one statement, however much it holds, and a list that is not asked for is none', async () => {
  const cost = (text: string, query: string) =>
    countSql(app, async () => expect((await app.as(null).query(text, { query })).error).toBeNull());
  await cost(document, 'ride');
  const costs = [await cost(document, 'alpine'), await cost(document, 'xylophone'), await cost(document, 'mounatin')];
  expect(costs).toEqual([4, 4, 4]);
  const onlyPosts = 'query ($query: String!) { search(query: $query) { posts { nodes { id } } } }';
  expect([await cost(onlyPosts, 'mountain'), await cost(document, ' ')]).toEqual([1, 0]);
});
