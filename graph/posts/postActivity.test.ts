import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let members: Record<'ada' | 'ben' | 'cleo' | 'dan', Member>;
let post: Made;
beforeAll(async () => {
  members = await app.cast('ada', 'ben', 'cleo', 'dan');
});
beforeEach(async () => {
  post = await app.post(members.ada);
});

const document = `subscription ($postId: ID!, $since: DateTime) {
  postActivity(postId: $postId, since: $since) {
    kind at deletedCommentId comment { id content author { username } parent { id } }
    post { id content likeCount commentCount viewerHasLiked }
  }
}`;
const comment = async (member: Member, content: string, parentId?: string): Promise<string> => {
  const { status, body } = await app.as(member).post('/api/comments', { postId: post.id, content, parentId });
  expect(status).toBe(201);
  return body.id;
};
const like = (member: Member, liked: boolean) =>
  app.as(member).query('mutation ($id: ID!, $on: Boolean!) { setLike(postId: $id, liked: $on) { post { id } } }', {
    id: post.id,
    on: liked,
  });
const follow = async (member: Member | null, variables: object = {}) =>
  (await app.live(member)).follow(document, { postId: post.id, ...variables });

test('whoever follows a post is told of comments, replies, likes and edits', async () => {
  const followed = await follow(null);
  const id = await comment(members.ben, 'Nice');
  expect(await followed.next()).toMatchObject({
    kind: 'COMMENT_CREATED',
    comment: { id, content: 'Nice', author: { username: 'ben' }, parent: null },
    post: { commentCount: 1 },
  });
  const reply = await comment(members.ada, 'Thanks', id);
  expect(await followed.next()).toMatchObject({ comment: { id: reply, parent: { id } } });
  await app.as(members.ben).put(`/api/comments/${id}`, { content: 'Very nice' });
  expect(await followed.next()).toMatchObject({
    kind: 'COMMENT_CHANGED',
    comment: { id, content: 'Very nice' },
    post: { commentCount: 2 },
  });
  await like(members.ben, true);
  expect(await followed.next()).toMatchObject({ kind: 'LIKES_CHANGED', post: { likeCount: 1, viewerHasLiked: false } });
  await like(members.ben, false);
  expect(await followed.next()).toMatchObject({ kind: 'LIKES_CHANGED', post: { likeCount: 0 } });
  await app.as(members.ada).put(`/api/posts/${post.id}`, { content: 'Edited' });
  expect(await followed.next()).toMatchObject({ kind: 'POST_CHANGED', post: { content: 'Edited' } });
  await app.as(members.ada).delete(`/api/comments/${id}`);
  expect(await followed.next()).toMatchObject({
    kind: 'COMMENT_DELETED',
    deletedCommentId: id,
    post: { commentCount: 0 },
  });
});

test('a repeated comment and a repeated like are told once', async () => {
  const followed = await follow(members.cleo);
  const id = '0199a000-0000-7000-8000-00000000c0de';
  const input = { id, postId: post.id, content: 'Twice' };
  await Promise.all([1, 2, 3].map(() => app.as(members.ben).post('/api/comments', input)));
  await like(members.ben, true);
  await like(members.ben, true);
  await comment(members.ben, 'Last');
  expect(await followed.next()).toMatchObject({ comment: { id } });
  expect(await followed.next()).toMatchObject({ kind: 'LIKES_CHANGED' });
  expect(await followed.next()).toMatchObject({ comment: { content: 'Last' } });
});

test('one is told nothing by whom one has muted, nor of answers to them, nor that they are gone', async () => {
  const followed = await follow(members.dan);
  await app.mute(members.dan, members.cleo);
  const muted = await comment(members.cleo, 'Muted');
  await comment(members.ben, 'An answer to the muted', muted);
  const open = await comment(members.ben, 'Open');
  await comment(members.cleo, 'A muted answer', open);
  await app.as(members.ada).delete(`/api/comments/${muted}`);
  await app.as(members.ada).delete(`/api/comments/${open}`);
  // The open comment may already be deleted when the subscriber reads it. The deletion is published in either case.
  const told = [];
  do told.push(await followed.next());
  while (told.at(-1).kind !== 'COMMENT_DELETED');
  expect(told.at(-1).deletedCommentId).toBe(open);
  expect(told.flatMap((each) => each.comment?.content ?? [])).not.toContain('A muted answer');
  expect(told.filter(({ kind }) => kind === 'COMMENT_DELETED')).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('uted');
  await app.run('delete from mute where muter_id = $1', members.dan.id);
});

test('muting its author ends the subscription to a post', async () => {
  const followed = await follow(members.dan);
  await app.mute(members.dan, members.ada);
  await comment(members.ben, 'Unheard');
  await followed.ended();
  const client = await app.live(members.dan);
  await expect(client.subscribe(document, { postId: post.id }).next()).rejects.toThrow('NOT_FOUND: Post not found');
  await app.run('delete from mute where muter_id = $1', members.dan.id);
});

test('a private post is followed by its author alone', async () => {
  post = await app.post(members.ada, { privacy: 'private' });
  const own = await follow(members.ada);
  await comment(members.ada, 'To myself');
  expect(await own.next()).toMatchObject({ comment: { content: 'To myself' } });
  for (const other of [members.ben, null]) {
    const client = await app.live(other);
    await expect(client.subscribe(document, { postId: post.id }).next()).rejects.toThrow('NOT_FOUND: Post not found');
  }
});

test('what was written while one was away comes first, in its order, and what comes meanwhile is not told twice', async () => {
  const since = new Date().toISOString();
  const missed = [];
  for (const content of ['One', 'Two', 'Three']) missed.push(await comment(members.ben, content));
  const deleted = await comment(members.ben, 'Gone');
  await app.as(members.ben).delete(`/api/comments/${deleted}`);
  const writing = Promise.all(Array.from({ length: 20 }, (_, index) => comment(members.cleo, `Meanwhile ${index}`)));
  const followed = await follow(members.dan, { since });
  const told = followed.missed.flatMap((each) => each.comment?.id ?? []);
  expect(told.slice(0, 3)).toEqual(missed);
  expect(followed.missed.flatMap(({ deletedCommentId }) => deletedCommentId ?? [])).toEqual([deleted]);
  const meanwhile = await writing;
  while (told.length < missed.length + meanwhile.length) told.push((await followed.next()).comment.id);
  const last = await comment(members.ben, 'Last');
  expect((await followed.next()).comment.id).toBe(last);
  expect(told.toSorted()).toEqual([...missed, ...meanwhile].toSorted());
});

test('who comes back is told which comments have gone, but for those by whom they have muted and answers to them', async () => {
  const [open, hidden] = [await comment(members.ben, 'Open'), await comment(members.cleo, 'Hidden')];
  const answer = await comment(members.ben, 'To the hidden', hidden);
  const before = await follow(members.dan);
  await app.as(members.ben).delete(`/api/comments/${open}`);
  const { at } = await before.next();
  await app.mute(members.dan, members.cleo);
  for (const id of [answer, hidden]) await app.as(members.ada).delete(`/api/comments/${id}`);
  const { missed } = await follow(members.dan, { since: at });
  expect(missed).toMatchObject([{ kind: 'COMMENT_DELETED', deletedCommentId: open, comment: null }]);
  await app.run('delete from mute where muter_id = $1', members.dan.id);
});

test('nobody is told of the deletion of a comment whose author has blocked the author of the post', async () => {
  const [hidden, open] = [await comment(members.cleo, 'Hidden'), await comment(members.ben, 'Open')];
  const followed = await follow(members.dan);
  await app.block(members.cleo, members.ada);
  await app.as(members.cleo).delete(`/api/comments/${hidden}`);
  await app.as(members.ben).delete(`/api/comments/${open}`);
  expect(await followed.next()).toMatchObject({ kind: 'COMMENT_DELETED', deletedCommentId: open });
  await app.run('delete from block where blocker_id = $1', members.cleo.id);
});

test('more than a thousand missed comments are too many to be told one by one', async () => {
  await app.run(
    `insert into comment (id, post_id, author_id, content) select gen_random_uuid(), $1, $2, 'Again' from generate_series(1, 1001)`,
    post.id,
    members.ben.id,
  );
  const client = await app.live(members.dan);
  const followed = client.subscribe(document, { postId: post.id, since: new Date().toISOString() });
  await expect(followed.next()).rejects.toThrow('GONE: Too much has happened since');
});
