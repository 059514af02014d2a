import { cast, memberOf } from './cast.ts';
import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';
import type { Random } from './random.ts';
import type { Area, CastMember } from './scriptTypes.ts';
import type { PostPrivacy } from './worldTypes.ts';

const isIn = (groupKey: GroupKey) => (member: CastMember) => member.groups.includes(groupKey);

const continentOf = ({ timeZone }: CastMember): string | undefined => timeZone.split('/')[0];

interface Invitation {
  /** Who comes for sure, in this order. */
  certain: readonly MemberKey[];
  /** How many come in all, as far as there are so many to ask. */
  count: number;
  area: Area;
  groupKey?: GroupKey | undefined;
  /** Whether it is worth a journey. */
  fromAfar: boolean;
}

/**
 * Who comes: those who are certain, then members of the group among the neighbours and, where these are too few, others
 * of the group, the nearer first. The member whom visitors borrow comes only where it is certain.
 */
export function gather({ certain, count, area, groupKey, fromAfar }: Invitation, random: Random): MemberKey[] {
  const others = random.shuffle(cast.filter(({ key }) => key !== 'demo' && !certain.includes(key)));
  const invited = groupKey ? others.filter(isIn(groupKey)) : others;
  const neighbours = invited.filter((member) => member.area === area);
  const [neighbour] = cast.filter((member) => member.area === area);
  const travellers = invited.filter((member) => member.area !== area);
  const near = travellers.filter((member) => neighbour && continentOf(member) === continentOf(neighbour));
  const ranks = fromAfar ? [...neighbours, ...near, ...travellers] : neighbours;
  return [...new Set([...certain, ...ranks.map(({ key }) => key)])].slice(0, Math.max(count, certain.length));
}

interface Audience {
  authorKey: MemberKey;
  privacy: PostPrivacy;
  groupKey: GroupKey | null;
}

/** Who else but the author may read a post. */
export function readersOf({ authorKey, privacy, groupKey }: Audience): CastMember[] {
  const others = cast.filter(({ key }) => key !== authorKey);
  if (privacy === 'PRIVATE') return [];
  return privacy === 'GROUP' && groupKey ? others.filter(isIn(groupKey)) : others;
}

/** Whether two live where they ride together. */
export const areNeighbours = (one: MemberKey, other: MemberKey): boolean => memberOf(one).area === memberOf(other).area;
