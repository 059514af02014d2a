import { buildEvents } from './buildEvents.ts';
import { buildFollows } from './buildFollows.ts';
import { buildGroups } from './buildGroups.ts';
import { buildPosts } from './buildPosts.ts';
import { day } from './calendar.ts';
import { cast } from './cast.ts';
import { seededRandom, seedOf } from './random.ts';
import type { MemberRecord, World } from './worldTypes.ts';

// The demo community at an instant, as pure data. The seed determines every choice, and the instant determines every date.

function buildMembers(seed: number, now: Date): MemberRecord[] {
  const random = seededRandom(seedOf(`${seed} members`));
  return cast.map(({ area, groups, follows, ...member }) => ({
    ...member,
    createdAt: new Date(now.getTime() - Math.ceil((160 + random.next() * 700) * day)),
  }));
}

/** Builds the community with dates relative to `now`. The same seed and instant give the same result. */
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
