import { cast, memberOf } from './cast.ts';
import type { GroupKey } from './groupKeys.ts';
import type { MemberKey } from './memberKeys.ts';
import type { Random } from './random.ts';
import type { Area, CastMember } from './scriptTypes.ts';
import type { PostPrivacy } from './worldTypes.ts';

const isIn = (groupKey: GroupKey) => (member: CastMember) => member.groups.includes(groupKey);

const continentOf = ({ timeZone }: CastMember): string | undefined => timeZone.split('/')[0];

interface Invitation {
  /** The members who always participate, in this order. */
  certain: readonly MemberKey[];
  /** The number of participants, or fewer when there are not enough members. */
  count: number;
  area: Area;
  groupKey?: GroupKey | undefined;
  /** Whether members from other areas participate. */
  fromAfar: boolean;
}

/**
 * Chooses the participants: first the certain ones, then members of the group in the area, then other members of the group,
 * nearer ones first. The demo member participates only when it is certain.
 */
export function chooseParticipants(
  { certain, count, area, groupKey, fromAfar }: Invitation,
  random: Random,
): MemberKey[] {
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

/** The members who may read a post, without its author. */
export function readersOf({ authorKey, privacy, groupKey }: Audience): CastMember[] {
  const others = cast.filter(({ key }) => key !== authorKey);
  if (privacy === 'PRIVATE') return [];
  return privacy === 'GROUP' && groupKey ? others.filter(isIn(groupKey)) : others;
}

/** Whether two members live in the same area. */
export const areNeighbours = (one: MemberKey, other: MemberKey): boolean => memberOf(one).area === memberOf(other).area;
