import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../context.ts';
import { organisesGroup } from '../model/groups/organising.ts';
import { isAbsentFor, viewerAvoids } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { statement } from '../platform/database/sql.ts';
import { one } from '../platform/graphql/batch.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

// The facts about a member that the organisers of a group read. The member reads them too, nobody else does.

@ObjectType({ description: 'The facts about a member that the organisers of a group read.' })
export class GroupStanding {
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the rules that the member acknowledged last. Null for none.',
  })
  rulesVersion: number | null;

  @Field(() => Date, { nullable: true, description: 'When the member acknowledged it (UTC). Null for none.' })
  rulesAcknowledgedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The words with which the member asks to join. Null for none, and once the request is answered.',
  })
  requestWords: string | null;
}

type StandingRow = GroupStanding & { key: string };

const standingsStatement = statement(
  'group.standings',
  `select asked.user_id || ' ' || asked.group_id as key, m.rules_version as "rulesVersion",
     m.rules_acknowledged_at as "rulesAcknowledgedAt", case when asked.user_id = $3::uuid or not ${viewerAvoids('$3::uuid', 'asked.user_id')} then q.words end as "requestWords"
   from unnest($1::uuid[], $2::uuid[]) asked(user_id, group_id)
   left join group_member m on m.user_id = asked.user_id and m.group_id = asked.group_id
   left join group_request q on q.user_id = asked.user_id and q.group_id = asked.group_id
   where (m.user_id is not null or q.user_id is not null) and (asked.user_id = $3::uuid or ${organisesGroup('$3::uuid', 'asked.group_id')})
     and not ${isAbsentFor('$3::uuid', 'asked.user_id')}`,
);

/** Loads standings by the ids of member and group, as the viewer may read them. Visitors cost no statement. */
export const standingLoaders = ({ sql, viewer }: Reader) => ({
  standingInGroup: one<StandingRow>(
    async (keys) => {
      const pairs = keys.map((key) => key.split(' '));
      const column = (index: number) => pairs.map((pair) => pair[index]);
      return viewer
        ? sql<StandingRow & Record<string, unknown>>(standingsStatement, [column(0), column(1), viewer.id])
        : [];
    },
    ({ key }) => key,
  ),
});

/** The standing of a member in a group. Null for viewers who may not read it. */
export async function findStanding(ctx: Context, { id }: User, groupId: string): Promise<GroupStanding | null> {
  return isId(groupId) ? ctx.load.standingInGroup.load(`${id} ${groupId.toLowerCase()}`) : null;
}

/** Like `findStanding`. Throws NOT_FOUND instead of returning null. */
export async function requireStanding(ctx: Context, user: User, groupId: string): Promise<GroupStanding> {
  const standing = await findStanding(ctx, user, groupId);
  if (!standing) throw new DomainError('NOT_FOUND', 'Member not found');
  return standing;
}
