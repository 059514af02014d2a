import { areNeighbours, readersOf } from './company.ts';
import type { MemberKey } from './memberKeys.ts';
import { seededRandom, seedOf } from './random.ts';
import type { FollowRecord, PostRecord } from './worldTypes.ts';

interface Opinions {
  seed: number;
  follows: readonly FollowRecord[];
  /** Whether a visitor sees the post first. Such posts have most likes. */
  isShowpiece: boolean;
}

/** Some posts have many likes, most have few. Pictures add likes, and followers and neighbours like more often. */
export function buildLikes(
  post: Omit<PostRecord, 'likes' | 'comments'>,
  { seed, follows, isShowpiece }: Opinions,
): MemberKey[] {
  const random = seededRandom(seedOf(`${seed} likes of ${post.key}`));
  const luck = random.next() ** 2;
  const appeal = isShowpiece ? 0.5 : 0.1 + luck * 0.45 + (post.picture ? 0.06 : 0);
  const fans = follows
    .filter(({ followingKey }) => followingKey === post.authorKey)
    .map(({ followerKey }) => followerKey);
  const pleased = readersOf(post).filter(({ key }) => {
    const closeness = (fans.includes(key) ? 1.5 : 0.7) + (areNeighbours(key, post.authorKey) ? 0.4 : 0);
    return random.chance(appeal * closeness);
  });
  return random.shuffle(pleased).map(({ key }) => key);
}
