import type { OperatorAct } from '../model/operators/OperatorAct.ts';
import type { Reader } from '../model/reader.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { type TimeKey, timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';

/** An act with the name of its target, if the target still exists and has one. */
export type NamedAct = OperatorAct & { readonly targetName: string | null };

const listStatement = statement(
  'operator.log',
  `select l.id, l.at, l.operator, l.verb, l.target_id as "targetId", l.note,
     coalesce(
       (select username from "user" where id = l.target_id),
       (select name from "group" where id = l.target_id),
       (select title from event where id = l.target_id)
     ) as "targetName"
   from operator_log l where l.at >= $1 and (l.at, l.id) < ($3::timestamptz, $4::uuid) order by l.at desc, l.id desc limit $2`,
);

const cursors = timeCursors('operatorLog');

/** Lists the acts of operators since an instant, latest first. For the operator. */
export function listActs(
  { sql }: Pick<Reader, 'sql'>,
  since: Date,
  limit: number,
  [time, id]: TimeKey = latest,
): Promise<NamedAct[]> {
  return sql<NamedAct & Record<string, unknown>>(listStatement, [since, limit, time, id]);
}

/** A page of the acts of operators, latest first. For the operator. */
export async function pageOfActs(
  reader: Pick<Reader, 'sql'>,
  page: PageArguments,
  since: Date = new Date(0),
): Promise<Connection<NamedAct>> {
  const acts = await listActs(reader, since, page.first + 1, cursors.decode(page.after) ?? latest);
  return toConnection(acts, page, ({ at, id }) => cursors.encode([at.toISOString(), id]));
}
