import type { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '../../test/caller.ts';
import { expectCountersHold } from '../../test/expectCountersHold.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

// Writes to rows that another transaction has deleted but not committed. Their checks still see the rows, and only the write fails.
// Random tests reach this case by chance. These tests always do.

const app = useApp();
let pool: Pool;
let ada: Member;
let ben: Member;
let group: Made;
let ride: Made;
let comment: Made;
let moment: Made;
let event: Made;
beforeAll(async () => {
  pool = await app.backend.orm.em.getConnection().getNativeClient();
  ({ ada, ben } = await app.cast('ada', 'ben'));
});
beforeEach(async () => {
  group = await app.group('Here today', ada, ben);
  ride = await app.ride(ada, { date: '2099-01-01', groupId: group.id });
  await app.participate(ride, ben);
  comment = await app.comment(ben, ride);
  moment = await app.moment(ben, ride);
  event = await app.event({ date: '2099-01-01' });
});
afterEach(() => expectCountersHold(app));

const waitingWriters = () =>
  app.run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

/** Sends a write while a row is being deleted, and commits the deletion once the write waits for it. */
async function sendBehind(table: string, { id }: Made, write: () => Promise<{ status: number; body: unknown }>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`delete from "${table}" where id = $1`, [id]);
    const answer = write();
    await vi.waitUntil(async () => (await waitingWriters()).length > 0, { timeout: 60_000 });
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}

const postNotFound = { code: 'NOT_FOUND', message: 'Post not found' };
const rideData = { distance: 20, location: 'Mill Square', date: '2099-01-01', time: '07:00' };

interface Late {
  name: string;
  /** The row that is being deleted. */
  table: 'group' | 'post' | 'event' | 'comment';
  row(): Made;
  writer(): Member;
  write(caller: Caller): Promise<{ status: number; body: unknown }>;
  status: number;
  refusal: object;
}

const behindGroup = { table: 'group', row: () => group, writer: () => ben } as const;
const behindPost = { table: 'post', row: () => ride, writer: () => ben, status: 404, refusal: postNotFound } as const;
const noGroup = { status: 400, refusal: { code: 'BAD_USER_INPUT', message: 'groupId is not the id of a group' } };

const writes: Late[] = [
  {
    name: 'a post to a group',
    ...behindGroup,
    ...noGroup,
    write: (caller) => caller.post('/api/posts', { content: 'Onwards', groupId: group.id }),
  },
  {
    name: 'a ride for a group',
    ...behindGroup,
    ...noGroup,
    write: (caller) => caller.post('/api/posts', { content: 'Onwards', groupId: group.id, isRide: true, rideData }),
  },
  {
    name: 'joining a group',
    ...behindGroup,
    status: 404,
    refusal: { code: 'NOT_FOUND', message: 'Group not found' },
    write: (caller) => caller.post(`/api/groups/${group.id}/join`),
  },
  { name: 'a like', ...behindPost, write: (caller) => caller.post('/api/likes/toggle', { postId: ride.id }) },
  {
    name: 'a comment',
    ...behindPost,
    write: (caller) => caller.post('/api/comments', { postId: ride.id, content: 'Wait' }),
  },
  {
    name: 'a reply',
    ...behindPost,
    write: (caller) => caller.post('/api/comments', { postId: ride.id, content: 'Wait', parentId: comment.id }),
  },
  {
    name: 'a reply to a comment',
    table: 'comment',
    row: () => comment,
    writer: () => ada,
    status: 400,
    refusal: { code: 'BAD_USER_INPUT', message: 'parentId must be a top-level comment of the same post' },
    write: (caller) => caller.post('/api/comments', { postId: ride.id, content: 'Wait', parentId: comment.id }),
  },
  {
    name: 'the deletion of a comment',
    ...behindPost,
    refusal: { code: 'NOT_FOUND', message: 'Comment not found' },
    write: (caller) => caller.delete(`/api/comments/${comment.id}`),
  },
  { name: 'leaving a ride', ...behindPost, write: (caller) => caller.delete(`/api/rides/${ride.id}/leave/${ben.id}`) },
  { name: 'joining a ride', ...behindPost, write: (caller) => caller.post(`/api/rides/${ride.id}/join`) },
  { name: 'saving a ride', ...behindPost, write: (caller) => caller.post(`/api/rides/${ride.id}/save`) },
  {
    name: 'a moment',
    ...behindPost,
    write: (caller) => caller.post(`/api/rides/${ride.id}/moments`, { description: 'Flat' }),
  },
  {
    name: 'the edit of a moment',
    ...behindPost,
    refusal: { code: 'NOT_FOUND', message: 'Moment not found' },
    write: (caller) => caller.put(`/api/moments/${moment.id}`, { description: 'Fixed' }),
  },
  {
    name: 'the edit of a post',
    ...behindPost,
    writer: () => ada,
    write: (caller) => caller.put(`/api/posts/${ride.id}`, { content: 'Upwards' }),
  },
  {
    name: 'the edit of a ride',
    ...behindPost,
    writer: () => ada,
    write: (caller) => caller.put(`/api/posts/${ride.id}`, { rideData: { ...rideData, distance: 21 } }),
  },
  {
    name: 'a registration',
    table: 'event',
    row: () => event,
    writer: () => ben,
    status: 404,
    refusal: { code: 'NOT_FOUND', message: 'Event not found' },
    write: (caller) => caller.post(`/api/events/${event.id}/register`),
  },
];

test.each(writes)('$name behind a deletion is told that it comes too late', async (late) => {
  const { status, body } = await sendBehind(late.table, late.row(), () => late.write(app.as(late.writer())));
  expect([status, body]).toMatchObject([late.status, late.refusal]);
});

test('the move of a post to a group that is being deleted is told that it comes too late', async () => {
  const post = await app.post(ada);
  const move = () => app.as(ada).put(`/api/posts/${post.id}`, { groupId: group.id, privacy: 'group' });
  const { status, body } = await sendBehind('group', group, move);
  expect([status, body]).toMatchObject([noGroup.status, noGroup.refusal]);
  expect((await app.as(null).get(`/api/posts/${post.id}`)).body).toMatchObject({ groupId: null, privacy: 'public' });
});
