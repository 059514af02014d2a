import type { OperatorAct } from '../model/operators/OperatorAct.ts';
import type { Reader } from '../model/reader.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { type TimeKey, timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';

/** An act with the name of its target and the path of the target's page. Both are null if there is none any more. */
export type NamedAct = OperatorAct & { readonly targetName: string | null; readonly targetPath: string | null };

const target = `
  select username as name, '/profile/' || username as path from "user" where id = l.target_id
  union all select name, '/groups/' || id from "group" where id = l.target_id
  union all select title, '/events/' || id from event where id = l.target_id
  union all select u.username, '/post/' || p.id from post p join "user" u on u.id = p.author_id where p.id = l.target_id
  union all select u.username, null from takedown t join "user" u on u.id = t.author_id where t.id = l.target_id`;

/** The name of who acted. Organisers of groups are in the log by their ids, so that nothing else of a deleted account is left. */
const actor = `coalesce(
  (select 'organiser @' || username from "user"
   where id = case when l.operator ~ '^organiser [0-9a-f-]{36}$' then substr(l.operator, 11)::uuid end),
  l.operator
)`;

/** The member whom an act on organisers names is in the note by their id, too. */
const note = `coalesce(
  (select username from "user"
   where id = case when l.verb ~ '^group organiser ' and l.note ~ '^[0-9a-f-]{36}$' then l.note::uuid end),
  l.note
)`;

const listStatement = statement(
  'operator.log',
  `select l.id, l.at, actor.name as operator, l.verb, l.target_id as "targetId", noted.note,
     target.name as "targetName", target.path as "targetPath"
   from operator_log l left join lateral (${target}) target on true
     cross join lateral (select ${actor} as name) actor
     cross join lateral (select ${note} as note) noted
   where l.at >= $1 and (l.at, l.id) < ($3::timestamptz, $4::uuid)
     and concat_ws(' ', l.operator, actor.name, l.verb, noted.note, l.target_id, target.name) ilike $5
   order by l.at desc, l.id desc limit $2`,
);

const cursors = timeCursors('operatorLog');

/** Which acts. Absent facts do not limit them. */
export interface ActFilter {
  readonly since?: Date | null;
  /** Part of the operator, the verb, the note, the id or the name of the target. */
  readonly query?: string | null;
}

/** Lists the acts of operators, latest first. For the operator. */
export function listActs(
  { sql }: Pick<Reader, 'sql'>,
  { since, query }: ActFilter,
  limit: number,
  [time, id]: TimeKey = latest,
): Promise<NamedAct[]> {
  const values = [since ?? new Date(0), limit, time, id, likePattern(query?.trim() ?? '')];
  return sql<NamedAct & Record<string, unknown>>(listStatement, values);
}

/** A page of the acts of operators, latest first. For the operator. */
export async function pageOfActs(
  reader: Pick<Reader, 'sql'>,
  page: PageArguments & ActFilter,
): Promise<Connection<NamedAct>> {
  const acts = await listActs(reader, page, page.first + 1, cursors.decode(page.after) ?? latest);
  return toConnection(acts, page, ({ at, id }) => cursors.encode([at.toISOString(), id]));
}
