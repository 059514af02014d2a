import { beforeEach, describe, expect, test } from 'vitest';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import type { Caller } from '../test/caller.ts';
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
  await startIn(60);
});

const minute = 60_000;

/** Moves the start of the ride to so many minutes from now. */
async function startIn(minutes: number, duration: string | null = null): Promise<void> {
  const start = new Date(Date.now() + minutes * minute).toISOString();
  await app.run(
    `update ride set date = $2, time = $3, time_zone = 'UTC', duration = $4 where id = $1`,
    ...[ride.id, start.slice(0, 10), start.slice(11, 16), duration],
  );
}

const given = { contactName: 'Maud Ray', contactPhone: '+44 1632 960123', medicalNote: 'Allergic to wasps' };
const setText = `mutation ($input: EmergencyContactInput!) {
  setEmergencyContact(input: $input) { viewer { emergencyContact { contactName contactPhone medicalNote } } }
}`;
const ownText = `{ viewer {
  emergencyContact { contactName contactPhone medicalNote }
  emergencyReaders { leader { id } post { id } closesAt }
  emergencyReadings { leader { id } post { id } readAt }
} }`;
const rideText = `query ($id: ID!) { post(id: $id) { ride { emergencyContacts {
  opensAt closesAt contacts { user { id } contactName contactPhone medicalNote }
} } } }`;

interface Seen {
  code?: string;
  /** The members whose contacts are shown. */
  members?: string[] | null;
}
const doors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, _member: Member, input: object) {
      const { data, error } = await caller.query(setText, { input });
      return error ? { code: error.code, field: error.field } : data.setEmergencyContact.viewer.emergencyContact;
    },
    async remove(caller: Caller, _member: Member) {
      return (await caller.query('mutation { removeEmergencyContact { viewer { id } } }')).error?.code;
    },
    async own(caller: Caller, _member: Member) {
      const { viewer } = (await caller.query(ownText)).data;
      const pairs = (list: { leader: Made | null; post: Made | null }[]) =>
        list.map(({ leader, post }) => [leader?.id ?? null, post?.id]);
      return {
        contact: viewer.emergencyContact,
        readers: pairs(viewer.emergencyReaders),
        readings: pairs(viewer.emergencyReadings),
      };
    },
    async read(caller: Caller): Promise<Seen> {
      const { data, error } = await caller.query(rideText, { id: ride.id });
      if (error) return { code: error.code };
      const read = data.post?.ride.emergencyContacts;
      if (!read) return { code: 'HIDDEN' };
      return { members: read.contacts?.map(({ user }: { user: Made }) => user.id) ?? null };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, { id }: Member, input: object) {
      const { status, body } = await caller.put(`/api/users/${id}/emergency-contact`, input);
      if (status >= 400) return { code: body.code, field: body.field };
      const { contactName, contactPhone, medicalNote } = body;
      return { contactName, contactPhone, medicalNote };
    },
    async remove(caller: Caller, { id }: Member) {
      return (await caller.delete(`/api/users/${id}/emergency-contact`)).body.code;
    },
    async own(caller: Caller, { id }: Member) {
      const { body } = await caller.get(`/api/users/${id}/emergency-contact`);
      const { contactName, contactPhone, medicalNote, readers, readings } = body;
      const pairs = (list: { leaderId: string | null; postId: string }[]) =>
        list.map(({ leaderId, postId }) => [leaderId, postId]);
      return {
        contact: contactName || medicalNote ? { contactName, contactPhone, medicalNote } : null,
        readers: pairs(readers),
        readings: pairs(readings),
      };
    },
    async read(caller: Caller): Promise<Seen> {
      const { status, body } = await caller.get(`/api/rides/${ride.id}/emergency-contacts`);
      if (status >= 400)
        return { code: body.code === 'UNAUTHENTICATED' || body.code === 'NOT_FOUND' ? 'HIDDEN' : body.code };
      return { members: body.contacts?.map(({ user }: { user: Made }) => user.id) ?? null };
    },
  },
];

describe.each(doors)('an emergency contact by $name', ({ name, set, remove, own, read }) => {
  const hidden = { code: name === 'REST' ? 'FORBIDDEN' : 'HIDDEN' };
  const give = (member: Member, input: object = given) => set(app.as(member), member, input);
  const ofBen = () => read(app.as(ada));
  const shown = (...members: Member[]) => ({ members: members.map(({ id }) => id) });

  test('is stored, replaced and removed by its member', async () => {
    expect(await give(ben)).toEqual(given);
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
    [{ ...given, contactPhone: 'call me' }, 'contactPhone'],
    [{ ...given, contactPhone: '12' }, 'contactPhone'],
    [{ ...given, contactPhone: '1'.repeat(41) }, 'contactPhone'],
    [{ ...given, contactPhone: '+44 1632\n960123' }, 'contactPhone'],
    [{ ...given, contactPhone: '٠١٢٣' }, 'contactPhone'],
    [{ ...given, contactName: 'm'.repeat(101) }, 'contactName'],
    [{ ...given, contactName: 'a\u0000b' }, 'contactName'],
    [{ ...given, medicalNote: 'n'.repeat(1001) }, 'medicalNote'],
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
    [150, null, false],
    [90, null, true],
    [-7 * 60, null, true],
    [-9 * 60, null, false],
    [-9 * 60, '4h', true],
    [-11 * 60, '4h', false],
  ])('of a ride that starts in %i minutes and lasts %s: is it read? %s', async (minutes, duration, isOpen) => {
    await give(ben);
    await startIn(minutes, duration);
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
    expect(await set(await token(ben), ben, given)).toMatchObject({ code: 'FORBIDDEN' });
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
  const [first = { set: async () => null }] = doors;
  await first.set(app.as(ben), ben, given);
  const followed = await (await app.live(ada)).follow(
    'subscription ($id: ID!) { rideActivity(postId: $id) { kind ride { emergencyContacts { contacts { contactName } } } } }',
    { id: ride.id },
  );
  const join = 'mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { ride { id } } }';
  await app.as(cleo).query(join, { id: ride.id });
  expect(await followed.next()).toEqual({ kind: 'JOINED', ride: { emergencyContacts: null } });
});
