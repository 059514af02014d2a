import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bellDoors } from '../test/bellDoors.ts';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const noComment = { code: 'NOT_FOUND', message: 'Comment not found' };
const refused = { code: 'FORBIDDEN', message: 'You may not edit this comment' };

const app = useApp();
const bell = bellDoors(() => app);
let members: Record<'ada' | 'ben' | 'cleo' | 'dan', Member>;
let post: Made;
let comment: Made;
beforeAll(async () => {
  members = await app.cast('ada', 'ben', 'cleo', 'dan');
});
beforeEach(async () => {
  for (const table of ['notification', 'block', 'mute']) await app.run(`delete from ${table}`);
  post = await app.post(members.ada);
  comment = await app.comment(members.ben, post, { content: 'Which café?', createdAt: new Date(2026, 0, 2) });
});

const stored = async (id: string) =>
  (await app.run<{ content: string }>('select content from comment where id = $1', id))[0]?.content;

describe.each(commentDoors)('editing a comment by $name', ({ create, edit, list, replies }) => {
  test('gives everyone the new text, with the time of the edit', async () => {
    const { fault, comment: edited } = await edit(app.as(members.ben), comment.id, '  The café by the mill?\n');
    expect(fault).toBeNull();
    expect(edited).toMatchObject({ content: 'The café by the mill?', createdAt: new Date(2026, 0, 2).toISOString() });
    expect(Math.abs(Date.now() - Date.parse(edited.updatedAt))).toBeLessThan(60_000);
    for (const reader of [members.ada, members.cleo, null])
      expect(await list(app.as(reader), post.id)).toEqual([edited]);
  });

  test('works for a reply, and the text that it has already changes nothing', async () => {
    const reply = await app.comment(members.cleo, post, { parent: comment, content: 'The one' });
    await edit(app.as(members.cleo), reply.id, 'The old one');
    const [edited] = (await replies(app.as(null), post.id, comment.id)) ?? [];
    expect(edited).toMatchObject({ content: 'The old one', parentId: comment.id });
    const again = await edit(app.as(members.cleo), reply.id, ' The old one ');
    expect(again).toEqual({ fault: null, comment: edited });
  });

  test('is for its author alone, not for the author of the post', async () => {
    for (const other of [members.ada, members.cleo])
      expect((await edit(app.as(other), comment.id, 'Mine')).fault).toMatchObject(refused);
    expect((await edit(app.as(null), comment.id, 'Mine')).fault?.code).toBe('UNAUTHENTICATED');
    expect(await stored(comment.id)).toBe('Which café?');
  });

  test.each(['', ' \n', null, 5, 'x'.repeat(2_001)])('with a text such as %j is refused', async (content) => {
    expect((await edit(app.as(members.ben), comment.id, content)).fault?.code).toBe('BAD_USER_INPUT');
    expect(await stored(comment.id)).toBe('Which café?');
  });

  test('is not found under a post that its author no longer reads', async () => {
    const hiding: (() => Promise<unknown>)[] = [
      () => app.block(members.ada, members.ben),
      () => app.run(`update post set privacy = 'private' where id = $1`, post.id),
    ];
    for (const hide of hiding) {
      await app.run('delete from block');
      await hide();
      expect((await edit(app.as(members.ben), comment.id, 'Still here')).fault).toMatchObject(noComment);
    }
    expect((await edit(app.as(members.ben), newId(), 'Nowhere')).fault).toMatchObject(noComment);
    expect(await stored(comment.id)).toBe('Which café?');
  });

  test('is not found for a reply to a member who has blocked its author', async () => {
    const reply = await app.comment(members.cleo, post, { parent: comment });
    await app.block(members.ben, members.cleo);
    expect((await edit(app.as(members.cleo), reply.id, 'Hello?')).fault).toMatchObject(noComment);
  });

  test('leaves a repeated creation a repetition', async () => {
    const input = { id: newId(), postId: post.id, content: 'Count me in' };
    await create(app.as(members.ben), input);
    await edit(app.as(members.ben), input.id, 'Count me out');
    expect((await create(app.as(members.ben), input)).comment).toMatchObject({ id: input.id, content: 'Count me out' });
  });

  test('notifies whom it adds, once, and withdraws from whom it drops', async () => {
    const { ada, ben, cleo, dan } = members;
    await edit(app.as(ben), comment.id, 'Which café, @cleo and @ada?');
    expect(await bell.told(cleo)).toEqual(['MENTION ben 1']);
    expect(await bell.told(ada)).toEqual([]);
    await edit(app.as(ben), comment.id, 'Which café, @cleo, and who tells @dan?');
    expect(await bell.told(cleo)).toEqual(['MENTION ben 1']);
    expect(await bell.told(dan)).toEqual(['MENTION ben 1']);
    await edit(app.as(ben), comment.id, 'Which café?');
    for (const each of [cleo, dan]) expect(await bell.told(each)).toEqual([]);
  });

  test('of many comments shows no more unread mentions under a post than new comments do', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const created = await create(app.as(members.ben), { postId: post.id, content: `@dan, number ${count}` });
      ids.push(created.comment.id);
      await edit(app.as(members.ben), created.comment.id, `Number ${count}`);
    }
    expect(await bell.unread(members.dan)).toBe(0);
    for (const id of ids) await edit(app.as(members.ben), id, '@dan again');
    expect(await bell.unread(members.dan)).toBe(5);
  });

  test('withdraws a mention as read, and notifies 40 members at most', async () => {
    const names = Array.from({ length: 61 }, (_, index) => `edited${index}`);
    for (const name of names)
      await app.run(
        `insert into "user" (id, username, display_name, password_hash, created_at) values (new_id(), $1, $1, '', now()) on conflict do nothing`,
        name,
      );
    for (let first = 0; first < 60; first += 20)
      await edit(
        app.as(members.ben),
        comment.id,
        names
          .slice(first, first + 20)
          .map((name) => `@${name}`)
          .join(' '),
      );
    const rows = await app.run<{ unread: boolean; count: number }>(
      `select read_at is null as unread, count(*)::int as count from notification where kind = 'mention' and comment_id = $1 group by 1 order by 1`,
      comment.id,
    );
    expect(rows).toEqual([{ unread: false, count: 40 }]);
  });

  test('back and forth notifies a member once: the notification returns as it was', async () => {
    const { ben, cleo } = members;
    await edit(app.as(ben), comment.id, 'Which café, @cleo?');
    const [first] = await bell.rows(cleo);
    await bell.mark(cleo, { ids: [first?.id ?? ''] });
    await edit(app.as(ben), comment.id, 'Which café?');
    expect(await bell.rows(cleo)).toEqual([]);
    await edit(app.as(ben), comment.id, 'Which café, @Cleo?');
    expect(await bell.rows(cleo)).toEqual([
      { ...first, isRead: true, comment: { id: comment.id, content: 'Which café, @Cleo?' } },
    ]);
    expect(await bell.unread(cleo)).toBe(0);
  });
});

const document = `mutation ($input: UpdateCommentInput!) {
  updateComment(input: $input) { comment { content updatedAt viewerCanEdit author { username } } }
}`;
const send = (member: Member, input: object) => app.as(member).query(document, { input });

test('an edit of a text that was edited since is a conflict, unless it has the same words', async () => {
  const read = '{ node(id: "ID") { ... on Comment { updatedAt } } }'.replace('ID', comment.id);
  const { updatedAt: expectedUpdatedAt } = (await app.as(members.ben).query(read)).data.node;
  const input = { commentId: comment.id, expectedUpdatedAt, content: 'First' };
  expect((await send(members.ben, input)).data.updateComment.comment).toMatchObject({ content: 'First' });
  expect((await send(members.ben, input)).data.updateComment.comment).toMatchObject({ content: 'First' });
  expect((await send(members.ben, { ...input, content: 'Second' })).error).toMatchObject({
    code: 'CONFLICT',
    message: 'The comment was edited since: read it again, then edit it',
    field: 'expectedUpdatedAt',
  });
  expect(await stored(comment.id)).toBe('First');
});

test('of concurrent edits that expect the same text one succeeds', async () => {
  const expectedUpdatedAt = new Date(2026, 0, 2).toISOString();
  const edits = ['One', 'Two', 'Three', 'Four'].map((content) =>
    send(members.ben, { commentId: comment.id, expectedUpdatedAt, content }),
  );
  const codes = (await Promise.all(edits)).map(({ error }) => error?.code ?? 'ok');
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
});

test('only its author sees that they may edit it', async () => {
  const canEdit = async (viewer: Member | null) => {
    const fields = '{ node(id: "ID") { ... on Comment { viewerCanEdit } } }'.replace('ID', comment.id);
    return (await app.as(viewer).query(fields)).data.node.viewerCanEdit;
  };
  const { ada, ben, cleo } = members;
  expect(await Promise.all([ben, ada, cleo, null].map(canEdit))).toEqual([true, false, false, false]);
});

test('an edit costs 3 statements: session, comment, edit', async () => {
  await send(members.ben, { commentId: comment.id, content: 'Warm' });
  const cost = (content: string) => countSql(app, () => send(members.ben, { commentId: comment.id, content }));
  expect([await cost('A plain text'), await cost('With @cleo')]).toEqual([3, 3]);
});

test('an edit that a subscriber missed comes with what else they missed', async () => {
  const since = new Date().toISOString();
  await send(members.ben, { commentId: comment.id, content: 'Edited meanwhile' });
  const subscription = `subscription ($postId: ID!, $since: DateTime) {
    postActivity(postId: $postId, since: $since) { kind comment { content } }
  }`;
  const { missed } = await (await app.live(members.cleo)).follow(subscription, { postId: post.id, since });
  expect(missed).toContainEqual({ kind: 'COMMENT_CHANGED', comment: { content: 'Edited meanwhile' } });
});
