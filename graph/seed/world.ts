import { buildEvents } from './buildEvents.ts';
import { buildFollows } from './buildFollows.ts';
import { buildGroups } from './buildGroups.ts';
import { buildPosts } from './buildPosts.ts';
import { day } from './calendar.ts';
import { cast } from './cast.ts';
import { seededRandom, seedOf } from './random.ts';
import type { MemberRecord, World } from './worldTypes.ts';

// Pure data: the demo community as it stands at an instant. Every choice follows from the seed, every date from the instant.

function buildMembers(seed: number, now: Date): MemberRecord[] {
  const random = seededRandom(seedOf(`${seed} members`));
  return cast.map(({ area, groups, follows, ...member }) => ({
    ...member,
    createdAt: new Date(now.getTime() - Math.ceil((160 + random.next() * 700) * day)),
  }));
}

/** The whole community, its dates relative to `now`: the same seed and instant give the same world. */
export function buildWorld(seed: number, now: Date): World {
  const members = buildMembers(seed, now);
  const follows = buildFollows(seed, members);
  return {
    members,
    follows,
    ...buildGroups(seed, members),
    events: buildEvents(seed, now),
    posts: buildPosts({ seed, now, follows }),
  };
}
