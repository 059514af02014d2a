import fc from 'fast-check';
import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import { openBoard } from './boards.ts';
import type { Caller, GraphQLAnswer } from './caller.ts';
import { makeListsWithCursors } from './listsWithCursors.ts';
import { runs } from './runs.ts';
import { useApp } from './useApp.ts';

const lists = Object.values(makeSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map(({ name }) => `${type.name}.${name}`)
    : [],
);

const app = useApp({ RATE_LIMITS: '{"reads":1000000}' });
let caller: Caller;
let selections: Record<string, string>;
const cursors = new Map<string, string>();

/** Asks for a page of a list that starts after a cursor. */
function askAfter(list: string, after: string | null): Promise<GraphQLAnswer> {
  const selection = (selections[list] ?? '')
    .replace('ARGS', 'first: 1, after: $after')
    .replace('SEARCH', 'after: $after')
    .replace('FIELDS', '{ edges { cursor } }');
  return caller.query(`query ($after: String) { ${selection} }`, { after });
}

function edgesIn(value: unknown): { cursor: string }[] {
  if (value === null || typeof value !== 'object') return [];
  const edges: unknown = Reflect.get(value, 'edges');
  // The query asked for the cursors of the edges.
  return Array.isArray(edges) ? (edges as { cursor: string }[]) : edgesIn(Object.values(value)[0]);
}

beforeAll(async () => {
  const made = await makeListsWithCursors(app);
  selections = made.selections;
  const authorization = `Bearer ${await app.tokenOf(made.viewer)}`;
  caller = app.with({ authorization, ...(await openBoard(app)) });
  for (const list of lists) {
    const { data } = await askAfter(list, null);
    const [edge] = edgesIn(data);
    if (edge) cursors.set(list, edge.cursor);
  }
});

const cursorOf = (list: string) => cursors.get(list) ?? '';
const contentOf = (cursor: string): unknown[] => JSON.parse(Buffer.from(cursor, 'base64url').toString());
const spelled = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

async function expectRefused(list: string, after: string): Promise<void> {
  const { status, headers, error } = await askAfter(list, after);
  expect([list, after, status, headers.get('retry-after'), error]).toEqual([
    list,
    after,
    200,
    null,
    {
      code: 'BAD_USER_INPUT',
      message: 'after is not a cursor of this list; leave it out for the first page',
      field: 'after',
    },
  ]);
}

test('every list of the schema gives out a cursor and accepts it', async () => {
  expect([...cursors.keys()].sort()).toEqual([...lists].sort());
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists) expect([list, (await askAfter(list, cursorOf(list))).error]).toEqual([list, null]);
});

describe.each(lists)('%s', (list) => {
  test('refuses the cursor of every other list', async () => {
    for (const other of lists) if (other !== list) await expectRefused(list, cursorOf(other));
  });

  test('refuses its own cursor with a member too many, too few or of another type', async () => {
    const content = contentOf(cursorOf(list));
    await expectRefused(list, spelled([...content, 1]));
    await expectRefused(list, spelled(content.slice(0, -1)));
    await expectRefused(list, spelled(content.slice(1)));
    for (const index of content.keys()) await expectRefused(list, spelled(content.with(index, null)));
  });

  test('refuses its own cursor truncated, extended or in another spelling', async () => {
    const cursor = cursorOf(list);
    for (const length of [1, 2, 4, 9, cursor.length - 1]) await expectRefused(list, cursor.slice(0, length));
    for (const tail of ['A', '=', ' ', '%', '\u0000']) await expectRefused(list, cursor + tail);
    const spaced = JSON.stringify(contentOf(cursor), null, 1);
    await expectRefused(list, Buffer.from(spaced).toString('base64url'));
  });
});

test('a cursor in which anything was changed is accepted or refused, and never fails', async () => {
  const change = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constant(null), fc.uuid({ version: 7 }));
  const forgery = fc.record({ list: fc.constantFrom(...lists), index: fc.nat(5), value: change });
  await fc.assert(
    fc.asyncProperty(forgery, async ({ list, index, value }) => {
      const content = contentOf(cursorOf(list));
      const after = spelled(content.with(index % content.length, value));
      const { status, error } = await askAfter(list, after);
      expect([status, error?.code ?? 'BAD_USER_INPUT']).toEqual([200, 'BAD_USER_INPUT']);
    }),
    { numRuns: runs(60) },
  );
}, 60_000);

test('a mark of notifications refuses a cursor of another list by the name of its own argument', async () => {
  const document = 'mutation ($upTo: String) { markNotificationsRead(upTo: $upTo) { viewer { id } } }';
  for (const upTo of [cursorOf('Query.feed'), 'x']) {
    const { status, error } = await caller.query(document, { upTo });
    expect([status, error]).toMatchObject([200, { code: 'BAD_USER_INPUT', field: 'upTo' }]);
  }
  expect((await caller.query(document, { upTo: cursorOf('Query.notifications') })).error).toBeNull();
});
