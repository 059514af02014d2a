import { beforeEach, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Caller } from '../test/caller.ts';
import { emergencyDoors, givenContact, rideText, startIn } from '../test/emergencyDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let dee: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben, cleo, dee } = await app.cast('ada', 'ben', 'cleo', 'dee'));
  ride = await app.ride(ada, { content: 'Sunday Spin', date: '2087-05-01' });
  await app.participate(ride, ben);
  await startIn(app, ride, 60);
});

describe.each(emergencyDoors)('an emergency contact by $name', ({ name, set, remove, own, read: readOf }) => {
  const read = (caller: Caller) => readOf(caller, ride);
  const hidden = { code: name === 'REST' ? 'FORBIDDEN' : 'HIDDEN' };
  const give = (member: Member, input: object = givenContact) => set(app.as(member), member, input);
  const ofBen = () => read(app.as(ada));
  const shown = (...members: Member[]) => ({ members: members.map(({ id }) => id) });

  test('is stored, replaced and removed by its member', async () => {
    expect(await give(ben)).toEqual(givenContact);
    const other = { contactName: null, contactPhone: null, medicalNote: 'Diabetes' };
    expect(await give(ben, { medicalNote: ' Diabetes ', contactName: '' })).toEqual(other);
    expect(await own(app.as(ben), ben)).toMatchObject({ contact: other });
    for (let time = 0; time < 2; time += 1) expect(await remove(app.as(ben), ben)).toBeUndefined();
    expect(await own(app.as(ben), ben)).toEqual({ contact: null, readers: [], readings: [] });
  });

  test.each([
    [{}, 'contactName'],
    [{ contactName: ' ', medicalNote: '' }, 'contactName'],
    [{ contactName: 'Maud' }, 'contactPhone'],
    [{ contactPhone: '960 123' }, 'contactName'],
    [{ ...givenContact, contactPhone: 'call me' }, 'contactPhone'],
    [{ ...givenContact, contactPhone: '12' }, 'contactPhone'],
    [{ ...givenContact, contactPhone: '1'.repeat(41) }, 'contactPhone'],
    [{ ...givenContact, contactPhone: '+44 1632\n960123' }, 'contactPhone'],
    [{ ...givenContact, contactPhone: '٠١٢٣' }, 'contactPhone'],
    [{ ...givenContact, contactName: 'm'.repeat(101) }, 'contactName'],
    [{ ...givenContact, contactName: 'a\u0000b' }, 'contactName'],
    [{ ...givenContact, medicalNote: 'n'.repeat(1001) }, 'medicalNote'],
  ])('is refused for %j, naming %s', async (input, field) => {
    expect(await give(ben, input)).toEqual({ code: 'BAD_USER_INPUT', field });
  });

  test('is read by the leaders of a joined ride alone', async () => {
    await give(ben);
    await give(cleo);
    await give(ada);
    expect(await ofBen()).toEqual(shown(ada, ben));
    for (const member of [ben, cleo]) expect(await read(app.as(member))).toEqual(hidden);
    expect(await read(app.as(null))).toEqual({ code: 'HIDDEN' });
    await app.participate(ride, dee);
    await app.run('update ride_participant set leads_since = now() where user_id = $1', dee.id);
    expect(await read(app.as(dee))).toEqual(shown(ada, ben));
    await app.run('update ride_participant set leads_since = null where user_id = $1', dee.id);
    expect(await read(app.as(dee))).toEqual(hidden);
  });

  test('is not read of members who wait, or who leave, from that moment', async () => {
    await give(ben);
    await give(cleo);
    await app.wait(ride, cleo);
    expect(await ofBen()).toEqual(shown(ben));
    await app
      .as(ben)
      .query('mutation ($id: ID!) { setRideParticipation(postId: $id, participating: false) { ride { id } } }', {
        id: ride.id,
      });
    // Cleo has the place now.
    expect(await ofBen()).toEqual(shown(cleo));
  });

  test.each([
    [122, null, false],
    [120, null, true],
    [-7 * 60, null, true],
    [-9 * 60, null, false],
    [-9 * 60, '4h', true],
    [-11 * 60, '4h', false],
  ])('of a ride that starts in %i minutes and lasts %s: is it read? %s', async (minutes, duration, isOpen) => {
    await give(ben);
    await startIn(app, ride, minutes, duration);
    expect(await ofBen()).toEqual(isOpen ? shown(ben) : { members: null });
    expect((await own(app.as(ben), ben)).readers).toEqual(isOpen ? [[ada.id, ride.id]] : []);
  });

  test('is not read for a ride without a start, that is called off, or deleted', async () => {
    await give(ben);
    await app.run(`update ride set called_off_at = now(), called_off_reason = 'Ice' where id = $1`, ride.id);
    expect(await ofBen()).toEqual({ members: null });
    await app.run('update ride set called_off_at = null, called_off_reason = null, time = null where id = $1', ride.id);
    expect(await ofBen()).toEqual({ members: null });
    expect((await own(app.as(ben), ben)).readers).toEqual([]);
    await app.run('delete from post where id = $1', ride.id);
    expect(await ofBen()).toEqual({ code: 'HIDDEN' });
  });

  test('is not read by a leader whom the member has blocked, or who has blocked the member', async () => {
    await give(ben);
    for (const [blocker, blocked] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      await app.block(blocker, blocked);
      expect(await ofBen()).toEqual(shown());
      expect((await own(app.as(ben), ben)).readers).toEqual([]);
      await app.run('delete from block');
    }
    await app.mute(ada, ben);
    await app.mute(ben, ada);
    expect(await ofBen()).toEqual(shown(ben));
  });

  test('is not read by an author who no longer belongs to the group of the ride', async () => {
    await give(ben);
    const group = await app.group('Riders', ada, ben);
    await app.run(`update post set privacy = 'group', group_id = $2 where id = $1`, ride.id, group.id);
    await startIn(app, ride, 60);
    expect(await ofBen()).toEqual(shown(ben));
    await app.run('delete from group_member where group_id = $1 and user_id = $2', group.id, ada.id);
    expect(await ofBen()).toEqual(shown());
    expect((await own(app.as(ben), ben)).readers).toEqual([]);
  });

  test('is not read by a suspended leader', async () => {
    await give(ben);
    await app.run('update "user" set suspended_at = now() where id = $1', ada.id);
    expect((await own(app.as(ben), ben)).readers).toEqual([]);
  });

  test('tells its member who has read it, once for each ride, even of a deleted ride and a deleted account', async () => {
    await give(ben);
    for (let time = 0; time < 2; time += 1) await ofBen();
    expect((await own(app.as(ben), ben)).readings).toEqual([[ada.id, ride.id]]);
    expect((await own(app.as(ada), ada)).readings).toEqual([]);
    await app.block(ada, ben);
    expect((await own(app.as(ben), ben)).readings.map(([leader]) => leader)).toEqual([null]);
    await app.run('delete from block');
    await app.run('delete from post where id = $1', ride.id);
    await app.run('delete from "user" where id = $1', ada.id);
    expect((await own(app.as(ben), ben)).readings).toHaveLength(1);
  });

  test('is closed to access tokens', async () => {
    await give(ben);
    const token = async (member: Member) =>
      app.with(bearing((await makeAccessToken(app.as(member), { scope: 'WRITE' })).secret));
    expect(await read(await token(ada))).toEqual({ code: 'FORBIDDEN' });
    expect(await set(await token(ben), ben, givenContact)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await remove(await token(ben), ben)).toBe('FORBIDDEN');
  });
});

test('the answers may be stored nowhere', async () => {
  const token = await app.tokenOf(ada);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(`${app.url}/api/rides/${ride.id}/emergency-contacts`, { headers }),
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: rideText, variables: { id: ride.id } }),
    }),
  ]);
  for (const { status, headers } of answers) expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('a subscription sends none', async () => {
  const [first = { set: async () => null }] = emergencyDoors;
  await first.set(app.as(ben), ben, givenContact);
  const followed = await (await app.live(ada)).follow(
    'subscription ($id: ID!) { rideActivity(postId: $id) { kind ride { emergencyContacts { contacts { contactName } } } } }',
    { id: ride.id },
  );
  const join = 'mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { ride { id } } }';
  await app.as(cleo).query(join, { id: ride.id });
  expect(await followed.next()).toEqual({ kind: 'JOINED', ride: { emergencyContacts: null } });
});
