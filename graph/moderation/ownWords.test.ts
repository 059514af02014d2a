import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentDoors } from '../test/commentDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { useApp } from '../test/useApp.ts';

// Ada blocks Ben after each of them has written under the posts of the other. Cleo is a third reader.

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let ofAda: Made;
let ofBen: Made;
let byAda: Made;
let byBen: Made;
let byCleo: Made;
let answer: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});
beforeEach(async () => {
  await app.run('delete from block');
  await app.run('delete from notification');
  ofAda = await app.ride(ada, { date: '2099-06-01' });
  ofBen = await app.ride(ben, { date: '2099-06-01' });
  await app.participate(ofAda, ben);
  await app.participate(ofBen, ada);
  byAda = await app.comment(ada, ofBen);
  answer = await app.comment(cleo, ofBen, { parent: byAda });
  byCleo = await app.comment(cleo, ofBen);
  await app.comment(ada, ofBen, { parent: byCleo });
  byBen = await app.comment(ben, ofAda);
});

const block = () => app.block(ada, ben);
const idsOf = (rows: Made[] | null) => rows?.map(({ id }) => id);
const noComment = { code: 'NOT_FOUND', message: 'Comment not found' };

describe.each(commentDoors)('comments by $name', ({ list, replies, count, create, remove }) => {
  test('of the blocker under a post of the blocked member are hidden from everybody, with what answers them', async () => {
    await block();
    for (const reader of [ben, cleo, null]) {
      expect(await list(app.as(reader), ofBen.id)).toMatchObject([{ id: byCleo.id, replyCount: 0 }]);
      expect(await replies(app.as(reader), ofBen.id, byAda.id)).toBeNull();
      expect(await replies(app.as(reader), ofBen.id, byCleo.id)).toEqual([]);
      expect(await count(app.as(reader), ofBen.id)).toBe(1);
    }
    const { fault } = await create(app.as(cleo), { postId: ofBen.id, content: 'Well said', parentId: byAda.id });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await remove(app.as(cleo), byAda.id)).toEqual(noComment);
  });

  test('come back when the block ends', async () => {
    await block();
    await app.run('delete from block');
    for (const reader of [ada, ben, cleo, null]) {
      expect(idsOf(await list(app.as(reader), ofBen.id))).toEqual([byAda.id, byCleo.id]);
      expect(await count(app.as(reader), ofBen.id)).toBe(4);
    }
  });

  test('are hidden once where the reader avoids the blocker too', async () => {
    await app.mute(cleo, ada);
    await block();
    expect(await count(app.as(cleo), ofBen.id)).toBe(1);
    await app.run('delete from mute');
  });

  test('of the blocked member under a post of the blocker stay, and both of them may delete them', async () => {
    const second = await app.comment(ben, ofAda);
    await block();
    expect(idsOf(await list(app.as(cleo), ofAda.id))).toEqual([byBen.id, second.id]);
    expect(await remove(app.as(ben), byBen.id)).toBeNull();
    expect(await remove(app.as(ada), second.id)).toBeNull();
    expect(await remove(app.as(ben), byBen.id)).toEqual(noComment);
    expect(await list(app.as(cleo), ofAda.id)).toEqual([]);
  });

  test('of the blocker may be deleted by both, and by nobody else', async () => {
    const second = await app.comment(ada, ofBen);
    await block();
    expect(await remove(app.as(ben), byAda.id)).toBeNull();
    expect(await remove(app.as(ada), second.id)).toBeNull();
    expect(await remove(app.as(cleo), answer.id)).toEqual(noComment);
    await app.run('delete from block');
    expect(idsOf(await list(app.as(cleo), ofBen.id))).toEqual([byCleo.id]);
  });
});

test('the feed and the metadata count no comment that is hidden from everybody', async () => {
  await block();
  for (const reader of [cleo, null]) {
    const { data } = await app.as(reader).query('{ feed(scope: EVERYONE, first: 50) { nodes { id commentCount } } }');
    expect(data.feed.nodes).toContainEqual({ id: ofBen.id, commentCount: 1 });
    const { body } = await app.as(reader).post('/api/posts/metadata/batch', { postIds: [ofBen.id] });
    expect(body[ofBen.id].comments).toBe(1);
  }
});

test('nobody is notified of a comment that is hidden from everybody', async () => {
  const { body } = await app.as(cleo).post('/api/posts', { content: 'A post of Cleo' });
  await app.as(ada).post('/api/comments', { postId: ofBen.id, content: 'Look, @cleo' });
  const heard = async () => (await app.as(cleo).query('{ viewer { unreadNotificationCount } }')).data.viewer;
  expect(body.id).toBeDefined();
  expect(await heard()).toEqual({ unreadNotificationCount: 1 });
  await block();
  expect(await heard()).toEqual({ unreadNotificationCount: 0 });
});

describe.each(momentDoors)('moments by $name', ({ remove, list }) => {
  test('of the blocked member under a ride of the blocker can be deleted by the blocked member', async () => {
    const [own, other] = [await app.moment(ben, ofAda), await app.moment(ada, ofAda)];
    await block();
    expect(await remove(app.as(ben), own.id)).toBeNull();
    const noMoment = { code: 'NOT_FOUND', message: 'Moment not found' };
    for (const { id } of [own, other]) expect(await remove(app.as(ben), id)).toEqual(noMoment);
    expect(idsOf(await list(app.as(cleo), ofAda.id))).toEqual([other.id]);
  });
});

describe.each(momentDoors)('moments by $name', ({ list, remove }) => {
  test('of the blocker of a ride of the blocked member are hidden from everybody, and both keep their own', async () => {
    const [ofBlocker, ofCleo] = [await app.moment(ada, ofBen), await app.moment(cleo, ofBen)];
    await block();
    for (const reader of [ben, cleo, null]) {
      expect(idsOf(await list(app.as(reader), ofBen.id))).toEqual([ofCleo.id]);
      const { data } = await app.as(reader).query(`{ post(id: "${ofBen.id}") { ride { momentCount } } }`);
      expect(data.post.ride.momentCount).toBe(1);
    }
    expect(await remove(app.as(ada), ofBlocker.id)).toBeNull();
  });

  test('of the blocked member under a ride of the blocker stay in sight of the blocker, who may report them', async () => {
    const { id } = await app.moment(ben, ofAda);
    await block();
    expect(idsOf(await list(app.as(ada), ofAda.id))).toEqual([id]);
    const report = { targetType: 'moment', targetId: id, reason: 'Rude' };
    expect((await app.as(ada).post('/api/reports', report)).status).toBe(201);
  });

  test('of a post that its author has made private since can be deleted by who wrote them', async () => {
    const { id } = await app.moment(ben, ofAda);
    await app.run(`update post set privacy = 'private' where id = $1`, ofAda.id);
    expect(await remove(app.as(ben), id)).toBeNull();
  });
});

describe.each(commentDoors)('comments by $name', ({ remove }) => {
  test('under a post that its author has made private since can be deleted by who wrote them', async () => {
    await app.run(`update post set privacy = 'private' where id = $1`, ofAda.id);
    expect(await remove(app.as(ben), byBen.id)).toBeNull();
  });
});

test('a deletion under what is hidden returns the id and nothing of the post', async () => {
  const moment = await app.moment(ben, ofAda);
  const reply = await app.comment(ben, ofAda, { parent: await app.comment(cleo, ofAda) });
  await block();
  const deleteComment = `mutation { deleteComment(commentId: "${reply.id}") { deletedCommentId post { id } parent { id } } }`;
  expect((await app.as(ben).query(deleteComment)).data).toEqual({
    deleteComment: { deletedCommentId: reply.id, post: null, parent: null },
  });
  const deleteMoment = `mutation { deleteMoment(momentId: "${moment.id}") { deletedMomentId ride { id } } }`;
  expect((await app.as(ben).query(deleteMoment)).data).toEqual({
    deleteMoment: { deletedMomentId: moment.id, ride: null },
  });
});
