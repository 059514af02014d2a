import { Event } from '../model/events/Event.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { FindByNameArguments } from '../platform/graphql/FindByNameArguments.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { isId } from '../platform/lib/ids.ts';

// Events as operators find them: by their titles, past ones too.

const select = `select ${columnsOf(Event, 'e')} from event e`;
const pageStatement = statement(
  'operator.events',
  `${select} where e.title ilike $1 and (e.starts_at, e.id) < ($2::timestamptz, $3::uuid)
   order by e.starts_at desc, e.id desc limit $4`,
);
const oneStatement = statement('operator.event', `${select} where e.id = $1`);
const namedStatement = statement('operator.eventsNamed', `${select} where lower(e.title) = lower($1) order by e.id`);

const cursors = timeCursors('operatorEvents');

/** A page of events, the one that starts last first. For the operator. */
export async function pageOfEvents(
  { sql }: Pick<Reader, 'sql'>,
  { query, ...page }: FindByNameArguments,
): Promise<Connection<Event>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const rows = await sql<Event>(pageStatement, [likePattern(query?.trim() ?? ''), time, id, page.first + 1]);
  return toConnection(rows, page, (event) => cursors.encode([event.startsAt.toISOString(), event.id]));
}

/** The events with this id or title. Case does not matter. For the operator. */
export function eventsCalled({ sql }: Pick<Reader, 'sql'>, called: string): Promise<Event[]> {
  return sql<Event>(isId(called) ? oneStatement : namedStatement, [called]);
}
