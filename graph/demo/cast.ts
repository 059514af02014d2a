import { castOfAfar } from './castOfAfar.ts';
import { castOfAtlantic } from './castOfAtlantic.ts';
import { castOfDee } from './castOfDee.ts';
import { castOfEurope } from './castOfEurope.ts';
import type { MemberKey } from './memberKeys.ts';
import type { CastMember } from './scriptTypes.ts';

/** All members of the demo community. Visitors sign in as the first. */
export const cast: readonly CastMember[] = [...castOfDee, ...castOfEurope, ...castOfAtlantic, ...castOfAfar];

/** The member with this key. Throws when there is none. */
export function memberOf(key: MemberKey): CastMember {
  const member = cast.find((candidate) => candidate.key === key);
  if (!member) throw new RangeError(`The cast has no member with the key ${key}`);
  return member;
}
