import { castOfAfar } from './castOfAfar.ts';
import { castOfAtlantic } from './castOfAtlantic.ts';
import { castOfDee } from './castOfDee.ts';
import { castOfEurope } from './castOfEurope.ts';
import type { MemberKey } from './memberKeys.ts';
import type { CastMember } from './scriptTypes.ts';

/** Everyone in the demo community; the first is the member that visitors sign in as. */
export const cast: readonly CastMember[] = [...castOfDee, ...castOfEurope, ...castOfAtlantic, ...castOfAfar];

/** The member of that key; throws where the cast has none. */
export function memberOf(key: MemberKey): CastMember {
  const member = cast.find((candidate) => candidate.key === key);
  if (!member) throw new RangeError(`Nobody in the cast is called ${key}`);
  return member;
}
