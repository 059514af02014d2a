import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

const pageDocument = `query ($id: ID!, $first: Int!, $after: String) {
  post(id: $id) {
    comments(first: $first, after: $after) {
      nodes { id } edges { cursor node { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`;

async function readPage(post: Made, first: number, after: string | null = null) {
  const { data, error } = await app.as(null).query(pageDocument, { id: post.id, first, after });
  expect(error).toBeNull();
  return data.post.comments;
}

/** Reads all pages in order. `between` runs before each page except the first. */
async function readAll(post: Made, first: number, between: (page: number) => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let after: string | null = null;
  for (let page = 1; ; page += 1) {
    const { nodes, pageInfo } = await readPage(post, first, after);
    expect(nodes.length).toBeLessThanOrEqual(first);
    seen.push(...nodes.map(({ id }: Made) => id));
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor;
    await between(page);
  }
}

const stored = async (post: Made) =>
  (
    await app.run<Made>(
      'select id from comment where post_id = $1 and parent_id is null order by created_at, id',
      post.id,
    )
  ).map(({ id }) => id);

describe('pages of comments', () => {
  test.each([1, 2, 3, 7, 8, 100])('of %i are the whole list, in order, once each, ties included', async (first) => {
    const post = await app.post(ada);
    for (const minute of [5, 1, 3, 3, 3, 2, 4]) await app.comment(ben, post, { createdAt: at(minute) });
    const whole = await stored(post);
    expect(whole).toHaveLength(7);
    expect(await readAll(post, first)).toEqual(whole);
  });

  test('tell where they stand', async () => {
    const post = await app.post(ada);
    for (const minute of [1, 2, 3]) await app.comment(ben, post, { createdAt: at(minute) });
    const first = await readPage(post, 2);
    expect(first.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: first.edges[0].cursor,
      endCursor: first.edges[1].cursor,
    });
    const last = await readPage(post, 2, first.pageInfo.endCursor);
    expect(last.nodes).toHaveLength(1);
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const empty = await readPage(await app.post(ada), 2);
    expect(empty).toMatchObject({ nodes: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  test('miss and repeat nothing that stays, whatever comes and goes between them', async () => {
    const story = fc.record({
      minutes: fc.array(fc.nat(9), { minLength: 1, maxLength: 12 }),
      first: fc.integer({ min: 1, max: 5 }),
      steps: fc.array(fc.record({ minute: fc.nat(9), gone: fc.nat(11) }), { minLength: 12, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ minutes, first, steps }) => {
        const post = await app.post(ada);
        const made: Made[] = [];
        for (const minute of minutes) made.push(await app.comment(ben, post, { createdAt: at(minute) }));
        const before = await stored(post);
        const seen = await readAll(post, first, async (page) => {
          const { minute, gone } = steps[page % steps.length] ?? { minute: 0, gone: 0 };
          await app.comment(ben, post, { createdAt: at(minute) });
          await app.run('delete from comment where id = $1', made[gone % made.length]?.id);
        });
        const after = new Set(await stored(post));
        expect(new Set(seen).size).toBe(seen.length);
        const stayed = before.filter((id) => after.has(id));
        expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
      }),
      { numRuns: runs(4) },
    );
  });

  test.each([0, -1, 101])('of %i are refused', async (first) => {
    const { id } = await app.post(ada);
    const { error } = await app.as(null).query(pageDocument, { id, first });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
  });

  test('after what is no cursor are refused, and pages of other cursors beside them are not', async () => {
    const post = await app.post(ada);
    await app.comment(ben, post);
    const { data, error } = await app.as(null).query(
      `query ($id: ID!) {
        wrong: post(id: $id) { comments(after: "x") { nodes { id } } }
        right: post(id: $id) { comments { nodes { id } } }
      }`,
      { id: post.id },
    );
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
    expect(data.wrong).toBeNull();
    expect(data.right.comments.nodes).toHaveLength(1);
  });
});

describe('pages of replies', () => {
  test('go on from their cursors', async () => {
    const post = await app.post(ada);
    const parent = await app.comment(ben, post);
    for (const minute of [1, 2, 3]) await app.comment(ada, post, { parent, createdAt: at(minute) });
    const document = `query ($id: ID!, $after: String) {
      post(id: $id) { comments { nodes { replies(first: 2, after: $after) { nodes { createdAt } pageInfo { endCursor } } } } }
    }`;
    const read = async (after: string | null) =>
      (await app.as(null).query(document, { id: post.id, after })).data.post.comments.nodes[0].replies;
    const first = await read(null);
    const last = await read(first.pageInfo.endCursor);
    const times = [...first.nodes, ...last.nodes].map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([1, 2, 3].map((minute) => at(minute).toISOString()));
  });
});

describe('a page of the feed with comments and their replies', () => {
  const document = `query ($first: Int!) {
    feed(first: $first) {
      nodes {
        id commentCount author { id username }
        comments(first: 3) {
          nodes {
            id content replyCount viewerCanDelete author { id username }
            replies(first: 2) { nodes { id content viewerCanDelete author { id username } parent { id } post { id } } }
          }
        }
      }
    }
  }`;

  async function fill(count: number) {
    for (let index = 0; index < count; index += 1) {
      const post = await app.post(ada);
      for (let turn = 0; turn < 4; turn += 1) {
        const parent = await app.comment(ben, post);
        for (let answer = 0; answer < 3; answer += 1) await app.comment(cleo, post, { parent });
      }
    }
  }

  const statementsFor = (viewer: Member | null, first: number) =>
    countSql(app, async () => {
      const { data, error } = await app.as(viewer).query(document, { first });
      expect(error).toBeNull();
      expect(data.feed.nodes).toHaveLength(first);
      for (const { comments } of data.feed.nodes) {
        expect(comments.nodes).toHaveLength(3);
        for (const { replies } of comments.nodes) expect(replies.nodes).toHaveLength(2);
      }
    });

  test('costs the same statements whatever its length', async () => {
    await app.run('delete from post');
    await fill(20);
    await app.as(ada).query('{ viewer { id } }');
    // Statements: the feed, the comments, the replies, their authors, the parents, and the posts again.
    expect(await statementsFor(null, 1)).toBe(5);
    expect(await statementsFor(null, 20)).toBe(5);
    // One more for the session of a member.
    expect(await statementsFor(ada, 1)).toBe(6);
    expect(await statementsFor(ada, 20)).toBe(6);
  });
});
