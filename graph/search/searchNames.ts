import type { EntityClass } from '@mikro-orm/core';
import { Event } from '../model/events/Event.ts';
import { visibleEvents } from '../model/events/eventPolicy.ts';
import { Group } from '../model/groups/Group.ts';
import { visibleGroups } from '../model/groups/groupPolicy.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { type Statement, statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { type Cursors, cursorsOf, isIdMember, isInstant, isTextMember } from '../platform/graphql/cursors.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { isRank, type SearchPage } from './searchPage.ts';
import { keyQueryOf, queryOf, termsOf } from './searchTerms.ts';

// Search of members, groups and events by names and texts. Rank 1: the name equals the text. Rank 2: every word of the text
// begins a word of the name. Rank 3: any other match. Rank 4: words with similar spelling, only when nothing else matches.
// Within a rank, rows are sorted by name, and events by start: future events first.

/** The maximum number of candidate rows to read from each index. */
const maxCandidates = 5_000;

interface Named {
  table: string;
  entity: EntityClass<object>;
  /** SQL of the sort key of rows `t` within a rank, and its type. The statement may use `$6` for it. */
  place: string;
  placeType: 'text' | 'double precision';
  /** SQL of the condition that the viewer may find row `t`. The statement may use `$6` for the viewer. */
  isFound?: string;
}

// The trigram index has the default collation, but words have "C". Only ASCII letters form trigrams in every locale.
const longestPart = `(select ('%' || word || '%') collate "default" from word where word ~ '[a-z0-9]{3}' order by char_length(word) desc limit 1)`;

// Parameters: $1 is the text, $2 to $4 are the key before the page, $5 is the number of rows.
function pageStatement({ table, entity, place, placeType, isFound = 'true' }: Named): Statement {
  const candidates = (condition: string) =>
    `select t.id, ${place} as place, t.search, t.search_name from "${table}" t where ${condition} and ${isFound} limit ${maxCandidates}`;
  return statement(
    `search.${table}s`,
    `with ${termsOf('$1')},
     query as materialized (
       select names, named, case when numnode(key) > 0 then key else names end as key, part
       from (
         select ${queryOf('names')} as names, ${queryOf('named')} as named, ${keyQueryOf('named')} as key, ${longestPart} as part
       ) read
     ),
     spelling as materialized (select ${queryOf('speltNamed')} as spelt, ${keyQueryOf('speltNamed')} as key),
     direct as materialized (
       select case
           when strpos(t.search_name, '|' || (select phrase from phrase) || '|') > 0 then 1
           when t.search @@ (select names from query) then 2
           else 3
         end as rank, t.id, t.place
       from (
         (${candidates(`$2::int <= 3 and t.search @@ (select key from query)`)})
         union all
         (${candidates(`$2::int <= 3 and t.search_name like (select part from query) and not t.search @@ (select key from query)`)})
       ) t
       where t.search @@ (select named || names from query) or t.search_name like all (array(select '%' || word || '%' from word))
     ),
     found as (
       select * from (
         select * from direct
         union all
         select 4 as rank, t.id, t.place
         from (${candidates(`($2::int = 4 or ($2::int = 0 and not exists (select from direct))) and t.search @@ (select key from spelling)`)}) t
         where t.search @@ (select spelt from spelling)
       ) match
       where (rank, place, id) > ($2::int, $3::${placeType}, $4::uuid)
       order by rank, place, id limit $5
     )
     select found.rank, found.place, ${columnsOf(entity, 't')}
     from found join "${table}" t on t.id = found.id
     order by found.rank, found.place, found.id`,
  );
}

const byName = { place: `btrim(t.search_name, '|')`, placeType: 'text' } as const;
const isFound = `not ${isAbsentFor('$6::uuid', 't.id')}`;
const usersStatement = pageStatement({ table: 'user', entity: User, ...byName, isFound });
const groupsStatement = pageStatement({
  table: 'group',
  entity: Group,
  ...byName,
  isFound: visibleGroups('$6::uuid', 't'),
});

/** Seconds since 1970, later than every start. Past events sort after it, latest first. */
const endOfTime = '1e11';
const eventsStatement = pageStatement({
  table: 'event',
  entity: Event,
  place: `(case when t.ends_at >= $6::timestamptz then extract(epoch from t.starts_at) else ${endOfTime} - extract(epoch from t.starts_at) end)::double precision`,
  placeType: 'double precision',
  isFound: visibleEvents('$7::uuid', 't'),
});

type NameKey = readonly [rank: number, name: string, id: string];
/** `divide` is the instant that separates future from past events. All pages use that of the first page. */
type EventKey = readonly [rank: number, place: number, id: string, divide: string];
type Found<Row, Place> = Row & { rank: number; place: Place; id: string };

const lowestId = '00000000-0000-0000-0000-000000000000';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const nameCursors = (list: string) => cursorsOf<NameKey>(list, [isRank, isTextMember, isIdMember]);
const userCursors = nameCursors('search.users');
const groupCursors = nameCursors('search.groups');
const eventCursors = cursorsOf<EventKey>('search.events', [isRank, isNumber, isIdMember, isInstant]);

interface NamedList {
  statement: Statement;
  cursors: Cursors<NameKey>;
  /** Additional parameters after the text, the key and the size. */
  more?: readonly unknown[];
}

async function searchByName<Row extends object>(
  { sql }: Reader,
  { statement: list, cursors, more = [] }: NamedList,
  page: SearchPage,
): Promise<Connection<Row>> {
  const key = cursors.decode(page.after) ?? [0, '', lowestId];
  const rows = await sql<Found<Row, string>>(list, [page.text, ...key, page.first + 1, ...more]);
  return toConnection<Row>(rows, page, (row) => {
    // The statement returns these columns with each row.
    const { rank, place, id } = row as Found<Row, string>;
    return cursors.encode([rank, place, id]);
  });
}

/** Searches members by name and bio. Ignores private fields. */
export const searchUsers = (reader: Reader, page: SearchPage): Promise<Connection<User>> =>
  searchByName<User>(
    reader,
    { statement: usersStatement, cursors: userCursors, more: [reader.viewer?.id ?? null] },
    page,
  );

/** Searches groups by name and description. */
export const searchGroups = (reader: Reader, page: SearchPage): Promise<Connection<Group>> =>
  searchByName<Group>(
    reader,
    { statement: groupsStatement, cursors: groupCursors, more: [reader.viewer?.id ?? null] },
    page,
  );

/** Searches events by title, description, location and type. */
export async function searchEvents({ sql, now, viewer }: Reader, page: SearchPage): Promise<Connection<Event>> {
  const start: EventKey = [0, 0, lowestId, now.toISOString()];
  const [rank, place, id, divide] = eventCursors.decode(page.after) ?? start;
  const values = [page.text, rank, place, id, page.first + 1, divide, viewer?.id ?? null];
  const rows = await sql<Found<Event, number>>(eventsStatement, values);
  return toConnection(rows, page, (event) => eventCursors.encode([event.rank, event.place, event.id, divide]));
}
