import { beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000}' });
let members: Member[];
let groups: Made[];
beforeEach(async () => {
  await app.run('truncate "user", "group", event cascade');
  members = Object.values(await app.cast('ada', 'ben', 'cleo', 'dan', 'eve', 'fay'));
  groups = await Promise.all(['Climbers', 'Sprinters', 'Dawdlers'].map((name) => app.group(name)));
});

/** Every counter with the actual count. The two must be equal. */
const drifted = `
  select 'post.like_count' as counter, p.id from post p
    where like_count <> (select count(*) from post_like where post_id = p.id)
  union all select 'ride.participant_count', r.id from ride r
    where participant_count <> (select count(*) from ride_participant where post_id = r.id)
  union all select 'ride.waiting_count', r.id from ride r
    where waiting_count <> (select count(*) from ride_waiting where post_id = r.id)
  union all select 'ride.maybe_count', r.id from ride r
    where maybe_count <> (select count(*) from ride_maybe where post_id = r.id)
  union all select 'group.member_count', g.id from "group" g
    where member_count <> (select count(*) from group_member where group_id = g.id)
  union all select 'event.participant_count', e.id from event e
    where participant_count <> (select count(*) from event_registration where event_id = e.id)
  union all select 'event.waiting_count', e.id from event e
    where waiting_count <> (select count(*) from event_waiting where event_id = e.id)
  union all select 'user', u.id from "user" u
    where (follower_count, following_count, post_count, ride_count, public_post_count, public_ride_count) <> (
      (select count(*) from follow where followed_id = u.id),
      (select count(*) from follow where follower_id = u.id),
      (select count(*) from post where author_id = u.id and not is_ride),
      (select count(*) from post where author_id = u.id and is_ride),
      (select count(*) from post where author_id = u.id and not is_ride and privacy = 'public'),
      (select count(*) from post where author_id = u.id and is_ride and privacy = 'public'))`;

const expectNoDrift = async () => expect(await app.run(drifted)).toEqual([]);

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

/** Runs work `count` times at once, with an index. */
const storm = (count: number, write: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => write(index)));

const follow = (follower: Member, followed: Member) =>
  app.run(
    'insert into follow (follower_id, followed_id) values ($1, $2) on conflict do nothing',
    follower.id,
    followed.id,
  );
const unfollow = (follower: Member, followed: Member) =>
  app.run('delete from follow where follower_id = $1 and followed_id = $2', follower.id, followed.id);

describe('after a storm of writes at once the counters are right:', () => {
  test('follows, mutual ones and their ends among them', async () => {
    await storm(240, (index) => {
      const [one, two] = [pick(members, index), pick(members, index + 1 + (index % 5))];
      if (one === two) return Promise.resolve();
      const write = index % 3 ? follow : unfollow;
      return Promise.all([write(one, two), write(two, one)]);
    });
    expect(await app.run('select from follow')).not.toEqual([]);
    await expectNoDrift();
  });

  test('memberships through the doors', async () => {
    const answers = await storm(120, (index) => {
      const { post, delete: remove } = app.as(pick(members, index));
      const { id } = pick(groups, Math.floor(index / 2));
      return index % 3 ? post(`/api/groups/${id}/join`) : remove(`/api/groups/${id}/leave`);
    });
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 200 })));
    await expectNoDrift();
  });

  test('registrations, of which no more than there are places, and members who wait for one', async () => {
    const event = await app.event({ date: '2099-01-01', maxParticipants: 3 });
    const ask = (member: Member) => app.as(member).put(`/api/events/${event.id}/waiting`, {});
    const answers = await Promise.all(members.map(ask));
    expect(answers.filter(({ body }) => body.isRegistered)).toHaveLength(3);
    await expectNoDrift();
    const counts = await app.run('select participant_count, waiting_count from event');
    expect(counts).toEqual([{ participant_count: 3, waiting_count: members.length - 3 }]);
  });

  test('posts that come, change hands and go', async () => {
    await storm(90, async (index) => {
      const author = pick(members, index);
      const options = { date: '2099-01-01', privacy: index % 2 ? 'private' : 'public' } as const;
      const { id } = index % 3 ? await app.post(author, options) : await app.ride(author, options);
      const { put, delete: remove } = app.as(author);
      if (index % 5 === 0) await put(`/api/posts/${id}`, { privacy: index % 2 ? 'public' : 'private' });
      if (index % 4 === 0) await remove(`/api/posts/${id}`);
    });
    await expectNoDrift();
  });
});

describe('what goes with its owner leaves the counters right:', () => {
  beforeEach(async () => {
    const [ada, ben, cleo] = [pick(members, 0), pick(members, 1), pick(members, 2)];
    for (const [one, two] of [
      [ada, ben],
      [ben, ada],
      [cleo, ada],
    ] as const) {
      await app.follow(one, two);
    }
    const ride = await app.ride(ben, { date: '2099-01-01' });
    await app.participate(ride, ada);
    for (const member of [ada, cleo]) await app.as(member).post('/api/likes/toggle', { postId: ride.id });
    for (const member of [ada, ben]) await app.as(member).post(`/api/groups/${pick(groups, 0).id}/join`);
    await app.post(ada, { groupId: pick(groups, 0).id, privacy: 'group' });
    await app.register(await app.event({ date: '2099-01-01' }), ada);
    await expectNoDrift();
  });

  test.each(['user', 'post', '"group"', 'event'])('%s', async (table) => {
    await app.run(`delete from ${table === 'user' ? `"user" where username = 'ada'` : table}`);
    await expectNoDrift();
  });

  test('every member in turn', async () => {
    for (const { id } of members) {
      await app.run('delete from "user" where id = $1', id);
      await expectNoDrift();
    }
    expect(await app.run('select from post')).toEqual([]);
  });
});

describe('the database itself refuses', () => {
  test('that somebody follows themselves', async () => {
    await expect(follow(pick(members, 0), pick(members, 0))).rejects.toThrow(/follow_self_check/);
  });

  test.each([
    [`update "user" set follower_count = -1`, 'user_counts_check'],
    [`update "user" set monthly_goal = 0`, 'user_monthly_goal_check'],
    [`update "group" set member_count = -1`, 'group_counts_check'],
    [`update post set like_count = -1`, 'post_counts_check'],
    [`update post set privacy = 'group'`, 'post_privacy_check'],
    [`update post set privacy = 'friends'`, 'post_privacy_check'],
    [`update ride set distance = -1`, 'ride_numbers_check'],
    [`update ride set elevation = -0.5`, 'ride_numbers_check'],
    [`update event set max_participants = 0`, 'event_numbers_check'],
    [`update event set waiting_count = -1`, 'event_numbers_check'],
  ])('%s', async (sql, check) => {
    await app.ride(pick(members, 0), { date: '2099-01-01' });
    await app.event({ date: '2099-01-01', maxParticipants: 5 });
    await expect(app.run(sql)).rejects.toThrow(check);
  });
});
