import type { EntityClass } from '@mikro-orm/core';
import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Statement } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { Event } from '../events/Event.ts';
import { Group } from '../groups/Group.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import { decodeCursor, isInstant, toConnection } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { isRank, type SearchPage } from './searchPage.ts';
import { keyQueryOf, queryOf, termsOf } from './searchTerms.ts';

// Members, groups and events are found by their names and texts, and run by how they match: a name that is the text, a
// name with a word that begins with each word of the text, any other match in name or text; only where nothing matches
// so, words spelt nearly alike. Within each they run by name, events by their start: first what is to come.

/** How many rows that the indexes offer are looked at. */
const maximumCandidates = 5_000;

interface Named {
  table: string;
  entity: EntityClass<object>;
  /** What rows of the alias `t` run by within a rank, and its type; a statement may use `$6` for it. */
  place: string;
  placeType: 'text' | 'double precision';
}

// Trigrams are made of letters that any locale knows; their index is of the collation of names, words are of another.
const longestPart = `(select ('%' || word || '%') collate "default" from word where word ~ '[a-z0-9]{3}' order by char_length(word) desc limit 1)`;

// $1 text, $2 to $4 the key after which the page starts, $5 the number of rows.
function pageStatement({ table, entity, place, placeType }: Named): Statement {
  const candidates = (condition: string) =>
    `select t.id, ${place} as place, t.search, t.search_name from "${table}" t where ${condition} limit ${maximumCandidates}`;
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
const usersStatement = pageStatement({ table: 'user', entity: User, ...byName });
const groupsStatement = pageStatement({ table: 'group', entity: Group, ...byName });

/** Later than every start, in seconds: what is past stands behind it, the latest first. */
const endOfTime = '1e11';
const eventsStatement = pageStatement({
  table: 'event',
  entity: Event,
  place: `(case when t.ends_at >= $6::timestamptz then extract(epoch from t.starts_at) else ${endOfTime} - extract(epoch from t.starts_at) end)::double precision`,
  placeType: 'double precision',
});

type NameKey = readonly [rank: number, name: string, id: string];
/** The instant that divides what is to come from what is past stays that of the first page. */
type EventKey = readonly [rank: number, place: number, id: string, divide: string];
type Found<Row, Place> = Row & { rank: number; place: Place; id: string };

const lowestId = '00000000-0000-0000-0000-000000000000';
const isIdText = (id: unknown) => typeof id === 'string' && isId(id);

const isNameKey = ([rank, name, id]: readonly unknown[]) =>
  isRank(rank) && typeof name === 'string' && !name.includes('\u0000') && isIdText(id);

const isEventKey = ([rank, place, id, divide]: readonly unknown[]) =>
  isRank(rank) && typeof place === 'number' && isIdText(id) && isInstant(divide);

async function searchByName<Row extends object>({ sql }: Reader, list: Statement, page: SearchPage) {
  const key = page.after ? decodeCursor<NameKey>(page.after, isNameKey) : [0, '', lowestId];
  const rows = await sql<Found<Row, string>>(list, [page.text, ...key, page.first + 1]);
  return toConnection<Row>(rows, page, (row) => {
    // The rows are those that the statement answered.
    const { rank, place, id } = row as Found<Row, string>;
    return [rank, place, id];
  });
}

/** A page of the members whose name or bio matches a text; what they keep to themselves is not looked at. */
export const searchUsers = (reader: Reader, page: SearchPage): Promise<Connection<User>> =>
  searchByName<User>(reader, usersStatement, page);

/** A page of the groups whose name or description matches a text. */
export const searchGroups = (reader: Reader, page: SearchPage): Promise<Connection<Group>> =>
  searchByName<Group>(reader, groupsStatement, page);

/** A page of the events whose title, description, location or type matches a text. */
export async function searchEvents({ sql, now }: Reader, page: SearchPage): Promise<Connection<Event>> {
  const start: EventKey = [0, 0, lowestId, now.toISOString()];
  const [rank, place, id, divide] = page.after ? decodeCursor<EventKey>(page.after, isEventKey) : start;
  const rows = await sql<Found<Event, number>>(eventsStatement, [page.text, rank, place, id, page.first + 1, divide]);
  return toConnection(rows, page, (event) => [event.rank, event.place, event.id, divide]);
}
