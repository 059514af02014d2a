import { beforeAll, expect, test } from 'vitest';
import { linkTo, readLink } from '../test/calendars.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let club: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  club = await app.group('Climbers', ada, ben);
  // The cancellations that a trigger writes when a member deletes rides.
  await app.run(
    `insert into calendar_cancellation
       (subject_id, is_event, group_id, author_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at)
     select gen_random_uuid(), false, $1, $2, 'public', array[$3::uuid], now() + make_interval(secs => 3600 + n), 'UTC', 1, now()
     from generate_series(1, 905) n`,
    club.id,
    ben.id,
    ada.id,
  );
});

test.each([
  ['a group', () => ({ kind: 'GROUP_RIDES', groupId: club.id })],
  ['one’s own rides', () => ({ kind: 'MY_RIDES' })],
])(
  '905 rides that a member has deleted leave room for the cancellations of others in the calendar of %s',
  async (_of, input) => {
    const ride = await app.ride(ada, { date: '2087-06-01', groupId: club.id });
    await app.participate(ride, ben);
    const { path } = await linkTo(app, ada, input());
    expect((await app.as(ada).delete(`/api/posts/${ride.id}`)).status).toBe(200);
    const { events } = await readLink(app, path);
    expect(events.map(({ uid }) => uid)).toContain(`${ride.id}@cycle-chat`);
    expect(events).toHaveLength(101);
    await app.run('delete from calendar_cancellation where author_id = $1', ada.id);
  },
);
