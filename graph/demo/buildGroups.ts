import { day } from './calendar.ts';
import { cast } from './cast.ts';
import type { GroupKey } from './groupKeys.ts';
import { groups } from './groups.ts';
import type { MemberKey } from './memberKeys.ts';
import { seededRandom, seedOf } from './random.ts';
import type { GroupRecord, MemberRecord, MembershipRecord } from './worldTypes.ts';

/** The founder of this group organises it. The operator looks after the others. */
const organisedGroup: GroupKey = 'spinners';

/** The groups and their members. Founders create a group soon after they join Cycle Chat. Members join it before its first post. */
export function buildGroups(
  seed: number,
  members: readonly MemberRecord[],
): { groups: GroupRecord[]; memberships: MembershipRecord[] } {
  const random = seededRandom(seedOf(`${seed} groups`));
  const since = (key: MemberKey): number => members.find((member) => member.key === key)?.createdAt.getTime() ?? 0;
  const later = (time: number, days: number): Date => new Date(time + Math.ceil(random.next() * days * day));

  const founded = groups.map((group) => ({ ...group, createdAt: later(since(group.founderKey), 12) }));
  const memberships = founded.flatMap(({ key: groupKey, founderKey, rules, createdAt }) =>
    cast
      .filter((member) => member.groups.includes(groupKey))
      .map(({ key }, index) => {
        const joinedAt = key === founderKey ? createdAt : later(Math.max(createdAt.getTime(), since(key)), 18);
        return {
          groupKey,
          memberKey: key,
          joinedAt,
          organisesSince: key === founderKey && groupKey === organisedGroup ? createdAt : null,
          rulesAcknowledgedAt: rules && (key === founderKey || index % 3 > 0) ? joinedAt : null,
        };
      }),
  );
  return { groups: founded, memberships };
}
