import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { asRefusal } from './asRefusal.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let group: Made;
let ride: Made;
let event: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group", event cascade');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  group = await app.group('Climbers', ben);
  ride = await app.ride(ada, { date: '2086-01-01' });
  event = await app.event({ date: '2086-01-01' });
});

interface Refusal {
  code: string;
  message: string;
  field?: string;
}

/** Returns the result of work that waits for a concurrent deletion on another connection. */
async function whileDeleting(table: string, { id }: Made, work: () => Promise<Refusal | null>) {
  const other = new Client({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(`delete from "${table}" where id = $1`, [id]);
    const { rows } = await other.query('select pg_backend_pid() as pid');
    const answer = work();
    const waiting = () => app.run('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', rows[0].pid);
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await other.query('commit');
    return await answer;
  } finally {
    await other.end();
  }
}

/** The error of a mutation by ben. */
const mutate = async (field: string): Promise<Refusal | null> =>
  (await app.as(ben).query(`mutation { ${field} { __typename } }`)).error;

const notFound = (noun: string): Refusal => ({ code: 'NOT_FOUND', message: `${noun} not found` });
const noGroup = { code: 'BAD_USER_INPUT', field: 'groupId', message: 'groupId is not the id of a group' };
const rideInput = '{ distance: 1, location: "Mill", date: "2086-01-01", time: "07:00" }';

describe('what is deleted on another connection is refused as if it had been gone before:', () => {
  test.each([
    ['a group to post to', () => `createPost(input: { content: "Go", groupId: "${group.id}" })`],
    ['a group to ride with', () => `createPost(input: { content: "Go", groupId: "${group.id}", ride: ${rideInput} })`],
  ])('%s', async (_what, write) => {
    expect(await whileDeleting('group', group, () => mutate(write()))).toEqual(noGroup);
    expect(await app.run('select from post where author_id = $1', ben.id)).toEqual([]);
  });

  test('a group to move a post to', async () => {
    const post = await app.post(ben);
    const move = () => mutate(`updatePost(input: { postId: "${post.id}", groupId: "${group.id}" })`);
    expect(await whileDeleting('group', group, move)).toEqual(noGroup);
  });

  test('a group to join', async () => {
    await app.run('delete from group_member');
    const join = () => mutate(`setGroupMembership(groupId: "${group.id}", member: true)`);
    expect(await whileDeleting('group', group, join)).toEqual(notFound('Group'));
  });

  test.each([
    ['comment on', () => `createComment(input: { postId: "${ride.id}", content: "Go" })`],
    ['like', () => `setLike(postId: "${ride.id}", liked: true)`],
    ['ride along', () => `setRideParticipation(postId: "${ride.id}", participating: true)`],
    ['save', () => `setRideSaved(postId: "${ride.id}", saved: true)`],
    ['share a moment of', () => `shareMoment(input: { postId: "${ride.id}", description: "Here" })`],
  ])('a post to %s', async (what, write) => {
    if (what.startsWith('share')) await app.participate(ride, ben);
    expect(await whileDeleting('post', ride, () => mutate(write()))).toEqual(notFound('Post'));
  });

  test('a post to edit so that it mentions a member', async () => {
    const post = await app.post(ben);
    const edit = () => mutate(`updatePost(input: { postId: "${post.id}", content: "With @ada" })`);
    expect(await whileDeleting('post', post, edit)).toEqual(notFound('Post'));
  });

  test.each([
    ['follow', () => `setFollow(userId: "${ada.id}", following: true)`],
    ['mute', () => `setMute(userId: "${ada.id}", muted: true)`],
  ])('a member to %s', async (_what, write) => {
    expect(await whileDeleting('user', ada, () => mutate(write()))).toEqual(notFound('User'));
  });

  test('a member to mute, over REST', async () => {
    const mute = async () => {
      const { status, body } = await app.as(ben).post(`/api/users/${ada.id}/mute`);
      return { status, ...body };
    };
    expect(await whileDeleting('user', ada, mute)).toEqual({ status: 404, ...notFound('User') });
  });

  test('an event to register for', async () => {
    const register = () => mutate(`setEventRegistration(eventId: "${event.id}", registered: true)`);
    expect(await whileDeleting('event', event, register)).toEqual(notFound('Event'));
  });
});

describe('who is deleted while they write is signed in no more:', () => {
  test.each([
    ['a post', () => `createPost(input: { content: "Go" })`],
    ['a comment', () => `createComment(input: { postId: "${ride.id}", content: "Go" })`],
    ['a like', () => `setLike(postId: "${ride.id}", liked: true)`],
    ['a follow', () => `setFollow(userId: "${ada.id}", following: true)`],
    ['a mute', () => `setMute(userId: "${ada.id}", muted: true)`],
    ['a report', () => `report(input: { targetType: USER, targetId: "${ada.id}", reason: "Spam" })`],
  ])('%s', async (_what, write) => {
    await app.tokenOf(ben);
    const refusal = await whileDeleting('user', ben, () => mutate(write()));
    expect(refusal).toEqual({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
  });
});

test('every key that tells of nothing the caller named stays an error of ours', () => {
  const broken = (code: string, constraint: string) => Object.assign(new Error('broken'), { code, constraint });
  for (const error of [broken('23503', 'comment_parent_id_foreign'), broken('23505', 'mute_muted_id_foreign'), null]) {
    expect(asRefusal(error)).toBe(error);
  }
});
