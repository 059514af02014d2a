import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { sentSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const page = clientDocument('GroupPage');

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let club: Made;
let post: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  club = await app.group('Spinners', ada, ben);
  await app.run(
    'update group_member set organises_since = now() where user_id = $1 and group_id = $2',
    ada.id,
    club.id,
  );
  post = await app.post(ben, { groupId: club.id, privacy: 'group' });
});

const document =
  'mutation ($groupId: ID!, $postId: ID) { setPinnedPost(groupId: $groupId, postId: $postId) { group { pinnedPost { id } } } }';
const pin = (by: Member | null, postId: string | null = post.id) =>
  app.as(by).query(document, { groupId: club.id, postId });
const pinnedFor = async (viewer: Member | null): Promise<string | null> => {
  const { data } = await app.as(viewer).query(`{ group(id: "${club.id}") { pinnedPost { id } } }`);
  return data.group.pinnedPost?.id ?? null;
};
const stored = async () =>
  (await app.run<{ id: string | null }>('select pinned_post_id as id from "group" where id = $1', club.id))[0]?.id;
const missing = { code: 'NOT_FOUND', message: 'Post not found' };

describe('an organiser', () => {
  test('pins one post, which those who may read it see, and unpins it; the log has both', async () => {
    expect((await pin(ada, post.id.toUpperCase())).data.setPinnedPost.group).toEqual({ pinnedPost: { id: post.id } });
    expect(await Promise.all([ada, ben, cleo, null].map(pinnedFor))).toEqual([post.id, post.id, null, null]);
    const other = await app.post(ada, { groupId: club.id });
    for (const _again of [1, 2]) expect((await pin(ada, other.id)).error).toBeNull();
    expect(await pinnedFor(null)).toBe(other.id);
    await app.block(ben, ada);
    expect([await pinnedFor(ben), await pinnedFor(cleo)]).toEqual([null, other.id]);
    for (const _again of [1, 2]) expect((await pin(ada, null)).data.setPinnedPost.group).toEqual({ pinnedPost: null });
    const board = app.with(await openBoard(app));
    const { data } = await board.query('{ operator { log(first: 9) { nodes { operator verb targetId note } } } }');
    const by = { operator: 'organiser @ada', note: 'Spinners' };
    expect(data.operator.log.nodes).toEqual([
      { ...by, verb: 'group unpin', targetId: club.id },
      { ...by, verb: 'group pin', targetId: other.id },
      { ...by, verb: 'group pin', targetId: post.id },
    ]);
    await app.run('delete from block');
  });

  test('pins nothing of another group, nothing that they may not read, and nothing unknown', async () => {
    const elsewhere = await app.group('Harriers', ada, ben);
    const theirs = await app.post(ben, { groupId: elsewhere.id });
    const hidden = await app.post(ben, { groupId: club.id, privacy: 'private' });
    const plain = await app.post(ben);
    for (const id of [theirs.id, hidden.id, plain.id, nobodysId, 'post', '\u0000'])
      expect((await pin(ada, id)).error).toEqual(missing);
    expect(await stored()).toBeNull();
  });
});

test('nobody else pins a post', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'Only an organiser of this group can do this' };
  for (const by of [ben, cleo]) {
    expect((await pin(by)).error).toEqual(refusal);
    expect((await pin(by, null)).error).toEqual(refusal);
  }
  expect((await pin(null)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await stored()).toBeNull();
});

describe('a pinned post is no longer pinned', () => {
  beforeEach(async () => {
    await pin(ada);
  });

  test('when it is deleted', async () => {
    await app.as(ben).delete(`/api/posts/${post.id}`);
    expect([await pinnedFor(ada), await stored()]).toEqual([null, null]);
  });

  test('when an organiser takes it down, also once the operator has restored it', async () => {
    const input = { contentId: post.id, reason: 'SPAM', words: 'Sales' };
    const remove = 'mutation ($input: RemoveGroupContentInput!) { removeGroupContent(input: $input) { removedId } }';
    expect((await app.as(ada).query(remove, { input })).error).toBeNull();
    expect(await stored()).toBeNull();
    const board = app.with(await openBoard(app));
    const { data } = await board.query('{ operator { takedowns(first: 1) { nodes { id } } } }');
    const restore = 'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { takedown { id } } }';
    const takedownId = data.operator.takedowns.nodes[0].id;
    expect((await board.query(restore, { input: { takedownId } })).error).toBeNull();
    expect(await pinnedFor(ada)).toBeNull();
  });

  test('when it leaves the group, and no edit that keeps it there unpins it', async () => {
    expect((await app.as(ben).put(`/api/posts/${post.id}`, { content: 'Lights on', groupId: club.id })).status).toBe(
      200,
    );
    expect(await pinnedFor(ada)).toBe(post.id);
    await app.as(ben).put(`/api/posts/${post.id}`, { groupId: null, privacy: 'public' });
    expect([await pinnedFor(ada), await stored()]).toEqual([null, null]);
  });
});

test('the page of a group takes each statement at most twice: for the feed, and for the pinned ride beside it', async () => {
  const ride = await app.ride(ada, { groupId: club.id, date: '2086-01-01' });
  await pin(ada, ride.id);
  for (let index = 0; index < 15; index += 1) await app.ride(ben, { groupId: club.id, date: '2086-01-02' });
  const sent = await sentSql(app, async () => {
    const { data, error } = await app.as(ben).query(page, { id: club.id, signedIn: true });
    expect([error, data.group.pinnedPost.id]).toEqual([null, ride.id]);
  });
  // Where both arrive at once, they share a statement. A statement for one is named apart from that for many.
  const times = Object.values(Object.groupBy(sent, (name) => name.replace('.one', ''))).map((same) => same?.length);
  expect(sent.length).toBeGreaterThan(10);
  expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(2);
});
