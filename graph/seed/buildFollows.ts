import { day } from './calendar.ts';
import { cast } from './cast.ts';
import type { MemberKey } from './memberKeys.ts';
import { type Random, seededRandom, seedOf } from './random.ts';
import type { CastMember } from './scriptTypes.ts';
import type { FollowRecord, MemberRecord } from './worldTypes.ts';

/** The best known first; everyone else is less known than these. */
const renown: readonly MemberKey[] = [
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

/** Zipf's law: the second best known is followed half as often as the first. Neighbours are followed whatever their renown. */
function appealOf(member: CastMember, follower: CastMember): number {
  const rank = renown.indexOf(member.key);
  const fame = 1 / (rank < 0 ? renown.length + 6 : rank + 1);
  return fame + (member.area === follower.area ? 0.3 : 0);
}

/** Draws without returning, each by its weight. */
function drawFollowed(follower: CastMember, count: number, random: Random): MemberKey[] {
  const urn = cast
    .filter(({ key }) => key !== follower.key)
    .map((member) => ({ key: member.key, weight: appealOf(member, follower) }));
  return Array.from({ length: count }, () => {
    let point = random.next() * urn.reduce((sum, { weight }) => sum + weight, 0);
    const index = urn.findIndex(({ weight }) => {
      point -= weight;
      return point < 0;
    });
    return urn.splice(Math.max(index, 0), 1).map(({ key }) => key);
  }).flat();
}

/** Who follows whom: as the cast says, else by renown and neighbourhood. */
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
