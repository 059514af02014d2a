import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../test/caller.ts';
import { expectCountersHold } from '../../test/expectCountersHold.ts';
import type { Made, Member } from '../../test/factories.ts';
import { itemAt, storm } from '../../test/storm.ts';
import { useApp } from '../../test/useApp.ts';

const pressCount = 50;

const app = useApp({ RATE_LIMITS: '{"writes": 100000}' });
let host: Member;
let crowd: Member[];
beforeAll(async () => {
  host = await app.member('host');
  crowd = Object.values(await app.cast('ada', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy', 'jan'));
});

/** A setting that a member switches on or off for an object, such as a like. */
interface Switch {
  name: string;
  /** Creates the object and returns its id. */
  make(): Promise<string>;
  mutation: string;
  on(caller: Caller, id: string): Promise<{ status: number }>;
  off(caller: Caller, id: string, member: Member): Promise<{ status: number }>;
  /** The rows where it is on, with the columns `member` and `target`. */
  rows: { table: string; member: string; target: string };
}

const idOf = async (made: Promise<{ id: string }>) => (await made).id;
const ride = () => idOf(app.ride(host, { date: '2099-01-01' }));
const toggleLike = (caller: Caller, postId: string) => caller.post('/api/likes/toggle', { postId });

const switches: Switch[] = [
  {
    name: 'a like',
    make: () => idOf(app.post(host)),
    mutation: 'setLike(postId: $id, liked: $on) { post { likeCount } }',
    // This route only toggles, so GraphQL sets the final state after it.
    on: toggleLike,
    off: toggleLike,
    rows: { table: 'post_like', member: 'user_id', target: 'post_id' },
  },
  {
    name: 'taking part in a ride',
    make: ride,
    mutation: 'setRideParticipation(postId: $id, participating: $on) { ride { participantCount } viewer { id } }',
    on: (caller, id) => caller.post(`/api/rides/${id}/join`),
    off: (caller, id, member) => caller.delete(`/api/rides/${id}/leave/${member.id}`),
    rows: { table: 'ride_participant', member: 'user_id', target: 'post_id' },
  },
  {
    name: 'a saved ride',
    make: ride,
    mutation: 'setRideSaved(postId: $id, saved: $on) { ride { viewerHasSaved } }',
    on: (caller, id) => caller.post(`/api/rides/${id}/save`),
    off: (caller, id) => caller.delete(`/api/rides/${id}/save`),
    rows: { table: 'saved_ride', member: 'user_id', target: 'post_id' },
  },
  {
    name: 'maybe to a ride',
    make: ride,
    mutation: 'setRideMaybe(postId: $id, maybe: $on) { ride { maybeCount } }',
    on: (caller, id) => caller.put(`/api/rides/${id}/maybe`, {}),
    off: (caller, id) => caller.delete(`/api/rides/${id}/maybe`),
    rows: { table: 'ride_maybe', member: 'user_id', target: 'post_id' },
  },
  {
    name: 'a follow',
    make: async () => host.id,
    mutation: 'setFollow(userId: $id, following: $on) { user { stats { followerCount } } viewer { id } }',
    on: (caller, id) => caller.post('/api/follows', { followingId: id }),
    off: (caller, id, member) => caller.delete(`/api/follows/${member.id}/${id}`),
    rows: { table: 'follow', member: 'follower_id', target: 'followed_id' },
  },
  {
    name: 'a membership',
    make: () => idOf(app.group('Storm chasers')),
    mutation: 'setGroupMembership(groupId: $id, member: $on) { group { memberCount } viewer { id } }',
    on: (caller, id) => caller.post(`/api/groups/${id}/join`),
    off: (caller, id) => caller.delete(`/api/groups/${id}/leave`),
    rows: { table: 'group_member', member: 'user_id', target: 'group_id' },
  },
  {
    name: 'a registration',
    make: () => idOf(app.event({ date: '2099-01-01' })),
    mutation: 'setEventRegistration(eventId: $id, registered: $on) { event { participantCount } }',
    on: (caller, id) => caller.post(`/api/events/${id}/register`),
    off: (caller, id) => caller.delete(`/api/events/${id}/register`),
    rows: { table: 'event_registration', member: 'user_id', target: 'event_id' },
  },
  {
    name: 'a mute',
    make: async () => host.id,
    mutation: 'setMute(userId: $id, muted: $on) { user { viewerHasMuted } viewer { id } }',
    on: (caller, id) => caller.post(`/api/users/${id}/mute`),
    off: (caller, id) => caller.delete(`/api/users/${id}/mute`),
    rows: { table: 'mute', member: 'muter_id', target: 'muted_id' },
  },
];

describe.each(switches)('$name, pressed fifty times at once', ({ make, mutation, on, off, rows }) => {
  let id: string;
  beforeEach(async () => {
    id = await make();
    await app.run(`delete from ${rows.table} where ${rows.target} = $1`, id);
  });

  async function setByGraphQL(member: Member, isOn: boolean): Promise<unknown> {
    const { status, error } = await app
      .as(member)
      .query(`mutation ($id: ID!, $on: Boolean!) { ${mutation} }`, { id, on: isOn });
    return error ?? status;
  }

  async function setByRest(member: Member, isOn: boolean): Promise<unknown> {
    const { status } = await (isOn ? on : off)(app.as(member), id, member);
    return status;
  }

  const setByEither = (member: Member, isOn: boolean, index: number) =>
    (index % 2 ? setByRest : setByGraphQL)(member, isOn);

  async function holders(): Promise<string[]> {
    const { table, member, target } = rows;
    const held = await app.run<Made>(
      `select ${member} as id from ${table} where ${target} = $1 order by ${member}`,
      id,
    );
    return held.map((each) => each.id);
  }
  const everyone = () => crowd.map((member) => member.id).sort();
  const fine = Array.from({ length: pressCount }, () => 200);

  test('by one, on and off, ends on or off, without an error', async () => {
    const ada = itemAt(crowd, 0);
    expect(await storm(pressCount, (index) => setByEither(ada, index % 3 > 0, index))).toEqual(fine);
    expect([[], [ada.id]]).toContainEqual(await holders());
    await expectCountersHold(app);
    expect(await storm(pressCount, () => setByGraphQL(ada, true))).toEqual(fine);
    expect(await holders()).toEqual([ada.id]);
    await expectCountersHold(app);
  });

  test('by several, on and off, leaves nobody counted twice and nobody lost', async () => {
    const press = (index: number) =>
      setByEither(itemAt(crowd, index), Math.floor(index / crowd.length) % 2 === 0, index + Math.floor(index / 10));
    expect(await storm(pressCount, press)).toEqual(fine);
    await expectCountersHold(app);
    expect(await storm(pressCount, (index) => setByGraphQL(itemAt(crowd, index), true))).toEqual(fine);
    expect(await holders()).toEqual(everyone());
    await expectCountersHold(app);
    expect(await storm(pressCount, (index) => setByGraphQL(itemAt(crowd, index), false))).toEqual(fine);
    expect(await holders()).toEqual([]);
    await expectCountersHold(app);
  });
});

test('fifty sign-ups for one name at once, whatever its case, make one account and tell the others', async () => {
  const answers = await storm(pressCount, (index) =>
    app.as(null).post('/api/auth/register', {
      username: index % 2 ? 'Newcomer' : 'newcomer',
      displayName: 'Noor',
      password: 'hill-climb',
      confirmPassword: 'hill-climb',
    }),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body])).toMatchObject(
    Array.from({ length: pressCount - 1 }, () => [409, { code: 'CONFLICT', message: 'Username already taken' }]),
  );
  expect(await app.run(`select from "user" where lower(username) = 'newcomer'`)).toHaveLength(1);
});
