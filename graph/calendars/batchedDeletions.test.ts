import { beforeAll, expect, test, vi } from 'vitest';
import { linkTo, readLink } from '../test/calendars.ts';
import type { Environment } from '../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ JOBS: 'on' });
let environment: Environment;
let ada: Member;
let ben: Member;
let cleo: Member;
let climbers: Made;
beforeAll(async () => {
  environment = environmentOf(app);
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  climbers = await app.group('Climbers', ada, ben);
});

const { run } = commandLineIn(() => environment);

/** The id and the status of each ride in a member's calendar. */
async function calendarOf(path: string): Promise<[uid: string, status: unknown][]> {
  const { events } = await readLink(app, path);
  return events.map(({ uid, component }) => [uid, component.getFirstPropertyValue('status')]);
}

const noticesOf = ({ id }: Member) =>
  app.run(`select subject_id as id from notification where user_id = $1 and kind = 'rideDeleted' order by id`, id);

async function rideWith(author: Member, riders: Member[], facts: object): Promise<Made> {
  const ride = await app.ride(author, { date: '2087-06-01', ...facts });
  for (const rider of riders) await app.participate(ride, rider);
  return ride;
}

test('a ride that goes with its group stays in the calendars of members who took part, as cancelled', async () => {
  const toClimbers = { privacy: 'group', groupId: climbers.id };
  const ride = await rideWith(ada, [ben, cleo], toClimbers);
  const [ofBen, ofCleo] = [await linkTo(app, ben), await linkTo(app, cleo)];
  expect(await run('group', 'delete', climbers.id, '--yes')).toMatchObject({ code: 0 });
  expect(await calendarOf(ofBen.path)).toEqual([[`${ride.id}@cycle-chat`, 'CANCELLED']]);
  expect(await noticesOf(ben)).toEqual([{ id: ride.id }]);
  expect(await calendarOf(ofCleo.path)).toEqual([]);
  expect(await noticesOf(cleo)).toEqual([]);
});

test('a ride that goes with the account of its author stays in the calendars of those who took part, as cancelled', async () => {
  const [eve, fay] = [await app.member('eve'), await app.member('fay')];
  const ride = await rideWith(eve, [fay], {});
  await app.moment(fay, ride);
  const { path } = await linkTo(app, fay);
  const { error } = await app
    .as(eve)
    .query(`mutation { deleteAccount(input: { currentPassword: "${password}" }) { deletedUserId } }`);
  expect(error).toBeNull();
  await vi.waitUntil(async () => (await app.run('select from account_deletion')).length === 0, { timeout: 60_000 });
  expect(await calendarOf(path)).toEqual([[`${ride.id}@cycle-chat`, 'CANCELLED']]);
  expect(await noticesOf(fay)).toEqual([{ id: ride.id }]);
  expect(await app.run('select participant_ids from calendar_cancellation where subject_id = $1', ride.id)).toEqual([
    { participant_ids: [fay.id] },
  ]);
});

test('a cancellation without an author stays in calendars while the account of somebody is deleted', async () => {
  const [gil, hal] = [await app.member('gil'), await app.member('hal')];
  const ride = await rideWith(gil, [hal], {});
  const { path } = await linkTo(app, hal);
  expect((await app.as(gil).delete(`/api/posts/${ride.id}`)).status).toBe(200);
  // As an earlier version has written it.
  await app.run('update calendar_cancellation set author_id = null where subject_id = $1', ride.id);
  await app.run('insert into account_deletion (user_id) values ($1)', gil.id);
  expect(await calendarOf(path)).toEqual([[`${ride.id}@cycle-chat`, 'CANCELLED']]);
});
