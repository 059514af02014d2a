import { buildRide, minutesOf } from './buildRide.ts';
import { day, minute } from './calendar.ts';
import { memberOf } from './cast.ts';
import { areNeighbours, readersOf } from './company.ts';
import type { MemberKey } from './memberKeys.ts';
import { plainPosts } from './plainPosts.ts';
import { type Random, seededRandom, seedOf } from './random.ts';
import { rideStories } from './rideStories.ts';
import type { PlainPostScript, Remark, RideScript } from './scriptTypes.ts';
import type { CommentRecord, FollowRecord, PostRecord, RideRecord } from './worldTypes.ts';
import { ageOfRank, soonWithin, writtenBefore } from './writingTimes.ts';

interface Stage {
  seed: number;
  now: Date;
  follows: readonly FollowRecord[];
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Posts whose age is fixed come first of all; no other is younger than this. */
const youngest = 330 * minute;

/** When each plain post was written, in the order of the scripts. */
function plainTimes({ seed, now }: Stage): Date[] {
  const random = seededRandom(seedOf(`${seed} plain posts`));
  const ranks = random.shuffle(plainPosts.map((_, index) => index));
  return plainPosts.map(({ authorKey, minutesAgo, dayPart }, index) => {
    if (minutesAgo !== undefined) return ago(now, minutesAgo * minute);
    const limit = ago(now, youngest + ageOfRank(ranks[index] ?? index, plainPosts.length));
    const { timeZone } = memberOf(authorKey);
    return writtenBefore(limit, timeZone, seededRandom(seedOf(`${seed} time ${index}`)), dayPart);
  });
}

/** When a ride was told of: ahead of it by some days at most, or once the rider was home again. */
function rideTime(script: RideScript, { startsAt, timeZone }: RideRecord, random: Random, now: Date): Date {
  if (script.minutesAgo !== undefined) return ago(now, script.minutesAgo * minute);
  if (script.tense === 'ahead') {
    const lead = (10 + random.next() * 60) * 60 * minute;
    const lately = youngest + random.next() * 6 * day;
    return writtenBefore(earlier(ago(startsAt, lead), ago(now, lately)), timeZone, random);
  }
  const home = new Date(startsAt.getTime() + (minutesOf(script) + random.int(10, 15)) * minute);
  const sinceHome = Math.min(now.getTime() - home.getTime(), 120 * minute);
  return new Date(home.getTime() + Math.floor(random.next() * sinceHome));
}

const nameless = (name: string, index: number): string => `${name}-${index + 1}`;

function buildTalk(
  talk: readonly Remark[],
  post: { key: string; createdAt: Date },
  until: Date,
  random: Random,
): CommentRecord[] {
  const times = soonWithin(talk.length, post.createdAt, until, random);
  return talk.map(({ authorKey, content, replies }, index) => {
    const key = nameless(`${post.key}-comment`, index);
    const createdAt = times[index] ?? until;
    const answered = soonWithin(replies.length, createdAt, earlier(until, new Date(createdAt.getTime() + day)), random);
    return {
      key,
      authorKey,
      content,
      createdAt,
      replies: replies.map((reply, order) => ({
        ...reply,
        key: nameless(`${key}-reply`, order),
        createdAt: answered[order] ?? until,
      })),
    };
  });
}

type Unliked = Omit<PostRecord, 'likes' | 'comments'>;

/** Some posts please many and most please some; pictures help, and followers and neighbours are easier to please. */
function buildLikes(post: Unliked, isShowpiece: boolean, { seed, follows }: Stage): MemberKey[] {
  const random = seededRandom(seedOf(`${seed} likes of ${post.key}`));
  const chance = random.next() ** 2;
  const appeal = isShowpiece ? 0.5 : 0.1 + chance * 0.45 + (post.picture ? 0.06 : 0);
  const fans = new Set(
    follows.filter(({ followingKey }) => followingKey === post.authorKey).map(({ followerKey }) => followerKey),
  );
  const readers = readersOf(post).filter(({ key }) => {
    const closeness = (fans.has(key) ? 1.5 : 0.7) + (areNeighbours(key, post.authorKey) ? 0.4 : 0);
    return random.chance(appeal * closeness);
  });
  return random.shuffle(readers).map(({ key }) => key);
}

function complete(post: Unliked, { talk = [], minutesAgo }: PlainPostScript | RideScript, stage: Stage): PostRecord {
  const { createdAt, ride } = post;
  const settled = earlier(stage.now, new Date(createdAt.getTime() + 3 * day));
  const isAhead = ride !== null && ride.startsAt > createdAt;
  const until = isAhead ? earlier(settled, ride.startsAt) : settled;
  const random = seededRandom(seedOf(`${stage.seed} talk of ${post.key}`));
  return {
    ...post,
    likes: buildLikes(post, minutesAgo !== undefined, stage),
    comments: buildTalk(talk, post, until, random),
  };
}

function factsOf({ authorKey, content, picture, privacy, groupKey }: PlainPostScript | RideScript) {
  return {
    authorKey,
    content,
    picture: picture ?? null,
    privacy: privacy ?? 'PUBLIC',
    groupKey: groupKey ?? null,
  } as const;
}

function buildRidePost(script: RideScript, key: string, stage: Stage): PostRecord {
  const random = seededRandom(seedOf(`${stage.seed} ride ${key}`));
  const ride = buildRide(script, key, random, stage.now);
  return complete(
    { ...factsOf(script), key, ride, createdAt: rideTime(script, ride, random, stage.now) },
    script,
    stage,
  );
}

/** All posts, the oldest first. Chance hangs on the seed alone: another now moves the times and nothing else. */
export function buildPosts(stage: Stage): PostRecord[] {
  const times = plainTimes(stage);
  const written = new Map<MemberKey, number>();
  const nextKey = (authorKey: MemberKey): string => {
    const count = written.get(authorKey) ?? 0;
    written.set(authorKey, count + 1);
    return nameless(authorKey, count);
  };
  const plain = plainPosts.map((script, index) =>
    complete(
      { ...factsOf(script), key: nextKey(script.authorKey), ride: null, createdAt: times[index] ?? stage.now },
      script,
      stage,
    ),
  );
  const rides = rideStories.map((script) => buildRidePost(script, nextKey(script.authorKey), stage));
  return [...plain, ...rides].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
