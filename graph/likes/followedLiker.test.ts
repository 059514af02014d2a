import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let author: Member;
let viewer: Member;
let ada: Member;
let ben: Member;
let cleo: Member;
let post: Made;
beforeAll(async () => {
  ({ author, viewer, ada, ben, cleo } = await app.cast('author', 'viewer', 'ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  for (const table of ['block', 'mute', 'follow', 'account_deletion']) await app.run(`delete from ${table}`);
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

async function named(reader: Member | null, { id }: Made = post): Promise<string | null> {
  const document = 'query ($id: ID!) { post(id: $id) { followedLiker { username } } }';
  const { data, error } = await app.as(reader).query(document, { id });
  expect(error).toBeNull();
  return data.post.followedLiker?.username ?? null;
}

describe('the followed member who likes a post', () => {
  test('is the one of the newest like, for the viewer who follows them alone', async () => {
    expect(await named(viewer)).toBeNull();
    await app.follow(viewer, ada);
    await app.follow(viewer, ben);
    expect(await named(viewer)).toBe('ben');
    for (const reader of [author, cleo, null]) expect(await named(reader)).toBeNull();
  });

  test('goes with the like and with the follow', async () => {
    await app.follow(viewer, ada);
    await app.follow(viewer, ben);
    await app.as(ben).post('/api/likes/toggle', { postId: post.id });
    expect(await named(viewer)).toBe('ada');
    await app.as(viewer).delete(`/api/follows/${viewer.id}/${ada.id}`);
    expect(await named(viewer)).toBeNull();
  });

  test('is never one whom the viewer mutes, nor one who is deleting their account', async () => {
    for (const member of [ada, ben, cleo]) await app.follow(viewer, member);
    await app.mute(viewer, cleo);
    expect(await named(viewer)).toBe('ben');
    await app.run('insert into account_deletion (user_id) values ($1)', ben.id);
    expect(await named(viewer)).toBe('ada');
    // The follow outlives the block here, as between the statements of two requests.
    await app.block(ada, viewer);
    expect(await named(viewer)).toBeNull();
  });

  test('is named on the post of somebody whom the viewer does not follow, and on their own', async () => {
    await app.follow(author, cleo);
    expect(await named(author)).toBe('cleo');
  });

  test('costs one statement however many posts, and none for visitors', async () => {
    await app.follow(viewer, ada);
    for (let index = 0; index < 9; index += 1) await like(await app.post(author), ada, ben);
    const document = 'query ($first: Int!) { feed(first: $first) { nodes { id followedLiker { username } } } }';
    const statementsFor = (reader: Member | null, first: number) =>
      countSql(app, async () => {
        const { data } = await app.as(reader).query(document, { first });
        expect(data.feed.nodes).toHaveLength(first);
        const names = data.feed.nodes.map(
          (node: { followedLiker: { username: string } | null }) => node.followedLiker?.username,
        );
        expect(new Set(names)).toEqual(new Set([reader ? 'ada' : undefined]));
      });
    await app.as(viewer).query('{ viewer { id } }');
    // Statements: the session, the feed, and the likers.
    expect(await statementsFor(viewer, 1)).toBe(3);
    expect(await statementsFor(viewer, 10)).toBe(3);
    expect(await statementsFor(null, 10)).toBe(1);
  });
});
