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

/** The id of the thing that an act is about: the target of its report or its decision, or else its own target. */
const thing = 'coalesce(report.target_id, decided.target_id, l.target_id)';

const target = `
  select username as name, '/profile/' || username as path from "user" where id = thing.id
  union all select name, '/groups/' || id from "group" where id = thing.id
  union all select title, '/events/' || id from event where id = thing.id
  union all select u.username, '/post/' || p.id from post p join "user" u on u.id = p.author_id where p.id = thing.id
  union all select u.username, '/post/' || c.post_id from comment c join "user" u on u.id = c.author_id where c.id = thing.id
  union all select u.username, '/post/' || m.post_id from moment m join "user" u on u.id = m.author_id where m.id = thing.id
  limit 1`;

/** The authors of removed things. The log is joined to all at once, because no index finds one by its target. */
const removed = `select distinct on (target_id) target_id, author_id from takedown
  where author_id is not null order by target_id, created_at`;

/** The author of a reported thing that was removed with what it belongs to, by the removal that closed the report. */
const removedUnder = `select r.owner_id from takedown t
  join takedown_row r on r.takedown_id = t.id and r.table_name = report.target_type and r.row ->> 'id' = report.target_id::text
  where t.created_at = l.at and t.forgotten_at is null limit 1`;

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
     coalesce(target.name, author.username) as "targetName", target.path as "targetPath"
   from operator_log l
     left join report on l.verb = 'report resolve' and report.id = l.target_id
     left join takedown decided on decided.id = l.target_id
     cross join lateral (select ${thing} as id) thing
     left join lateral (${target}) target on true
     left join (${removed}) removed on removed.target_id = thing.id
     left join lateral (${removedUnder}) under on report.id is not null
     left join "user" author on author.id = coalesce(removed.author_id, under.owner_id)
     cross join lateral (select ${actor} as name) actor
     cross join lateral (select ${note} as note) noted
   where l.at >= $1 and (l.at, l.id) < ($3::timestamptz, $4::uuid)
     and concat_ws(' ', l.operator, actor.name, l.verb, noted.note, l.target_id, thing.id, target.name, author.username) ilike $5
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
