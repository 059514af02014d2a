import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let author: Member;
let mate: Member;
let former: Member;
let muter: Member;
let other: Member;
let group: Made;
beforeAll(async () => {
  ({ author, mate, former, muter, other } = await app.cast('author', 'mate', 'former', 'muter', 'other'));
  group = await app.group('Hill repeats', author, mate, former, muter);
  await app.as(former).delete(`/api/groups/${group.id}/leave`);
  await app.mute(muter, author);
  await app.mute(author, other);
});

/** The contents that a viewer finds. GraphQL and REST return the same. */
async function find(viewer: Member | null, query: string): Promise<string[]> {
  const document = `query ($query: String!) { search(query: $query) { posts { nodes { content } } } }`;
  const { data, error } = await app.as(viewer).query(document, { query });
  expect(error).toBeNull();
  const contents = data.search.posts.nodes.map((post: { content: string }) => post.content);
  const { body } = await app.as(viewer).get(`/api/search?q=${encodeURIComponent(query)}`);
  expect(body.posts.map((post: { content: string }) => post.content)).toEqual(contents);
  return contents;
}

describe('posts', () => {
  const everyone = () => ({ author, mate, former, muter, other, visitor: null });
  const readers = {
    public: ['author', 'mate', 'former', 'other', 'visitor'],
    group: ['author', 'mate'],
    private: ['author'],
  };
  beforeAll(async () => {
    for (const privacy of ['public', 'group', 'private'] as const) {
      const options = { privacy, groupId: group.id, content: `Zanzibar for the ${privacy} ear` };
      await app.post(author, options);
      const ride = { ...options, content: `${privacy} ride`, date: '2086-01-01' };
      const { id } = await app.ride(author, ride);
      await app.run(`update ride set location = 'Timbuktu' where id = $1`, id);
    }
  });

  test.each(['author', 'mate', 'former', 'muter', 'other', 'visitor'] as const)(
    'are found by the %s as far as they may read them: by a word, its beginning and where a ride starts',
    async (name) => {
      const viewer = everyone()[name];
      const readable = (['private', 'group', 'public'] as const).filter((privacy) => readers[privacy].includes(name));
      const texts = readable.map((privacy) => `Zanzibar for the ${privacy} ear`);
      for (const query of ['zanzibar', 'zanz', 'Zanzibar ear']) expect(await find(viewer, query)).toEqual(texts);
      const rides = readable.map((privacy) => `${privacy} ride`);
      for (const query of ['timbuktu', 'timbuk']) expect(await find(viewer, query)).toEqual(rides);
    },
  );

  test('that are mistyped are found by nobody who may not read them', async () => {
    expect(await find(muter, 'zanzibra')).toEqual([]);
    expect(await find(other, 'zanzibra')).toEqual(['Zanzibar for the public ear']);
    expect(await find(null, 'timbutku')).toEqual(['public ride']);
  });

  test('of a member who is muted come back when the mute is taken back', async () => {
    expect(await find(muter, 'zanzibar')).toEqual([]);
    await app.as(muter).delete(`/api/users/${author.id}/mute`);
    expect(await find(muter, 'zanzibar')).toHaveLength(2);
    await app.mute(muter, author);
  });
});

describe('a post that changes hands', () => {
  let post: Made;
  beforeEach(async () => {
    post = await app.post(author, { content: 'Ouagadougou by bike', privacy: 'private' });
    return () => app.run('delete from post where id = $1', post.id);
  });

  test('is found as soon as everyone may read it, and no longer when they may not', async () => {
    expect([await find(other, 'ouagadougou'), await find(null, 'ouagad')]).toEqual([[], []]);
    await app.as(author).put(`/api/posts/${post.id}`, { privacy: 'public' });
    expect([await find(other, 'ouagadougou'), await find(null, 'ouagad')]).toEqual([
      ['Ouagadougou by bike'],
      ['Ouagadougou by bike'],
    ]);
    await app.as(author).put(`/api/posts/${post.id}`, { privacy: 'private' });
    expect([await find(other, 'ouagadougou'), await find(null, 'ouagad')]).toEqual([[], []]);
  });
});

describe('a post among more matches of a month than a search reads', () => {
  const matches = 5_200;

  /** Writes newer posts of the author and then, behind them in the table, a public post of another member. */
  async function fillMonth(word: string, privacy: 'public' | 'group' | 'private') {
    await app.run(
      `insert into post (id, author_id, group_id, privacy, content, created_at)
       select new_id(), case when is_last then $2::uuid else $1::uuid end, case when privacy = 'group' then $4::uuid end,
         privacy, $5 || case when is_last then ' of others' else ' of the author' end,
         timestamptz '2025-02-02 12:00Z' - n * interval '1 second'
       from generate_series(1, $6::int) n
       cross join lateral (select n = $6::int as is_last) place
       cross join lateral (select case when is_last then 'public' else $3 end as privacy) audience
       order by n`,
      author.id,
      other.id,
      privacy,
      group.id,
      word,
      matches,
    );
    await app.run('analyze post');
  }

  /** The first match. A short page scans few of the newest posts, so that the index has to find the rest. */
  async function first(viewer: Member | null, query: string) {
    const document = `query ($query: String!) { search(query: $query, first: 1) { posts { nodes { content } } } }`;
    return (await app.as(viewer).query(document, { query })).data.search.posts.nodes;
  }

  test.each([
    ['private posts of others', 'tandem', 'private', 'visitor'],
    ['posts of a group to which the viewer does not belong', 'unicycle', 'group', 'other'],
    ['posts of a member whom the viewer has muted', 'velocipede', 'public', 'muter'],
  ] as const)('is found although the other matches are %s', async (_name, word, privacy, name) => {
    await fillMonth(word, privacy);
    const viewer = { visitor: null, other, muter }[name];
    expect(await first(viewer, word)).toEqual([{ content: `${word} of others` }]);
  });
});

test('words that only some may read complete and correct nobody’s query', async () => {
  const known = () =>
    app.run<{ word: string }>(`select distinct word from search_word where word like 'quix%' order by word`);
  await app.post(author, { content: 'Quixotically alone', privacy: 'private' });
  const { id } = await app.post(author, { content: 'Quixotism among us', privacy: 'group', groupId: group.id });
  expect(await known()).toEqual([]);
  await app.as(author).put(`/api/posts/${id}`, { privacy: 'public' });
  expect(await known()).toEqual([{ word: 'quixotism' }]);
});

test('what a member keeps to themselves is neither searched nor shown', async () => {
  const secrets = {
    email: 'hidden.mailbox@secretplace.test',
    phone: '5550123987',
    location: 'Secretville',
    password_hash: 'argonhashword',
    time_zone: 'Atlantic/Reykjavik',
  };
  const keeper = await app.member('keeper', { displayName: 'Kim Keeper' });
  const changes = Object.keys(secrets).map((column, index) => `${column} = $${index + 2}`);
  await app.run(
    `update "user" set ${changes.join(', ')}, monthly_goal = 77123 where id = $1`,
    keeper.id,
    ...Object.values(secrets),
  );
  const document = `query ($query: String!) {
    search(query: $query) { users { nodes { id username email phone location monthlyGoal } } }
  }`;
  for (const viewer of [keeper, other, null]) {
    for (const secret of [...Object.values(secrets), 'secretplace', 'hidden', 'reykjavik', '77123', keeper.id]) {
      const { data } = await app.as(viewer).query(document, { query: secret });
      expect([secret, data.search.users.nodes]).toEqual([secret, []]);
    }
  }
  const { data } = await app.as(other).query(document, { query: 'keeper' });
  expect(data.search.users.nodes).toEqual([
    { id: keeper.id, username: 'keeper', email: null, phone: null, location: null, monthlyGoal: null },
  ]);
  const { body } = await app.as(other).get('/api/search?q=keeper');
  expect(Object.keys(body.users[0])).not.toEqual(expect.arrayContaining(['email']));
  for (const secret of Object.values(secrets).slice(0, 4)) expect(JSON.stringify(body)).not.toContain(secret);
});
