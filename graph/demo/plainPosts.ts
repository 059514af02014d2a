import { postsFromAfar } from './postsFromAfar.ts';
import { postsFromAtlantic } from './postsFromAtlantic.ts';
import { postsFromBlackForest } from './postsFromBlackForest.ts';
import { postsFromChester } from './postsFromChester.ts';
import { postsFromLowerMill } from './postsFromLowerMill.ts';
import { postsFromLowlands } from './postsFromLowlands.ts';
import { postsFromMersey } from './postsFromMersey.ts';
import { postsFromSiena } from './postsFromSiena.ts';
import { postsFromTheDesert } from './postsFromTheDesert.ts';
import { postsFromTheEast } from './postsFromTheEast.ts';
import { postsFromWelshHills } from './postsFromWelshHills.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** All plain posts. No two have the same text. */
export const plainPosts: readonly PlainPostScript[] = [
  ...postsFromLowerMill,
  ...postsFromMersey,
  ...postsFromChester,
  ...postsFromWelshHills,
  ...postsFromSiena,
  ...postsFromLowlands,
  ...postsFromBlackForest,
  ...postsFromAtlantic,
  ...postsFromTheDesert,
  ...postsFromTheEast,
  ...postsFromAfar,
];
