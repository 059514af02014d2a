import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { bareRide } from '../test/rideDoors.ts';
import { type SeriesDoor, seriesDoors } from '../test/seriesDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
const [door] = seriesDoors as [SeriesDoor];
let ada: Member;
let ben: Member;
let cleo: Member;
let club: Made;
let post: Made;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  club = await app.group('Spinners', ada);
  for (const member of [ben, cleo]) await app.as(member).post(`/api/groups/${club.id}/join`);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
});
beforeEach(async () => {
  await app.run('delete from notification');
  post = await app.post(ben, { groupId: club.id, privacy: 'group' });
});

const document = 'mutation ($input: RemoveGroupContentInput!) { removeGroupContent(input: $input) { removedId } }';
const restore = 'mutation ($input: RestoreContentInput!) { restoreContent(input: $input) { takedown { id } } }';
const grounds = { reason: 'SPAM', words: 'Nobody sells here' };
const remove = (by: Member | null, contentId: string, given: object = grounds) =>
  app.as(by).query(document, { input: { contentId, ...given } });
const statusFor = async (viewer: Member | null, id = post.id) => (await app.as(viewer).get(`/api/posts/${id}`)).status;
const takedowns = async (viewer: Member) => {
  const { data } = await app
    .as(viewer)
    .query('{ viewer { takedowns { nodes { id kind reason words isByOrganiser viewerCanAppeal } } } }');
  return data.viewer.takedowns.nodes;
};

describe('an organiser', () => {
  test('removes a post in the group, whose author reads why and appeals to the operator, who restores it', async () => {
    const comment = await app.comment(cleo, post);
    expect((await remove(ada, post.id.toUpperCase())).data).toEqual({ removeGroupContent: { removedId: post.id } });
    for (const viewer of [ada, ben, cleo]) expect(await statusFor(viewer)).toBe(404);
    const [takedown] = await takedowns(ben);
    expect(takedown).toMatchObject({ kind: 'POST', ...grounds, isByOrganiser: true, viewerCanAppeal: true });
    const { data } = await app.as(ben).query('{ notifications { nodes { kind takedown { id } } } }');
    expect(data.notifications.nodes).toEqual([{ kind: 'CONTENT_REMOVED', takedown: { id: takedown.id } }]);
    const input = { takedownId: takedown.id, text: 'I gave it away' };
    const appeal = 'mutation ($input: AppealInput!) { appeal(input: $input) { takedown { id } } }';
    expect((await app.as(ben).query(appeal, { input })).error).toBeNull();

    const board = app.with(await openBoard(app));
    const read = '{ operator { appeals { nodes { id author } } log(first: 1) { nodes { operator verb note } } } }';
    expect((await board.query(read)).data.operator).toEqual({
      appeals: { nodes: [{ id: takedown.id, author: 'ben' }] },
      log: { nodes: [{ operator: 'organiser @ada', verb: 'content remove', note: 'post, spam' }] },
    });
    expect((await board.query(restore, { input: { takedownId: takedown.id } })).error).toBeNull();
    expect(await statusFor(ben)).toBe(200);
    expect((await app.as(cleo).get(`/api/comments/${post.id}`)).body).toMatchObject([{ id: comment.id }]);
  });

  test('removes the pictures of a post from the group, and bans them nowhere else', async () => {
    const picture = dataUrlOf('png', await pictureStored().png().toBuffer());
    const sent = { content: 'One', mediaUrls: [picture] };
    const { id, mediaUrls } = (await app.as(ben).post('/api/posts', { ...sent, groupId: club.id })).body;
    expect((await remove(ada, id)).error).toBeNull();
    const [url] = mediaUrls;
    const statusAt = async (viewer: Member, path: string) =>
      (await fetch(app.url + path, { headers: { authorization: `Bearer ${await app.tokenOf(viewer)}` } })).status;
    expect(await statusAt(ben, url)).toBe(200);
    expect(await statusAt(cleo, url)).toBe(404);
    for (const [member, shown] of [
      [ben, url],
      [ben, picture],
      [cleo, picture],
    ]) {
      const { status, body } = await app.as(member).post('/api/posts', { ...sent, mediaUrls: [shown] });
      expect([status, body.mediaUrls]).toEqual([201, [url]]);
    }
    expect((await fetch(app.url + url)).status).toBe(200);
  });

  test('removes a comment, and the post stays', async () => {
    const comment = await app.comment(cleo, post);
    const body = { contentId: comment.id, reason: 'hate', words: 'Not here' };
    expect((await app.as(ada).post('/api/groups/removals', body)).status).toBe(200);
    expect((await app.as(ben).get(`/api/comments/${post.id}`)).body).toEqual([]);
    expect(await statusFor(ben)).toBe(200);
    expect((await takedowns(cleo))[0]).toMatchObject({ kind: 'COMMENT', reason: 'HATE', isByOrganiser: true });
  });

  test('removes a moment of a ride in the group, and the board says who did', async () => {
    const ride = await app.ride(ben, { date: '2087-01-01', groupId: club.id, privacy: 'group' });
    const moment = await app.moment(cleo, ride);
    const momentsFor = async (viewer: Member) =>
      (await app.as(viewer).get(`/api/rides/${ride.id}/moments`)).body.length;
    expect(await momentsFor(ben)).toBe(1);
    expect((await remove(ben, moment.id)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect((await remove(ada, moment.id)).data).toEqual({ removeGroupContent: { removedId: moment.id } });
    expect([await momentsFor(ben), await statusFor(ben, ride.id)]).toEqual([0, 200]);
    expect((await takedowns(cleo))[0]).toMatchObject({ kind: 'MOMENT', isByOrganiser: true, viewerCanAppeal: true });
    const board = app.with(await openBoard(app));
    await board.query('mutation ($input: RemoveContentInput!) { removeContent(input: $input) { takedown { id } } }', {
      input: { content: post.id, ...grounds },
    });
    const { data } = await board.query('{ operator { takedowns(first: 2) { nodes { kind isByOrganiser } } } }');
    expect(data.operator.takedowns.nodes).toEqual([
      { kind: 'POST', isByOrganiser: false },
      { kind: 'MOMENT', isByOrganiser: true },
    ]);
  });

  test('gives a reason', async () => {
    for (const words of [' ', 'x'.repeat(1001)]) {
      const { error } = await remove(ada, post.id, { ...grounds, words });
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'words' });
    }
    const { status, body } = await app
      .as(ada)
      .post('/api/groups/removals', { contentId: post.id, reason: 'dull', words: 'x' });
    expect([status, body.field]).toEqual([400, 'reason']);
    expect(await statusFor(ben)).toBe(200);
  });

  test('removes no private post, and nothing outside the group', async () => {
    const other = await app.group('Harriers', ben);
    const missing = { code: 'NOT_FOUND', message: 'Content not found' };
    const hidden = await app.post(ben, { groupId: club.id, privacy: 'private' });
    const plain = await app.post(ben);
    for (const id of [hidden.id, plain.id, nobodysId, 'post']) expect((await remove(ada, id)).error).toEqual(missing);
    const theirs = await app.post(ben, { groupId: other.id });
    expect((await remove(ada, theirs.id)).error).toMatchObject({ code: 'FORBIDDEN' });
    expect(await statusFor(ben)).toBe(200);
  });

  test('removes of a series the later dates that the group reads, and no others', async () => {
    const other = await app.group('Climbers', ben);
    const plan = { rideData: { ...bareRide, date: '2086-06-04' }, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=6' };
    const made = await door.create(app.as(ben), { ...plan, groupId: club.id, privacy: 'GROUP' });
    expect(made.fault).toBeNull();
    const dates = () => app.run<Made>('select id from ride where series_id is not null order by starts_at');
    const [first, second, third, fourth, fifth, sixth] = (await dates()).map(({ id }) => id);
    await app.run(`update post set privacy = 'private' where id = $1`, third);
    await app.run(`update post set group_id = null, privacy = 'public' where id = $1`, fourth);
    await app.run('update post set group_id = $2 where id = $1', fifth, other.id);
    expect((await remove(ada, second ?? '')).error).toBeNull();
    expect((await dates()).map(({ id }) => id)).toEqual([first, third, fourth, fifth]);
    const input = { takedownId: (await takedowns(ben))[0].id };
    await app.with(await openBoard(app)).query(restore, { input });
    expect((await dates()).map(({ id }) => id)).toEqual([first, second, third, fourth, fifth, sixth]);
  });

  test('removes what a member wrote who has blocked them', async () => {
    const comment = await app.comment(cleo, post);
    for (const member of [ben, cleo]) await app.as(member).post(`/api/users/${ada.id}/block`);
    for (const id of [comment.id, post.id]) expect((await remove(ada, id)).error).toBeNull();
    for (const member of [ben, cleo]) await app.as(member).delete(`/api/users/${ada.id}/block`);
    expect(await statusFor(ben)).toBe(404);
  });

  test('leaves the reports of what they removed to the operator', async () => {
    const reported = await app.as(cleo).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'spam' });
    expect(reported.status).toBe(201);
    expect((await remove(ada, post.id)).error).toBeNull();
    const open = await app.run('select resolved_at from report where target_id = $1', post.id);
    expect(open).toEqual([{ resolved_at: null }]);
  });

  test('deletes what they wrote instead of removing it, so that no appeal of their own reaches the operator', async () => {
    const own = await app.post(ada, { groupId: club.id });
    const comment = await app.comment(ada, post);
    const fault = { code: 'BAD_USER_INPUT', field: 'contentId', message: 'You wrote this yourself: delete it instead' };
    for (const { id } of [own, comment]) expect((await remove(ada, id)).error).toEqual(fault);
    const { status, body } = await app
      .as(ada)
      .post('/api/groups/removals', { contentId: own.id, ...grounds, reason: 'spam' });
    expect([status, body.field]).toEqual([400, 'contentId']);
    expect(await statusFor(ben, own.id)).toBe(200);
    expect(await takedowns(ada)).toEqual([]);
  });
});

test('nobody else removes what is in the group', async () => {
  const refusal = { code: 'FORBIDDEN', message: 'Only an organiser of this group can do this' };
  expect((await remove(cleo, post.id)).error).toEqual(refusal);
  expect((await remove(null, post.id)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await remove(await app.member('stranger'), post.id)).error).toMatchObject({ code: 'NOT_FOUND' });
  expect(await statusFor(ben)).toBe(200);
});

test('a removal by the operator is none by an organiser', async () => {
  const board = app.with(await openBoard(app));
  const input = { content: post.id, ...grounds };
  const byOperator = 'mutation ($input: RemoveContentInput!) { removeContent(input: $input) { takedown { id } } }';
  expect((await board.query(byOperator, { input })).error).toBeNull();
  expect((await takedowns(ben))[0]).toMatchObject({ isByOrganiser: false });
});
