import { beforeEach, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import { startIn } from '../test/emergencyDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { sheetDoors } from '../test/sheetDoors.ts';
import { useApp } from '../test/useApp.ts';
import { onePostBehindOther } from '../test/whileLocked.ts';

const app = useApp();
const [door] = sheetDoors;
if (!door) throw new Error('There is no door');
let ada: Member;
let ben: Member;
let cleo: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { content: 'Mill loop', distance: 30, date: '2087-05-01' });
  await startIn(app, ride, -30);
  await app.participate(ride, ben);
  await app.participate(ride, cleo);
});

const checkIn = (rider: Member) =>
  door.tap(app.as(ada), ride, [{ riderId: rider.id, isHere: true, at: new Date().toISOString() }]);
const commentsOn = () => app.run('select content from comment where post_id = $1', ride.id);
const thankedIn = async (member: Member) => {
  const rows = await bellDoors(() => app).rows(member);
  return rows.flatMap(({ kind, comment }) => (kind === 'MENTION' ? [comment?.content] : []));
};

test('two leaders who thank at once leave one comment', async () => {
  await app.run('update ride_participant set leads_since = now() where post_id = $1 and user_id = $2', ride.id, ben.id);
  await checkIn(cleo);
  const outcomes = await onePostBehindOther(app, ride.id, {
    first: () => door.thank(app.as(ada), ride, 'Thanks from Ada'),
    second: () => door.thank(app.as(ben), ride, 'Thanks from Ben'),
  });
  expect(outcomes).toMatchObject([{ content: 'Thanks from Ada' }, { code: 'CONFLICT' }]);
  expect(await commentsOn()).toEqual([{ content: 'Thanks from Ada' }]);
  expect(await thankedIn(cleo)).toEqual(['Thanks from Ada']);
});

test('thanks that fail half-way leave no comment', async () => {
  await checkIn(ben);
  await app.run(`create function fail() returns trigger language plpgsql as $$ begin raise 'interrupted'; end $$`);
  await app.run('create trigger fail before update of thanked_at on ride execute function fail()');
  expect(await door.thank(app.as(ada), ride, 'Thanks')).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(await commentsOn()).toEqual([]);
  await app.run('drop function fail cascade');
  expect(await door.thank(app.as(ada), ride, 'Thanks')).toMatchObject({ content: 'Thanks' });
  expect(await commentsOn()).toEqual([{ content: 'Thanks' }]);
});

test('an edit of the thanks keeps the notifications of riders who were there, and withdraws other mentions', async () => {
  await checkIn(ben);
  await door.thank(app.as(ada), ride, 'Thanks, @cleo was not here');
  expect(await thankedIn(ben)).toEqual(['Thanks, @cleo was not here']);
  expect(await thankedIn(cleo)).toEqual(['Thanks, @cleo was not here']);
  const [comment] = await app.run<{ id: string }>('select id from comment where post_id = $1', ride.id);
  const text = 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { id } } }';
  await app.as(ada).query(text, { input: { commentId: comment?.id, content: 'Thanks, all of you' } });
  expect(await thankedIn(ben)).toEqual(['Thanks, all of you']);
  expect(await thankedIn(cleo)).toEqual([]);
});
