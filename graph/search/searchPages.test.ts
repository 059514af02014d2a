import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: JSON.stringify({ reads: 1_000_000 }) });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

type List = 'users' | 'posts' | 'groups' | 'events';

async function page(list: List, query: string, first: number, after: string | null = null) {
  const { data, error } = await app.as(ada).query(
    `query ($query: String!, $first: Int!, $after: String) {
      search(query: $query, first: $first) {
        ${list}(after: $after) {
          nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        }
      }
    }`,
    { query, first, after },
  );
  return { connection: data?.search[list], error };
}

/** The ids of all pages in order. */
async function walk(list: List, query: string, first: number, between?: (pages: number) => Promise<unknown>) {
  const ids: string[] = [];
  let after: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const { connection, error } = await page(list, query, first, after);
    expect(error).toBeNull();
    const { nodes, edges, pageInfo } = connection;
    expect(nodes.length).toBeLessThanOrEqual(first);
    expect(pageInfo).toMatchObject({ hasPreviousPage: after !== null, startCursor: edges[0]?.cursor ?? null });
    expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
    await between?.(pages);
  }
}

describe.each<[List, string]>([
  ['users', 'pelican'],
  ['users', 'pelicna'],
  ['posts', 'pelican'],
  ['posts', 'pelicna'],
  ['groups', 'pelican'],
  ['groups', 'pelicna'],
  ['events', 'pelican'],
  ['events', 'pelicna'],
])('the pages of %s for %s', (list, query) => {
  beforeAll(async () => {
    const known = await app.run('select from "group"');
    if (known.length > 0) return;
    const texts = [
      'Pelican',
      'pelican',
      'Pelican rides',
      'All the pelicans',
      'A pelicanish thing',
      'Brown pelican',
      'X',
    ];
    for (const [index, text] of texts.entries()) {
      const { id } = await app.member(`member-${index}`, { displayName: text });
      await app.run(`update "user" set bio = 'We like a pelican' where id = $1`, id);
      await app.post(ada, {
        content: `${text}: pelican${index % 2 ? 'ly' : ''}`,
        createdAt: new Date(2026, 1, index % 3),
      });
      await app.group(text);
      await app.event({ title: text, date: `${2020 + 3 * index}-01-01` });
    }
    await app.run(`update "group" set description = 'A pelican among others'`);
    await app.run(`update event set description = 'A pelican among others'`);
  });

  test('hold each item once, in one order, whatever their size', async () => {
    const all = await walk(list, query, 50);
    expect(all).toHaveLength(7);
    expect(new Set(all).size).toBe(7);
    for (const first of [1, 2, 3, 6, 7]) expect(await walk(list, query, first)).toEqual(all);
  });

  test('go on from where they were though the item at their edge is gone', async () => {
    const table = list.slice(0, -1);
    const all = await walk(list, query, 50);
    const { connection } = await page(list, query, 3);
    const [row] = await app.run<{ row: string }>(
      `select to_jsonb(t)::text as row from "${table}" t where id = $1`,
      all[2],
    );
    await app.run(`delete from "${table}" where id = $1`, all[2]);
    const rest = await page(list, query, 50, connection.pageInfo.endCursor);
    expect(rest.connection.nodes.map(({ id }: { id: string }) => id)).toEqual(all.slice(3));
    const columns = await app.run<{ name: string }>(
      `select string_agg(quote_ident(attname), ', ') as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      `"${table}"`,
    );
    const names = columns[0]?.name;
    await app.run(
      `insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1::jsonb)`,
      row?.row,
    );
    expect(await walk(list, query, 50)).toEqual(all);
  });
});

describe('posts further back than those that are looked at one by one', () => {
  const contents = ['falcon nest', 'falcons', 'peregrine falcon', 'nothing at all', 'falconry for all'];
  beforeAll(async () => {
    await app.run(
      `insert into post (id, author_id, content, created_at)
       select gen_random_uuid(), $1, ($2::text[])[1 + n % 5] || case when n % 7 = 0 then ' rarely' else '' end,
         timestamptz '2025-12-31 12:00Z' - n * interval '2 hours'
       from generate_series(1, 3000) n`,
      ada.id,
      contents,
    );
  });

  test.each([
    [
      'falcon',
      `content like '%falcon' or content like '%falcons%' or content like '%falcon %'`,
      `content like 'falconry%'`,
    ],
    ['peregrine rarely', `content like 'peregrine%rarely'`, 'false'],
    ['rarely nothing', `content like 'nothing%rarely'`, 'false'],
    ['nothing rar', 'false', `content like 'nothing%rarely'`],
    ['peregrinne rarely', `content like 'peregrine%rarely'`, 'false'],
  ])('are all found by %j, once each and in order', async (query, first, second) => {
    const rows = await app.run<{ id: string }>(
      `select id from post where author_id = $1 and (${first} or ${second})
       order by case when ${second} then 1 else 0 end, created_at desc, id desc`,
      ada.id,
    );
    const expected = rows.map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(50);
    expect(await walk('posts', query, 50)).toEqual(expected);
  });
});

test('a page holds at most fifty items of a list, and tells that more follow', async () => {
  const { connection } = await page('posts', 'falcon', 100);
  expect([connection.nodes.length, connection.pageInfo.hasNextPage]).toEqual([50, true]);
  const { body } = await app.as(null).get('/api/search?q=falcon');
  expect(body.posts.map(({ id }: { id: string }) => id)).toEqual(connection.nodes.map(({ id }: { id: string }) => id));
});

test('what is written and deleted between two pages neither repeats nor hides what stays', async () => {
  const operation = fc.record({ at: fc.integer({ min: 1, max: 120 }), isRemoved: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(operation, { maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      async (operations, first) => {
        const made: string[] = [];
        const time = (minutes: number) => new Date(Date.UTC(2026, 5, 1) - minutes * 60_000);
        for (let index = 0; index < 30; index += 1) {
          const content = index % 3 ? 'Kestrel above' : 'Kestrels, kestrelly';
          made.push((await app.post(ada, { content, createdAt: time(index * 4) })).id);
        }
        const staying = new Set(made);
        const left = [...operations];
        const seen = await walk('posts', 'kestrel', first, async () => {
          const next = left.pop();
          if (!next) return;
          if (next.isRemoved) {
            const id = made[next.at % 30] ?? '';
            staying.delete(id);
            await app.run('delete from post where id = $1', id);
          } else {
            await app.post(ada, { content: 'Kestrel again', createdAt: time(next.at) });
          }
        });
        expect(new Set(seen).size).toBe(seen.length);
        expect([...staying].filter((id) => !seen.includes(id))).toEqual([]);
        await app.run(`delete from post where content ilike 'kestrel%'`);
      },
    ),
    { numRuns: runs(2) },
  );
});

test.each([
  ['no cursor at all', 'x'],
  ['one of another list', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')],
  ['a rank that is none', Buffer.from('[5,"a","0199a000-0000-7000-8000-000000000000"]').toString('base64url')],
  [
    'a text that PostgreSQL cannot take',
    Buffer.from('[1,"\\u0000","0199a000-0000-7000-8000-000000000000"]').toString('base64url'),
  ],
  ['an id that is none', Buffer.from('[1,"a","b"]').toString('base64url')],
])('after %s there is no page', async (_name, after) => {
  for (const list of ['users', 'posts', 'groups', 'events'] as const) {
    const { error } = await page(list, 'pelican', 10, after);
    expect([list, error]).toMatchObject([list, { code: 'BAD_USER_INPUT', field: 'after' }]);
  }
});

test.each([0, -1, 101])('pages of %i are refused', async (first) => {
  expect((await page('posts', 'pelican', first)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
});
