import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxPreviousCount, maxPreviousRead } from '../model/comments/commentNeighbours.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let post: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  for (const table of ['block', 'mute']) await app.run(`delete from ${table}`);
  post = await app.post(ada);
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const idsOf = (rows: readonly Made[]) => rows.map(({ id }) => id);

/** Comments, a minute apart, oldest first. */
async function talk(count: number, parent?: Made, by = ben): Promise<Made[]> {
  const made: Made[] = [];
  for (let minute = 0; minute < count; minute += 1)
    made.push(await app.comment(by, post, { parent, createdAt: at(minute) }));
  return made;
}

const document = `query ($id: ID!, $first: Int = 20, $before: String, $after: String) {
  comment(id: $id) {
    id previousCount post { id } parent { id previousCount }
    previous(first: $first, after: $before) { nodes { id } pageInfo { hasNextPage endCursor } }
    following(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
  }
}`;

async function read(viewer: Member | null, { id }: Made, page: object = {}) {
  const { data, error } = await app.as(viewer).query(document, { id, ...page });
  expect(error).toBeNull();
  return data.comment;
}

describe('the comments around a comment', () => {
  test('are those before it, latest first, and those after it, oldest first', async () => {
    const made = await talk(5);
    await talk(2, made[1]);
    const [one, two, three, four, five] = idsOf(made);
    const node = await read(null, { id: three ?? '' });
    expect(idsOf(node.previous.nodes)).toEqual([two, one]);
    expect(idsOf(node.following.nodes)).toEqual([four, five]);
    expect(node.previousCount).toBe(2);
    expect(await read(null, { id: one ?? '' })).toMatchObject({ previousCount: 0, previous: { nodes: [] } });
    expect(await read(null, { id: five ?? '' })).toMatchObject({ previousCount: 4, following: { nodes: [] } });
  });

  test('of a reply are the replies to the same comment', async () => {
    const [parent = post, other] = await talk(2);
    const replies = await talk(3, parent);
    await talk(3, other);
    const [one, two, three] = idsOf(replies);
    const node = await read(null, { id: two ?? '' });
    expect(node).toMatchObject({
      previousCount: 1,
      parent: { id: parent.id, previousCount: 0 },
      post: { id: post.id },
    });
    expect(idsOf(node.previous.nodes)).toEqual([one]);
    expect(idsOf(node.following.nodes)).toEqual([three]);
  });

  test('come in pages that meet on both sides, ties included', async () => {
    const made: Made[] = [];
    for (let turn = 0; turn < 9; turn += 1) made.push(await app.comment(ben, post, { createdAt: at(1) }));
    const ids = idsOf(made).sort();
    const first = await read(null, { id: ids[4] ?? '' }, { first: 3 });
    const { previous, following } = await read(
      null,
      { id: ids[4] ?? '' },
      { first: 3, before: first.previous.pageInfo.endCursor, after: first.following.pageInfo.endCursor },
    );
    expect(idsOf([...first.previous.nodes, ...previous.nodes])).toEqual(ids.slice(0, 4).reverse());
    expect(idsOf([...first.following.nodes, ...following.nodes])).toEqual(ids.slice(5));
    expect(previous.pageInfo.hasNextPage || following.pageInfo.hasNextPage).toBe(false);
  });

  test('omit those that a mute or a block hides, with the replies to them, and the counts too', async () => {
    const reader = await app.member(`reader_${Date.now()}`);
    const loud = await app.comment(cleo, post, { createdAt: at(0) });
    const quiet = await app.comment(ben, post, { createdAt: at(1) });
    const target = await app.comment(ben, post, { createdAt: at(2) });
    const reply = await app.comment(cleo, post, { parent: target, createdAt: at(3) });
    const later = await app.comment(ben, post, { parent: target, createdAt: at(4) });
    expect(await read(reader, target)).toMatchObject({ previousCount: 2 });
    await app.mute(reader, cleo);
    const node = await read(reader, target);
    expect([idsOf(node.previous.nodes), node.previousCount]).toEqual([[quiet.id], 1]);
    expect(await read(reader, later)).toMatchObject({ previousCount: 0, previous: { nodes: [] } });
    for (const hidden of [loud, reply]) expect(await read(reader, hidden)).toBeNull();
    await app.run('delete from mute');
    await app.block(ben, reader);
    expect(await read(reader, target)).toBeNull();
    expect(await read(reader, loud)).toMatchObject({ following: { nodes: [] } });
  });

  test('of a private post are read by nobody else', async () => {
    const secret = await app.post(ada, { privacy: 'private' });
    const said = await app.comment(ada, secret);
    expect(await read(ada, said)).toMatchObject({ previousCount: 0 });
    for (const viewer of [ben, null]) expect(await read(viewer, said)).toBeNull();
  });

  test('are counted up to a thousand', async () => {
    await app.run(
      `insert into comment (id, post_id, author_id, content, created_at)
       select new_id(), $1, $2, 'Hello', '2026-01-01T00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, $3::int) n`,
      post.id,
      ben.id,
      maxPreviousCount + 5,
    );
    const last = await app.comment(ben, post, { createdAt: at(1000) });
    expect(await read(null, last)).toMatchObject({ previousCount: maxPreviousCount });
  });

  test('are counted among the nearest 5,000, so that very many mutes do not make the count slow', async () => {
    const far = await app.comment(ben, post, { createdAt: new Date(Date.UTC(2025, 0, 1)) });
    await app.run(
      `insert into comment (id, post_id, author_id, content, created_at)
       select new_id(), $1, $2, 'Hello', '2026-01-01T00:00Z'::timestamptz + n * interval '1 second' from generate_series(1, $3::int) n`,
      post.id,
      cleo.id,
      maxPreviousRead,
    );
    const last = await app.comment(ben, post, { createdAt: at(1000) });
    const reader = await app.member('reader_of_many');
    await app.mute(reader, cleo);
    const node = await read(reader, last);
    expect([node.previousCount, idsOf(node.previous.nodes)]).toEqual([0, [far.id]]);
    await app.run(
      'delete from comment where id = (select id from comment where post_id = $1 and author_id = $2 limit 1)',
      post.id,
      cleo.id,
    );
    expect(await read(reader, last)).toMatchObject({ previousCount: 1 });
  });

  test('cost the same statements however many there are', async () => {
    const made = await talk(30);
    await talk(30, made[15]);
    const statementsFor = (first: number) =>
      countSql(app, async () => {
        const node = await read(null, made[15] ?? post, { first });
        expect(node.previous.nodes).toHaveLength(Math.min(first, 15));
      });
    await statementsFor(1);
    // Statements: the comment, its post, the count, and the comments on both sides.
    expect(await statementsFor(2)).toBe(5);
    expect(await statementsFor(20)).toBe(5);
  });
});
