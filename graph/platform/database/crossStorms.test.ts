import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Random } from '../../demo/random.ts';
import { seededRandom } from '../../demo/random.ts';
import type { Caller } from '../../test/caller.ts';
import { expectCountersHold } from '../../test/expectCountersHold.ts';
import type { Made, Member } from '../../test/factories.ts';
import { itemAt, storm } from '../../test/storm.ts';
import { useApp } from '../../test/useApp.ts';
import { newId } from '../lib/ids.ts';

// Concurrent actions of several members on the same objects, where one can delete an object that another is about to use.

const app = useApp({ RATE_LIMITS: '{"reads": 100000, "writes": 100000}' });
let ada: Member;
let crowd: Member[];
beforeAll(async () => {
  ada = await app.member('ada');
  crowd = Object.values(await app.cast('ben', 'cleo', 'dan', 'eve', 'fay'));
});
afterEach(() => expectCountersHold(app));

const personAt = (index: number) => itemAt(crowd, index);
const soon = '2099-01-01';

interface Answer {
  status: number;
  body: { message?: string } | null;
}

/** Every distinct error. Only these are allowed. */
const refusals = (answers: readonly Answer[]) =>
  [
    ...new Set(answers.filter(({ status }) => status >= 400).map(({ status, body }) => `${status} ${body?.message}`)),
  ].toSorted();

function expectOnly(answers: readonly Answer[], ...allowed: string[]) {
  expect(refusals(answers).filter((refusal) => !allowed.includes(refusal))).toEqual([]);
}

test('a ride that is deleted while all sorts of things happen to it takes all of them with it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id } = await app.ride(ada, { date: soon });
    for (const member of crowd) await app.participate({ id }, member);
    const top = await app.comment(personAt(round), { id });
    const acts: ((caller: Caller, member: Member) => Promise<Answer>)[] = [
      (caller) => caller.post('/api/likes/toggle', { postId: id }),
      (caller) => caller.post('/api/comments', { postId: id, content: 'Room for one more?' }),
      (caller) => caller.post('/api/comments', { postId: id, content: 'There is', parentId: top.id }),
      (caller) => caller.post(`/api/rides/${id}/join`),
      (caller, member) => caller.delete(`/api/rides/${id}/leave/${member.id}`),
      (caller) => caller.post(`/api/rides/${id}/moments`, { description: 'At the start' }),
      (caller) => caller.post(`/api/rides/${id}/save`),
      (caller) => caller.post('/api/reports', { targetType: 'ride', targetId: id, reason: 'Storm' }),
      (caller) => caller.get(`/api/posts/${id}`),
      () => app.as(ada).put(`/api/posts/${id}`, { content: 'Moved to the bridge' }),
    ];
    const act = (index: number) => itemAt(acts, index)(app.as(personAt(index * 7)), personAt(index * 7));
    const before = storm(25, act);
    const deleted = app.as(ada).delete(`/api/posts/${id}`);
    const after = storm(25, (index) => act(index + 3));
    expectOnly(
      [...(await before), ...(await after)],
      '404 Post not found',
      '404 Comment not found',
      '404 Moment not found',
      '400 parentId must be a top-level comment of the same post',
      '403 Join this ride to share moments of it',
    );
    expect((await deleted).status).toBe(200);
    for (const table of ['ride', 'post_like', 'comment', 'ride_participant', 'moment', 'saved_ride']) {
      expect([
        table,
        await app.run(`select from ${table} where ${table === 'ride' ? 'id' : 'post_id'} = $1`, id),
      ]).toEqual([table, []]);
    }
  }
});

test('a group that its members leave while they post into it holds the posts of members alone', async () => {
  for (let round = 0; round < 3; round += 1) {
    const group = await app.group(`Comings and goings ${round}`, ...crowd);
    const answers = await storm(50, (index) => {
      const caller = app.as(personAt(index));
      if (index % 4 === 0) return caller.delete(`/api/groups/${group.id}/leave`);
      if (index % 4 === 1) return caller.post(`/api/groups/${group.id}/join`);
      const body = { content: `Plan ${index}`, groupId: group.id, privacy: 'group' };
      const rideData = { distance: 20, location: 'Mill Square', date: soon, time: '07:00' };
      return caller.post('/api/posts', index % 4 === 2 ? body : { ...body, isRide: true, rideData });
    });
    expectOnly(answers, '403 Join this group to post to it');
    const written = answers.filter(({ status }) => status === 201);
    expect(await app.run('select from post where group_id = $1', group.id)).toHaveLength(written.length);
  }
});

test('a group that is deleted while it is joined, left, posted into and edited in is gone for all alike', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await app.group(`Short-lived ${round}`, ada, ...crowd);
    const posts = await Promise.all(crowd.map((member) => app.post(member, { groupId: id, privacy: 'group' })));
    const act = (index: number): Promise<Answer> => {
      const caller = app.as(personAt(index));
      const post = itemAt(posts, index);
      const acts = [
        () => caller.post('/api/posts', { content: 'Onwards', groupId: id, privacy: 'group' }),
        () => caller.put(`/api/posts/${post.id}`, { content: 'Upwards', groupId: id, privacy: 'group' }),
        () => caller.post(`/api/groups/${id}/join`),
        () => caller.delete(`/api/groups/${id}/leave`),
        () => app.as(ada).post('/api/comments', { postId: post.id, content: 'Wait for me' }),
        () => app.as(ada).post('/api/likes/toggle', { postId: post.id }),
        () => caller.get(`/api/posts/feed?groupId=${id}`),
      ];
      return itemAt(acts, index + Math.floor(index / crowd.length))();
    };
    const before = storm(25, act);
    const deleted = app.run('delete from "group" where id = $1', id);
    const after = storm(25, (index) => act(index + 11));
    expectOnly(
      [...(await before), ...(await after)],
      '404 Post not found',
      '404 Group not found',
      '400 groupId is not the id of a group',
      '403 Join this group to post to it',
    );
    await deleted;
    expect(await app.run('select from post where group_id = $1', id)).toEqual([]);
  }
});

test('members who mute one another while they talk lose no word and no count', async () => {
  const post = await app.post(ada);
  const top = await app.comment(ada, post);
  const answers = await storm(100, (index) => {
    const [member, other] = [personAt(index), personAt(index + 1 + (index % 3))];
    const caller = app.as(member);
    if (index % 5 === 0) return caller.post(`/api/users/${other.id}/mute`);
    if (index % 5 === 1) return caller.delete(`/api/users/${other.id}/mute`);
    if (index % 5 === 2) return caller.get(`/api/comments/${post.id}`);
    const parentId = index % 5 === 3 ? top.id : undefined;
    return caller.post('/api/comments', { postId: post.id, content: `Word ${index}`, parentId });
  });
  expectOnly(answers);
  await app.run('delete from mute');
  const { body } = await app.as(ada).get(`/api/posts/comments/count/${post.id}`);
  expect(body).toEqual({ count: 1 + answers.filter(({ status }) => status === 201).length });
  const said = await app.run('select from comment where post_id = $1', post.id);
  expect(said).toHaveLength(body.count);
});

/** The objects of the actions. Deleted objects stay in the list, as on a page that has not been reloaded. */
interface World {
  posts: Made[];
  rides: Made[];
  comments: Made[];
  moments: Made[];
  groups: Made[];
  events: Made[];
}

async function makeWorld(): Promise<World> {
  const groups = [await app.group('Hill repeats', ada, ...crowd), await app.group('Night riders', ada)];
  const events = [await app.event({ date: soon, maxParticipants: 3 }), await app.event({ date: soon })];
  const rides = await Promise.all(crowd.map((member) => app.ride(member, { date: soon })));
  const plain = await Promise.all(crowd.map((member) => app.post(member)));
  const comments = await Promise.all(plain.map((post) => app.comment(ada, post)));
  const moments = await Promise.all(rides.map((ride, index) => app.moment(personAt(index), ride)));
  return { posts: [...plain, ...rides], rides, comments, moments, groups, events };
}

const visibleInZonesText = `select m.id from moment m join privacy_zone z on z.owner_id = m.author_id
  where m.lat is not null and not m.hides_place`;

/** A member has at most one zone. Its id is the member's own. */
const zoneIdOf = ({ id }: Member): string => id;

/** One action of a member by GraphQL or REST, which may fail. */
function anyAct(world: World, random: Random): () => Promise<unknown> {
  const member = random.pick([ada, ...crowd]);
  const [post, ride, comment, moment] = [world.posts, world.rides, world.comments, world.moments].map(random.pick);
  const [group, event, other] = [random.pick(world.groups), random.pick(world.events), random.pick(crowd)];
  const isOn = random.chance(0.6);
  const caller = app.as(member);
  const id = newId();
  const privacy = random.pick(['PUBLIC', 'PRIVATE', 'GROUP']);
  const location = { lat: 53.19, lng: -2.89 };
  const made = (list: Made[], answer: Promise<unknown>) => answer.finally(() => list.push({ id }));
  const query = async (text: string, variables: object) => {
    const { data, error } = await caller.query(`mutation ${text}`, variables);
    return error?.code ?? Object.keys(data ?? {});
  };
  const on = { isOn, post: post?.id, ride: ride?.id, group: group.id, event: event.id, other: other.id };
  const under = `($post: ID!, $isOn: Boolean!)`;
  return random.pick([
    () => query(`${under} { setLike(postId: $post, liked: $isOn) { post { likeCount } } }`, on),
    () =>
      query(
        '($ride: ID!, $isOn: Boolean!) { setRideParticipation(postId: $ride, participating: $isOn) { ride { participantCount } } }',
        on,
      ),
    () => query('($ride: ID!, $isOn: Boolean!) { setRideSaved(postId: $ride, saved: $isOn) { ride { id } } }', on),
    () =>
      query(
        '($other: ID!, $isOn: Boolean!) { setFollow(userId: $other, following: $isOn) { user { id } viewer { id } } }',
        on,
      ),
    () =>
      query(
        '($group: ID!, $isOn: Boolean!) { setGroupMembership(groupId: $group, member: $isOn) { group { memberCount } } }',
        on,
      ),
    () =>
      query(
        '($event: ID!, $isOn: Boolean!) { setEventRegistration(eventId: $event, registered: $isOn) { event { participantCount } } }',
        on,
      ),
    () => query('($other: ID!, $isOn: Boolean!) { setMute(userId: $other, muted: $isOn) { user { id } } }', on),
    () =>
      made(
        world.posts,
        caller.post('/api/posts', { id, content: 'Coffee first', groupId: isOn ? group.id : undefined }),
      ),
    () =>
      query('($input: UpdatePostInput!) { updatePost(input: $input) { post { privacy } } }', {
        input: { postId: post?.id, privacy, groupId: isOn ? group.id : null },
      }),
    () =>
      random.chance(0.4)
        ? query('($post: ID!) { deletePost(postId: $post) { viewer { stats { postCount rideCount } } } }', on)
        : caller.get(`/api/posts/${post?.id}`),
    () =>
      made(
        world.comments,
        caller.post('/api/comments', {
          id,
          postId: post?.id,
          content: 'Me too',
          parentId: isOn ? comment?.id : undefined,
        }),
      ),
    () => caller.delete(`/api/comments/${comment?.id}`),
    () => made(world.moments, caller.post(`/api/rides/${ride?.id}/moments`, { id, description: 'Flat', location })),
    () => caller.delete(`/api/moments/${moment?.id}`),
    () => caller.put(`/api/moments/${moment?.id}`, { description: 'Fixed', location }),
    () =>
      isOn
        ? query('($input: CreatePrivacyZoneInput!) { createPrivacyZone(input: $input) { privacyZone { id } } }', {
            input: { id: zoneIdOf(member), label: 'Home', radius: 0.5, ...location },
          })
        : query('($id: ID!) { deletePrivacyZone(zoneId: $id) { deletedZoneId } }', { id: zoneIdOf(member) }),
  ]);
}

test.each([1, 2, 3, 4])(
  'everything at once, as chance %i has it, ends in answers and refusals, and all is counted',
  async (seed) => {
    const random = seededRandom(seed);
    const world = await makeWorld();
    for (let wave = 0; wave < 4; wave += 1) {
      const acts = Array.from({ length: 60 }, () => anyAct(world, random));
      const answers = await Promise.all(acts.map((act) => act()));
      const faults = answers.filter(
        (answer) => answer === 'INTERNAL_SERVER_ERROR' || Number(Reflect.get(Object(answer), 'status') ?? 0) >= 500,
      );
      expect(faults).toEqual([]);
      await expectCountersHold(app);
      // All points and all zones are at one place, and nobody sends keepsPlace.
      expect(await app.run(visibleInZonesText)).toEqual([]);
    }
  },
);
