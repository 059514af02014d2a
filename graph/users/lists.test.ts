import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Member } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { runs } from '../test/runs.ts';

/** A list of a member or a group, with functions that insert and delete its rows. */
interface List {
  name: string;
  /** The connection as a selection on its owner. */
  root: 'user' | 'group';
  field: string;
  newestFirst: boolean;
  insert: string;
  remove: string;
}

const lists: List[] = [
  {
    name: 'the followers of a member',
    root: 'user',
    field: 'followers',
    newestFirst: true,
    insert: 'insert into follow (followed_id, follower_id, created_at)',
    remove: 'delete from follow where followed_id = $1 and follower_id = any($2::uuid[])',
  },
  {
    name: 'those whom a member follows',
    root: 'user',
    field: 'following',
    newestFirst: true,
    insert: 'insert into follow (follower_id, followed_id, created_at)',
    remove: 'delete from follow where follower_id = $1 and followed_id = any($2::uuid[])',
  },
  {
    name: 'the posts of a member',
    root: 'user',
    field: 'posts',
    newestFirst: true,
    insert: `insert into post (author_id, id, created_at, content)`,
    remove: 'delete from post where author_id = $1 and id = any($2::uuid[])',
  },
  {
    name: 'the groups of a member',
    root: 'user',
    field: 'groups',
    newestFirst: false,
    insert: 'insert into group_member (user_id, group_id, created_at)',
    remove: 'delete from group_member where user_id = $1 and group_id = any($2::uuid[])',
  },
  {
    name: 'the members of a group',
    root: 'group',
    field: 'members',
    newestFirst: false,
    insert: 'insert into group_member (group_id, user_id, created_at)',
    remove: 'delete from group_member where group_id = $1 and user_id = any($2::uuid[])',
  },
];

const candidateCount = 12;

let app: TestApp;
let owner: Member;
let groupId: string;
let others: string[];
let groups: string[];
const posts = Array.from({ length: candidateCount }, () => newId());
beforeAll(async () => {
  const unlimited = { reads: 1_000_000 };
  app = await startApp({ RATE_LIMITS: JSON.stringify(unlimited) });
  owner = await app.member('owner');
  ({ id: groupId } = await app.group('Owner of members'));
  const numbers = Array.from({ length: candidateCount }, (_, index) => index);
  others = await Promise.all(numbers.map(async (index) => (await app.member(`other_${index}`)).id));
  groups = await Promise.all(numbers.map(async (index) => (await app.group(`Group ${index}`)).id));
});
afterAll(() => app.close());

const candidatesOf = ({ field }: List) => {
  if (field === 'posts') return posts;
  return field === 'groups' ? groups : others;
};
const ownerOf = ({ root }: List) => (root === 'group' ? groupId : owner.id);
const instant = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

interface Item {
  id: string;
  minute: number;
}

async function put(list: List, items: Item[]) {
  const text = list.field === 'posts' ? `, 'Hello'` : '';
  await app.run(
    `${list.insert} select $1, item.*${text} from unnest($2::uuid[], $3::timestamptz[]) item`,
    ownerOf(list),
    items.map(({ id }) => id),
    items.map(({ minute }) => instant(minute)),
  );
}

const take = (list: List, ids: string[]) => app.run(list.remove, ownerOf(list), ids);

function inOrder({ newestFirst }: List, items: Item[]): string[] {
  const sorted = items.toSorted((a, b) => a.minute - b.minute || (a.id < b.id ? -1 : 1));
  return (newestFirst ? sorted.toReversed() : sorted).map(({ id }) => id);
}

interface Page {
  nodes: { id: string }[];
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

async function readPage({ root, field, ...list }: List, first: number, after: string | null): Promise<Page> {
  const document = `query ($id: ID!, $first: Int!, $after: String) { ${root}(id: $id) { ${field}(first: $first, after: $after) {
    nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  } } }`;
  const id = ownerOf({ root, field, ...list });
  const { data, error } = await app.as(null).query(document, { id, first, after });
  expect(error).toBeNull();
  return data[root][field];
}

/** Reads a list to its end and calls `between` after each page. */
async function readAll(list: List, first: number, between: (page: number) => Promise<unknown> = async () => null) {
  const seen: string[] = [];
  let after: string | null = null;
  for (let number = 0; number < 50; number += 1) {
    const { nodes, edges, pageInfo }: Page = await readPage(list, first, after);
    expect(nodes.length).toBeLessThanOrEqual(first);
    expect(edges.map(({ node }) => node)).toEqual(nodes);
    expect(pageInfo.hasPreviousPage).toBe(after !== null);
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([
      edges[0]?.cursor ?? null,
      edges.at(-1)?.cursor ?? null,
    ]);
    seen.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor;
    await between(number);
  }
  throw new Error('The list does not end');
}

/** Each candidate is in the list or not at first, and changes once after some page, or never. */
const story = fc.record({
  first: fc.integer({ min: 1, max: 5 }),
  candidates: fc.array(
    fc.record({
      minute: fc.nat(3),
      isListed: fc.boolean(),
      changesAfter: fc.option(fc.nat(5), { freq: 2 }),
    }),
    { minLength: candidateCount, maxLength: candidateCount },
  ),
});

describe.each(lists)('$name', (list) => {
  test('in pages is the whole list, each item once and in order, whatever comes and goes meanwhile', {
    timeout: 300_000,
  }, async () => {
    const ids = candidatesOf(list);
    const property = fc.asyncProperty(story, async ({ first, candidates }) => {
      const items = candidates.map((candidate, index) => ({ ...candidate, id: ids[index] ?? '' }));
      await take(list, ids);
      await put(
        list,
        items.filter(({ isListed }) => isListed),
      );
      const seen = await readAll(list, first, async (page) => {
        const changing = items.filter(({ changesAfter }) => changesAfter === page);
        await put(
          list,
          changing.filter(({ isListed }) => !isListed),
        );
        await take(
          list,
          changing.filter(({ isListed }) => isListed).map(({ id }) => id),
        );
      });
      const place = new Map(inOrder(list, items).map((id, index) => [id, index]));
      const places = seen.map((id) => place.get(id) ?? -1);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      const stayed = items.filter(({ isListed, changesAfter }) => isListed && changesAfter === null);
      const absent = items.filter(({ isListed, changesAfter }) => !isListed && changesAfter === null);
      expect(seen.filter((id) => stayed.some((item) => item.id === id))).toEqual(inOrder(list, stayed));
      expect(seen.filter((id) => absent.some((item) => item.id === id))).toEqual([]);
    });
    await fc.assert(property, { numRuns: runs(4) });
  });

  test('refuses cursors of other lists and pages of impossible sizes', async () => {
    await take(list, candidatesOf(list));
    const query = `query ($id: ID!, $first: Int, $after: String) { ${list.root}(id: $id) { ${list.field}(first: $first, after: $after) { nodes { id } } } }`;
    const ask = (variables: object) => app.as(null).query(query, { id: ownerOf(list), ...variables });
    for (const after of ['x', Buffer.from('[3,"Climbers","x"]').toString('base64url')]) {
      expect((await ask({ first: 3, after })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    }
    for (const first of [0, -1, 101]) expect((await ask({ first })).error).toMatchObject({ field: 'first' });
    const { data } = await ask({ first: 100 });
    expect(data[list.root][list.field].nodes).toEqual([]);
  });
});

describe.each(lists.slice(0, 3))('$name over REST', (list) => {
  const path = () => `/api/users/${owner.id}/${list.field}`;
  const read = async (query = '') => {
    const { status, body } = await app.as(null).get(path() + query);
    expect(status).toBe(200);
    return body.map(({ id }: { id: string }) => id);
  };

  test('is a bare array in pages by number, newest first', async () => {
    const items = candidatesOf(list).map((id, index) => ({ id, minute: index % 4 }));
    await take(list, candidatesOf(list));
    await put(list, items);
    const expected = inOrder(list, items);
    expect(await read()).toEqual(expected);
    expect(await read('?page=1&limit=5')).toEqual(expected.slice(0, 5));
    expect(await read('?page=3&limit=5')).toEqual(expected.slice(10));
    expect(await read('?page=4&limit=5')).toEqual([]);
    expect(await read('?page=0&limit=0')).toEqual(expected.slice(0, 1));
    for (const query of ['?page=one', '?limit=ten', '?limit=1.5']) {
      const { status, body } = await app.as(null).get(path() + query);
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
  });

  test('of nobody is 404', async () => {
    for (const id of ['nobody', '0199a000-0000-7000-8000-000000000000']) {
      const { status, body } = await app.as(null).get(`/api/users/${id}/${list.field}`);
      expect([status, body]).toEqual([404, { message: 'User not found', code: 'NOT_FOUND' }]);
    }
  });
});

test('REST lists hold a hundred unless asked otherwise, and never more', async () => {
  const star = await app.member('star');
  await app.run(
    `with fan as (insert into "user" (id, username, display_name, password_hash)
       select gen_random_uuid(), 'fan_' || n, 'Fan', '' from generate_series(1, 130) n returning id)
     insert into follow (follower_id, followed_id) select id, $1 from fan`,
    star.id,
  );
  const count = async (query: string) =>
    (await app.as(null).get(`/api/users/${star.id}/followers${query}`)).body.length;
  expect([await count(''), await count('?page=2'), await count('?limit=500')]).toEqual([100, 30, 100]);
});
