import type { Reader } from '../model/reader.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { FindByNameArguments } from '../platform/graphql/FindByNameArguments.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { isId } from '../platform/lib/ids.ts';
import type { OperatorGroup } from './OperatorGroup.ts';

// Groups as operators see them: with the number of all posts in them, their rules, and all organisers.

const select = `select g.id, g.name, g.description, g.picture, g.kind, g.created_at as "createdAt", g.member_count as "memberCount",
    (select count(*)::int from post p where p.group_id = g.id) as "postCount",
    (select r.text from group_rules r where r.group_id = g.id and r.version = g.rules_version) as rules,
    array(
      select u.username from group_member m join "user" u on u.id = m.user_id
      where m.group_id = g.id and m.organises_since is not null order by m.organises_since, m.user_id
    ) as organisers
  from "group" g`;
const pageStatement = statement(
  'operator.groups',
  `${select} where g.name ilike $1 and (g.created_at, g.id) < ($2::timestamptz, $3::uuid)
   order by g.created_at desc, g.id desc limit $4`,
);
const oneStatement = statement('operator.group', `${select} where g.id = $1`);
const namedStatement = statement('operator.groupsNamed', `${select} where lower(g.name) = lower($1) order by g.id`);

const cursors = timeCursors('operatorGroups');

type Row = OperatorGroup & Record<string, unknown>;

/** A page of groups, the newest first. For the operator. */
export async function pageOfGroups(
  { sql }: Pick<Reader, 'sql'>,
  { query, ...page }: FindByNameArguments,
): Promise<Connection<OperatorGroup>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const rows = await sql<Row>(pageStatement, [likePattern(query?.trim() ?? ''), time, id, page.first + 1]);
  return toConnection(rows, page, (row) => cursors.encode([row.createdAt.toISOString(), row.id]));
}

/** The groups with this id or name. Case does not matter. For the operator. */
export function groupsCalled({ sql }: Pick<Reader, 'sql'>, called: string): Promise<OperatorGroup[]> {
  return sql<Row>(isId(called) ? oneStatement : namedStatement, [called]);
}
