import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let author: Member;
let ada: Member;
let ben: Member;
let cleo: Member;
let stranger: Member;
let post: Made;
beforeAll(async () => {
  ({ author, ada, ben, cleo, stranger } = await app.cast('author', 'ada', 'ben', 'cleo', 'stranger'));
});
beforeEach(async () => {
  await app.run('delete from block');
  await app.run('delete from mute');
  post = await app.post(author);
  await like(post, ada, ben, cleo);
});

/** Likes by members, a minute apart. */
async function like({ id }: Made, ...members: Member[]): Promise<void> {
  for (const [minute, member] of members.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await app.run('insert into post_like (post_id, user_id, created_at) values ($1, $2, $3)', id, member.id, at);
  }
}

const document = `query ($id: ID!, $first: Int = 20, $after: String) {
  post(id: $id) {
    likeCount
    likers(first: $first, after: $after) {
      edges { cursor node { username viewerIsFollowing isViewer } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

async function read(viewer: Member | null, { id }: Made, page: { first?: number; after?: string } = {}) {
  const { data, error } = await app.as(viewer).query(document, { id, ...page });
  expect(error).toBeNull();
  return data.post;
}

const namesOf = async (viewer: Member | null, of: Made) =>
  (await read(viewer, of)).likers.edges.map((edge: { node: { username: string } }) => edge.node.username);

describe('the members who like a post', () => {
  test('are listed from the newest like, to members and visitors', async () => {
    for (const viewer of [author, ada, stranger, null])
      expect(await namesOf(viewer, post)).toEqual(['cleo', 'ben', 'ada']);
  });

  test('come in pages that meet', async () => {
    const first = await read(ada, post, { first: 2 });
    expect(first.likers.pageInfo.hasNextPage).toBe(true);
    const rest = await read(ada, post, { first: 2, after: first.likers.pageInfo.endCursor });
    expect(rest.likers.edges).toMatchObject([{ node: { username: 'ada', isViewer: true } }]);
    expect(rest.likers.pageInfo.hasNextPage).toBe(false);
  });

  test('leave with their like', async () => {
    await app.as(ben).post('/api/likes/toggle', { postId: post.id });
    expect(await namesOf(author, post)).toEqual(['cleo', 'ada']);
  });

  test('are read by nobody who may not read the post', async () => {
    const group = await app.group('Climbers', author, ada);
    const ofGroup = await app.post(author, { privacy: 'group', groupId: group.id });
    await like(ofGroup, ada);
    expect(await namesOf(author, ofGroup)).toEqual(['ada']);
    for (const viewer of [stranger, null]) expect(await read(viewer, ofGroup)).toBeNull();
  });

  test('omit who has blocked the viewer, for the viewer alone, and keep who is muted', async () => {
    await app.block(ada, stranger);
    await app.mute(stranger, ben);
    expect(await namesOf(stranger, post)).toEqual(['cleo', 'ben']);
    expect((await read(stranger, post)).likeCount).toBe(3);
    expect(await namesOf(cleo, post)).toEqual(['cleo', 'ben', 'ada']);
  });

  test('omit who is deleting their account', async () => {
    const leaving = await app.member('leaving');
    await like(post, leaving);
    await app.run('insert into account_deletion (user_id) values ($1)', leaving.id);
    expect(await namesOf(ada, post)).not.toContain('leaving');
    await app.run('delete from account_deletion');
  });

  test('cost the same statements however many posts and members', async () => {
    await app.run('delete from post');
    const people: Member[] = [];
    for (let index = 0; index < 12; index += 1) people.push(await app.member(`fan_${index}`));
    for (let index = 0; index < 10; index += 1) await like(await app.post(author), ...people);
    const feed = `query ($first: Int!) {
      feed(first: $first) { nodes { id likers(first: 10) { nodes { username viewerIsFollowing } } } }
    }`;
    const statementsFor = (first: number) =>
      countSql(app, async () => {
        const { data } = await app.as(ada).query(feed, { first });
        expect(data.feed.nodes).toHaveLength(first);
        for (const { likers } of data.feed.nodes) expect(likers.nodes).toHaveLength(10);
      });
    await app.as(ada).query('{ viewer { id } }');
    // Statements: the session, the feed, the likers, and whom the viewer follows.
    expect(await statementsFor(1)).toBe(4);
    expect(await statementsFor(10)).toBe(4);

    const costs = async (viewer: Member | null) => {
      const lone = await app.post(author);
      const popular = await app.post(author);
      await like(lone, ada);
      await like(popular, ...people);
      const ask = ({ id }: Made) =>
        countSql(app, async () => {
          const { data } = await app.as(viewer).query(clientDocument('Likers'), { postId: id });
          expect(data.post.id).toBe(id);
        });
      return [await ask(lone), await ask(popular)];
    };
    expect([await costs(ada), await costs(null)]).toEqual([
      [4, 4],
      [2, 2],
    ]);
  });
});
