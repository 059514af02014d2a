import { describe, expect, it } from 'vitest';
import { addDays, dayIn } from '../platform/lib/dates.ts';
import { minute } from './calendar.ts';
import { cast } from './cast.ts';
import { demoSignIn } from './demoSignIn.ts';
import type { MemberKey } from './memberKeys.ts';
import { rideStories } from './rideStories.ts';
import { buildWorld } from './world.ts';
import type { PostRecord, RideRecord, World } from './worldTypes.ts';

type RidePost = PostRecord & { ride: RideRecord };

const noon = new Date('2026-11-19T12:00:00Z');
const world = buildWorld(1, noon);

/** Noon on sixty consecutive days. They include every weekday, two ends of a month, and the nights when clocks change. */
const noons = Array.from({ length: 60 }, (_, index) => new Date(`${addDays('2026-10-01', index)}T12:00:00Z`));

const worlds = noons.map((now) => ({ now, world: buildWorld(1, now) }));

const ridesOf = ({ posts }: World): RidePost[] =>
  posts.flatMap((post) => (post.ride ? [{ ...post, ride: post.ride }] : []));

const speakersOf = ({ comments }: PostRecord): MemberKey[] =>
  comments.flatMap(({ authorKey, replies }) => [authorKey, ...replies.map((reply) => reply.authorKey)]);

const membersOf = ({ memberships }: World, groupKey: string): Set<MemberKey> =>
  new Set(memberships.filter((one) => one.groupKey === groupKey).map((one) => one.memberKey));

function milesOf(member: MemberKey, { posts }: World, { since, now }: { since: string; now: Date }): number {
  return posts
    .map((post) => post.ride)
    .filter((ride) => ride !== null)
    .filter((ride) => ride.participants.includes(member) && ride.startsAt <= now && ride.date >= since)
    .reduce((sum, ride) => sum + ride.distance, 0);
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function minutesIn(text: string): number {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+)h)? ?(?:(\d+)m)?$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

describe('the demo community', () => {
  it('is as large as the specification asks for', () => {
    expect(world.members.length).toBeGreaterThanOrEqual(24);
    expect(world.groups.length).toBeGreaterThanOrEqual(8);
    expect(world.events.length).toBeGreaterThanOrEqual(12);
    expect(world.posts.length).toBeGreaterThanOrEqual(200);
    expect(ridesOf(world).length / world.posts.length).toBeCloseTo(1 / 3, 1);
    expect(ridesOf(world).length / world.posts.length).toBeGreaterThanOrEqual(1 / 3);
  });

  it('has rides past and future, moments, comments, replies and follows', () => {
    const rides = ridesOf(world).map((post) => post.ride);
    expect(rides.some((ride) => ride.startsAt < noon)).toBe(true);
    expect(rides.some((ride) => ride.startsAt > noon)).toBe(true);
    expect(rides.flatMap((ride) => ride.moments).length).toBeGreaterThan(30);
    const comments = world.posts.flatMap((post) => post.comments);
    expect(comments.length).toBeGreaterThan(200);
    expect(comments.flatMap((comment) => comment.replies).length).toBeGreaterThan(50);
    expect(world.follows.length).toBeGreaterThan(200);
  });

  it('gives the member whom visitors borrow three groups and eight followed people', () => {
    expect(world.members[0]).toMatchObject({ key: 'demo', username: demoSignIn.username });
    expect(world.memberships.filter(({ memberKey }) => memberKey === 'demo')).toHaveLength(3);
    expect(world.follows.filter(({ followerKey }) => followerKey === 'demo')).toHaveLength(8);
  });

  it('has people who are followed by most and people who are followed by few', () => {
    const counts = cast.map(({ key }) => world.follows.filter(({ followingKey }) => followingKey === key).length);
    expect(Math.max(...counts)).toBeGreaterThan(cast.length / 2);
    expect(Math.min(...counts)).toBeLessThan(8);
  });

  it('has two full events and some that are past', () => {
    const full = world.events.filter(({ registered, maxParticipants }) => registered.length === maxParticipants);
    expect(full.filter(({ startsAt }) => startsAt > noon)).toHaveLength(2);
    expect(world.events.filter(({ startsAt }) => startsAt < noon).length).toBeGreaterThanOrEqual(3);
    expect(
      world.events.every(({ registered, maxParticipants }) => registered.length <= (maxParticipants ?? Infinity)),
    ).toBe(true);
  });

  it('never says the same thing twice', () => {
    const texts = [...world.posts, ...world.posts.flatMap((post) => post.comments)].map(({ content }) => content);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('mentions only people who exist', () => {
    const known = new Set(world.members.map(({ username }) => username));
    const texts = world.posts.flatMap((post) => [post, ...post.comments]).map(({ content }) => content);
    const mentioned = texts.flatMap((text) =>
      [...text.matchAll(/(?<![\w.])@([\w.-]*\w)/g)].map(([, name = '']) => name),
    );
    expect(mentioned.length).toBeGreaterThan(5);
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has usernames and texts that registration and posting would accept', () => {
    for (const { username, displayName } of world.members) {
      expect(username).toMatch(/^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{1,28})[A-Za-z0-9_]$/);
      expect([...displayName].length).toBeLessThanOrEqual(50);
    }
    for (const { content } of world.posts) expect(content.trim()).toBe(content);
  });

  it('uses every key and username once', () => {
    const comments = world.posts.flatMap((post) => post.comments);
    const moments = ridesOf(world).flatMap((post) => post.ride.moments);
    const keys = [...world.posts, ...comments, ...comments.flatMap(({ replies }) => replies), ...moments].map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const usernames = world.members.map(({ username }) => username.toLowerCase());
    expect(new Set(usernames).size).toBe(usernames.length);
  });
});

describe('who may do what', () => {
  it('lets only members post to a group, and only members of it see and answer what is for them', () => {
    for (const post of world.posts.filter(({ groupKey }) => groupKey !== null)) {
      const members = membersOf(world, post.groupKey ?? '');
      expect(members, post.key).toContain(post.authorKey);
      if (post.privacy !== 'GROUP') continue;
      const present = [...post.likes, ...speakersOf(post), ...(post.ride?.participants ?? [])];
      expect(
        present.filter((key) => !members.has(key)),
        post.key,
      ).toEqual([]);
    }
  });

  it('has every group founded by one of its members', () => {
    for (const { key, founderKey } of world.groups) expect(membersOf(world, key)).toContain(founderKey);
  });

  it('shows private posts to nobody else', () => {
    const secret = world.posts.filter(({ privacy }) => privacy === 'PRIVATE');
    expect(secret.length).toBeGreaterThan(0);
    for (const post of secret) expect([...post.likes, ...post.comments]).toEqual([]);
  });

  it('has nobody like their own post, follow themselves, or do anything twice', () => {
    for (const { key, authorKey, likes, ride } of world.posts) {
      expect(likes, key).not.toContain(authorKey);
      expect(new Set(likes).size, key).toBe(likes.length);
      expect(new Set(ride?.participants).size, key).toBe(ride?.participants.length ?? 0);
    }
    expect(world.follows.filter(({ followerKey, followingKey }) => followerKey === followingKey)).toEqual([]);
    const pairs = world.follows.map(({ followerKey, followingKey }) => `${followerKey} ${followingKey}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { registered } of world.events) expect(new Set(registered).size).toBe(registered.length);
  });

  it('has authors take part in their rides, and moments shared by participants during the ride', () => {
    for (const { key, authorKey, ride } of ridesOf(world)) {
      expect(ride.participants[0], key).toBe(authorKey);
      for (const moment of ride.moments) {
        expect(ride.participants, moment.key).toContain(moment.authorKey);
        expect(moment.description ?? moment.picture ?? moment.place, moment.key).not.toBeNull();
      }
    }
  });
});

describe('what the figures say', () => {
  it('agrees between distance, pace and duration', () => {
    for (const { key, ride } of ridesOf(world)) {
      const [, slow, fast, unit] = /^(\d+)(?:–(\d+))? (mph|km\/h)$/.exec(ride.pace) ?? [];
      if (!slow) continue;
      const fastest = Number(fast ?? slow) / (unit === 'mph' ? 1 : 1.609344);
      expect(minutesIn(ride.duration), key).toBeGreaterThanOrEqual(Math.floor((ride.distance / fastest) * 60) - 3);
      expect(ride.distance / (minutesIn(ride.duration) / 60), key).toBeGreaterThan(2.5);
    }
  });

  it('climbs no more than mountains allow', () => {
    for (const { key, ride } of ridesOf(world)) expect(ride.elevation / ride.distance, key).toBeLessThan(190);
  });

  it('names the pace in the units of the author', () => {
    const units = new Map(world.members.map(({ key, unitsPreference }) => [key, unitsPreference]));
    for (const { authorKey, ride } of ridesOf(world)) {
      if (ride.pace.endsWith('mph')) expect(units.get(authorKey)).toBe('IMPERIAL');
      if (ride.pace.endsWith('km/h')) expect(units.get(authorKey)).toBe('METRIC');
    }
  });
});

describe('time', () => {
  it('is the same world for the same seed and instant, and another for another seed', () => {
    expect(buildWorld(1, new Date(noon))).toEqual(world);
    expect(buildWorld(2, noon).posts.map(({ likes }) => likes)).not.toEqual(world.posts.map(({ likes }) => likes));
  });

  it('moves nothing but dates within a day', () => {
    const choices = ({ posts, events, follows }: World): unknown => ({
      posts: Object.fromEntries(
        posts.map((post) => [post.key, [post.likes, post.ride?.participants, speakersOf(post)]]),
      ),
      events: events.map(({ registered }) => registered),
      follows: follows.map(({ followerKey, followingKey }) => [followerKey, followingKey]),
    });
    for (const hour of ['00:20', '06:59', '17:05', '23:50']) {
      expect(choices(buildWorld(1, new Date(`2026-11-19T${hour}:00Z`)))).toEqual(choices(world));
    }
  });

  it('lies in order on sixty days in a row', () => {
    for (const { now, world } of worlds) {
      const { posts, events, follows, memberships, groups, members } = world;
      const written = posts.map(({ createdAt }) => createdAt.getTime());
      expect(written).toEqual(written.toSorted((one, other) => one - other));
      const acts = [...posts, ...events, ...follows, ...groups, ...members].map(({ createdAt }) => createdAt);
      expect(acts.filter((instant) => instant > now)).toEqual([]);
      const first = Math.min(...written);
      expect(memberships.filter(({ joinedAt }) => joinedAt.getTime() > first)).toEqual([]);
    }
  });

  it('has every answer follow what it answers', () => {
    for (const { now, world } of worlds) {
      const comments = world.posts.flatMap((post) => post.comments.map((comment) => ({ after: post, comment })));
      const replies = comments.flatMap(({ comment }) =>
        comment.replies.map((reply) => ({ after: comment, comment: reply })),
      );
      const untimely = [...comments, ...replies].filter(
        ({ after, comment }) => comment.createdAt < after.createdAt || comment.createdAt > now,
      );
      expect(untimely).toEqual([]);
    }
  });

  it('announces rides before they start and tells of them once they are over', () => {
    const tenses = new Map(rideStories.map(({ content, tense }) => [content, tense]));
    for (const { now, world } of worlds) {
      for (const { key, content, createdAt, ride } of ridesOf(world)) {
        const end = ride.startsAt.getTime() + minutesIn(ride.duration) * minute;
        if (tenses.get(content) === 'ahead') expect(createdAt < ride.startsAt, key).toBe(true);
        else expect(createdAt.getTime(), `${key} on ${now}`).toBeGreaterThan(end);
        for (const { key: momentKey, timestamp } of ride.moments) {
          expect(timestamp > ride.startsAt && timestamp.getTime() <= end, momentKey).toBe(true);
        }
      }
    }
  });

  it('gives the borrowed account miles in the week and the month of every day', () => {
    for (const { now, world } of worlds) {
      const today = dayIn('Europe/London', now);
      expect(milesOf('demo', world, { since: mondayOf(today), now }), today).toBeGreaterThan(0);
      expect(milesOf('demo', world, { since: `${today.slice(0, 8)}01`, now }), today).toBeGreaterThan(0);
    }
  });

  it('has the two best known events among the soonest three, on their weekdays', () => {
    for (const { now, world } of worlds) {
      const coming = world.events
        .filter(({ startsAt }) => startsAt > now)
        .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
        .slice(0, 3);
      const weekdays = new Map(coming.map(({ title, date, time }) => [title, `${new Date(date).getUTCDay()} ${time}`]));
      expect(weekdays.get('Sunday Group Ride')).toBe('0 07:00');
      expect(weekdays.get('Mountain Trail Expedition')).toBe('6 06:30');
    }
  });
});
