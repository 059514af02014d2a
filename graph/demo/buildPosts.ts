import { buildLikes } from './buildLikes.ts';
import { buildRide, minutesOf } from './buildRide.ts';
import { buildTalk } from './buildTalk.ts';
import { day, minute } from './calendar.ts';
import { memberOf } from './cast.ts';
import type { MemberKey } from './memberKeys.ts';
import { plainPosts } from './plainPosts.ts';
import type { Random } from './random.ts';
import { seededRandom, seedOf } from './random.ts';
import { rideStories } from './rideStories.ts';
import type { PlainPostScript, RideScript } from './scriptTypes.ts';
import type { FollowRecord, PostRecord, RideRecord } from './worldTypes.ts';
import { ageOfRank, writtenBefore } from './writingTimes.ts';

interface Stage {
  seed: number;
  now: Date;
  follows: readonly FollowRecord[];
}

/** The minimum age of posts without a fixed age, so that posts with a fixed age are the newest. Reports after a ride may be newer. */
const youngest = 330 * minute;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** The instants at which the plain posts were written, in the order of the scripts. */
function plainTimes({ seed, now }: Stage): Date[] {
  const random = seededRandom(seedOf(`${seed} plain posts`));
  const ranks = random.shuffle(plainPosts.map((_, index) => index));
  return plainPosts.map(({ authorKey, minutesAgo, dayPart }, index) => {
    if (minutesAgo !== undefined) return ago(now, minutesAgo * minute);
    const limit = ago(now, youngest + ageOfRank(ranks[index] ?? index, plainPosts.length));
    const { timeZone } = memberOf(authorKey);
    return writtenBefore(limit, { timeZone, dayPart }, seededRandom(seedOf(`${seed} time ${index}`)));
  });
}

/** The instant at which a ride post was written: some days before the ride, or after its end. */
function rideTime(script: RideScript, ride: RideRecord, { random, now }: { random: Random; now: Date }): Date {
  const { startsAt, timeZone } = ride;
  if (script.minutesAgo !== undefined) return ago(now, script.minutesAgo * minute);
  if (script.tense === 'ahead') {
    const lead = (10 + random.next() * 60) * 60 * minute;
    const lately = youngest + random.next() * 6 * day;
    return writtenBefore(earlier(ago(startsAt, lead), ago(now, lately)), { timeZone }, random);
  }
  const home = new Date(startsAt.getTime() + (minutesOf(script) + random.int(10, 15)) * minute);
  const sinceHome = Math.min(now.getTime() - home.getTime(), 120 * minute);
  return new Date(home.getTime() + Math.floor(random.next() * sinceHome));
}

/** Adds likes and comments to a post. A future ride gets them until it starts. */
function withReactions(
  post: Omit<PostRecord, 'likes' | 'comments'>,
  { talk = [], minutesAgo }: PlainPostScript | RideScript,
  { seed, now, follows }: Stage,
): PostRecord {
  const { key, createdAt, ride } = post;
  const settled = earlier(now, new Date(createdAt.getTime() + 3 * day));
  const isAhead = ride !== null && ride.startsAt > createdAt;
  const until = isAhead ? earlier(settled, ride.startsAt) : settled;
  const random = seededRandom(seedOf(`${seed} talk of ${key}`));
  return {
    ...post,
    likes: buildLikes(post, { seed, follows, isShowpiece: minutesAgo !== undefined }),
    comments: buildTalk(talk, { postKey: key, from: createdAt, until }, random),
  };
}

function factsOf({ authorKey, content, picture, privacy, groupKey, isPinned }: PlainPostScript | RideScript) {
  return {
    authorKey,
    content,
    picture: picture ?? null,
    privacy: privacy ?? 'PUBLIC',
    groupKey: groupKey ?? null,
    isPinned: isPinned ?? false,
  } as const;
}

function buildRidePost(script: RideScript, key: string, stage: Stage): PostRecord {
  const { seed, now } = stage;
  const random = seededRandom(seedOf(`${seed} ride ${key}`));
  const ride = buildRide(script, { postKey: key, random, now });
  return withReactions(
    { ...factsOf(script), key, ride, createdAt: rideTime(script, ride, { random, now }) },
    script,
    stage,
  );
}

/** All posts, oldest first. Random choices depend only on the seed. Another `now` changes only the times. */
export function buildPosts(stage: Stage): PostRecord[] {
  const times = plainTimes(stage);
  const written = new Map<MemberKey, number>();
  const nextKey = (authorKey: MemberKey): string => {
    const count = (written.get(authorKey) ?? 0) + 1;
    written.set(authorKey, count);
    return `${authorKey}-${count}`;
  };
  const plain = plainPosts.map((script, index) => {
    const createdAt = times[index] ?? stage.now;
    return withReactions({ ...factsOf(script), key: nextKey(script.authorKey), ride: null, createdAt }, script, stage);
  });
  const rides = rideStories.map((script) => buildRidePost(script, nextKey(script.authorKey), stage));
  return [...plain, ...rides].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
