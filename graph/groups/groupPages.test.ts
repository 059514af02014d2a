import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
beforeEach(() => app.run('delete from "group"'));

const document = `query ($order: GroupOrder! = CREATED, $first: Int! = 20, $after: String) {
  groups(order: $order, first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;

async function page(variables: object = {}) {
  const { data, error } = await app.as(ada).query(document, variables);
  expect(error).toBeNull();
  return data.groups;
}

test('pages hold every group once, the oldest first, though all of them grow and shrink in between', async () => {
  const made: Made[] = [];
  for (let index = 0; index < 9; index += 1)
    made.push(await app.group(`Group ${9 - index}`, ...(index % 2 ? [ben] : [])));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await page({ first: 2, after });
    seen.push(...nodes.map(({ id }: Made) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    const { length } = seen;
    for (const [index, { id }] of made.entries()) {
      const verb = (index + length) % 4 < 2 ? 'post' : 'delete';
      const way = verb === 'post' ? 'join' : 'leave';
      await app.as(ada)[verb](`/api/groups/${id}/${way}`);
    }
  } while (after);
  expect(seen).toEqual(made.map(({ id }) => id));
});

test('the cursor of one order is none of the other', async () => {
  await app.group('One', ada);
  for (const [order, other] of [
    ['CREATED', 'POPULAR'],
    ['POPULAR', 'CREATED'],
  ]) {
    const { pageInfo } = await page({ order });
    const { error } = await app.as(ada).query(document, { order: other, after: pageInfo.endCursor });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  }
});

/** The number of rows that PostgreSQL reads for the statement of a page. */
async function rowsReadFor(variables: object): Promise<number> {
  const [run] = await runsOf(app, 'group.page', () => page(variables));
  if (!run) throw new Error('No page of groups was read');
  return rowsRead(app, run);
}

test.each(['CREATED', 'POPULAR'])(
  'a page deep in 20,000 groups by %s reads no more rows than it holds',
  async (order) => {
    await app.run(
      `insert into "group" (id, name, member_count) select gen_random_uuid(), 'Group ' || n, n % 50 from generate_series(1, 20000) n`,
    );
    await app.run('analyze "group"');
    let after: string | null = null;
    for (let pages = 0; pages < 60; pages += 1)
      ({ endCursor: after } = (await page({ order, first: 100, after })).pageInfo);
    expect(await rowsReadFor({ order, after, first: 20 })).toBeLessThan(100);
  },
);
