import { beforeAll, describe, expect, test } from 'vitest';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const noComment = { code: 'NOT_FOUND', message: 'Comment not found' };

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let muter: Member;
let post: Made;
let byMuted: Made;
let toMuted: Made;
let byOther: Made;
let answerOfMuted: Made;
let answerOfOther: Made;
let quiet: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, muter } = await app.cast('ada', 'ben', 'cleo', 'muter'));
  post = await app.post(ada);
  byMuted = await app.comment(ben, post);
  toMuted = await app.comment(cleo, post, { parent: byMuted });
  await app.comment(ben, post, { parent: byMuted });
  byOther = await app.comment(cleo, post);
  answerOfMuted = await app.comment(ben, post, { parent: byOther });
  answerOfOther = await app.comment(ada, post, { parent: byOther });
  quiet = await app.post(ada);
  await app.comment(ben, quiet);
  const { status } = await app.as(muter).post(`/api/users/${ben.id}/mute`);
  expect(status).toBe(200);
});

const idsOf = (rows: Made[] | null) => rows?.map(({ id }) => id);

describe.each(commentDoors)('to who has muted a member, by $name,', ({ create, remove, list, replies, count }) => {
  test('their comments are left out, and what answers them', async () => {
    expect(idsOf(await list(app.as(muter), post.id))).toEqual([byOther.id]);
    expect(await replies(app.as(muter), post.id, byMuted.id)).toBeNull();
    expect(idsOf(await replies(app.as(muter), post.id, byOther.id))).toEqual([answerOfOther.id]);
    expect(await list(app.as(muter), quiet.id)).toEqual([]);
  });

  test('the counts tell of what is left', async () => {
    expect(await count(app.as(muter), post.id)).toBe(2);
    expect(await list(app.as(muter), post.id)).toMatchObject([{ id: byOther.id, replyCount: 1 }]);
    expect(await count(app.as(muter), quiet.id)).toBe(0);
  });

  test('their comments are as if they were not there', async () => {
    for (const { id } of [byMuted, toMuted, answerOfMuted]) expect(await remove(app.as(muter), id)).toEqual(noComment);
    const { fault } = await create(app.as(muter), { postId: post.id, content: 'Hello', parentId: byMuted.id });
    expect(fault).toMatchObject({ message: 'parentId must be a top-level comment of the same post' });
  });

  test('everyone else reads on, the muted one included', async () => {
    for (const reader of [ada, ben, cleo, null]) {
      expect(idsOf(await list(app.as(reader), post.id))).toEqual([byMuted.id, byOther.id]);
      expect(await replies(app.as(reader), post.id, byMuted.id)).toHaveLength(2);
      expect(await count(app.as(reader), post.id)).toBe(6);
    }
  });
});

test('a page is full of what is left', async () => {
  const busy = await app.post(ada);
  for (let turn = 0; turn < 4; turn += 1) {
    await app.comment(ben, busy);
    await app.comment(cleo, busy);
  }
  const { data } = await app
    .as(muter)
    .query(
      'query ($id: ID!) { post(id: $id) { comments(first: 3) { nodes { author { username } } pageInfo { hasNextPage } } } }',
      { id: busy.id },
    );
  const author = { username: 'cleo' };
  expect(data.post.comments).toEqual({ nodes: [{ author }, { author }, { author }], pageInfo: { hasNextPage: true } });
});

test('taking the mute back brings everything back', async () => {
  const [door] = commentDoors;
  await app.as(muter).delete(`/api/users/${ben.id}/mute`);
  expect(await door?.count(app.as(muter), post.id)).toBe(6);
  expect(idsOf((await door?.list(app.as(muter), post.id)) ?? null)).toEqual([byMuted.id, byOther.id]);
});

describe.each(commentDoors)('under a post of one’s own, by $name,', ({ remove, list, replies, count }) => {
  let own: Made;
  let heard: Made;
  let loud: Made;
  let answer: Made;
  beforeAll(async () => {
    await app.run('delete from mute');
    own = await app.post(muter);
    loud = await app.comment(ben, own);
    answer = await app.comment(cleo, own, { parent: loud });
    heard = await app.comment(cleo, own);
    await app.mute(muter, ben);
  });

  test('the comments of a muted member stay, marked by their author, and are counted', async () => {
    expect(idsOf(await list(app.as(muter), own.id))).toEqual([loud.id, heard.id]);
    expect(idsOf(await replies(app.as(muter), own.id, loud.id))).toEqual([answer.id]);
    expect(await count(app.as(muter), own.id)).toBe(3);
    const document =
      'query ($id: ID!) { post(id: $id) { comments { nodes { author { viewerHasMuted } viewerCanDelete } } } }';
    const { data } = await app.as(muter).query(document, { id: own.id });
    expect(data.post.comments.nodes).toEqual([
      { author: { viewerHasMuted: true }, viewerCanDelete: true },
      { author: { viewerHasMuted: false }, viewerCanDelete: true },
    ]);
  });

  test('the author deletes what a muted member wrote, with what answers it', async () => {
    expect(await remove(app.as(muter), loud.id)).not.toEqual(noComment);
    expect(idsOf(await list(app.as(muter), own.id))).toEqual([heard.id]);
    expect(idsOf(await list(app.as(cleo), own.id))).toEqual([heard.id]);
  });

  test('so stay those of a blocked member, but to the blocked author those of the blocker do not', async () => {
    await app.run('delete from mute');
    const [ofBlocker, ofBlocked] = [await app.post(muter), await app.post(ben)];
    const byBlocked = await app.comment(ben, ofBlocker);
    await app.comment(muter, ofBlocked);
    await app.block(muter, ben);
    expect(idsOf(await list(app.as(muter), ofBlocker.id))).toEqual([byBlocked.id]);
    expect(await remove(app.as(muter), byBlocked.id)).not.toEqual(noComment);
    expect(await list(app.as(ben), ofBlocked.id)).toEqual([]);
    expect(await count(app.as(ben), ofBlocked.id)).toBe(0);
    await app.run('delete from block');
  });
});
