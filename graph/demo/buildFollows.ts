import { day } from './calendar.ts';
import { cast } from './cast.ts';
import type { MemberKey } from './memberKeys.ts';
import { type Random, seededRandom, seedOf } from './random.ts';
import type { CastMember } from './scriptTypes.ts';
import type { FollowRecord, MemberRecord } from './worldTypes.ts';

/** The most popular members, in order. All others are less popular. */
const mostPopular: readonly MemberKey[] = [
  'maeve',
  'tomasz',
  'ferro',
  'oldSpoke',
  'hanna',
  'grace',
  'yann',
  'mateo',
  'demo',
  'jules',
  'pim',
  'wanjiru',
  'marisol',
  'ren',
  'olena',
];

/** The weight of a member by Zipf's law: the second most popular has half the weight of the first. Neighbours have a high weight in any case. */
function weightOf(member: CastMember, follower: CastMember): number {
  const rank = mostPopular.indexOf(member.key);
  const popularity = 1 / (rank < 0 ? mostPopular.length + 6 : rank + 1);
  return popularity + (member.area === follower.area ? 0.3 : 0);
}

/** Draws by weight, without replacement. */
function drawFollowed(follower: CastMember, count: number, random: Random): MemberKey[] {
  const candidates = cast
    .filter(({ key }) => key !== follower.key)
    .map((member) => ({ key: member.key, weight: weightOf(member, follower) }));
  return Array.from({ length: count }, () => {
    let point = random.next() * candidates.reduce((sum, { weight }) => sum + weight, 0);
    const index = candidates.findIndex(({ weight }) => {
      point -= weight;
      return point < 0;
    });
    return candidates.splice(Math.max(index, 0), 1).map(({ key }) => key);
  }).flat();
}

/** All follows: those that the cast defines, otherwise chosen by popularity and neighbourhood. */
export function buildFollows(seed: number, members: readonly MemberRecord[]): FollowRecord[] {
  const since = new Map(members.map(({ key, createdAt }) => [key, createdAt.getTime()]));
  return cast.flatMap((follower) => {
    const random = seededRandom(seedOf(`${seed} follows of ${follower.key}`));
    const followed = follower.follows ?? drawFollowed(follower, random.int(5, 17), random);
    return followed.map((followingKey) => ({
      followerKey: follower.key,
      followingKey,
      createdAt: new Date(
        Math.max(since.get(follower.key) ?? 0, since.get(followingKey) ?? 0) + Math.ceil(random.next() * 60 * day),
      ),
    }));
  });
}
