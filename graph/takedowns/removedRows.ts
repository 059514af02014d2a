import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import { counters } from '../model/counters.ts';
import { mediaPattern } from '../model/media/mediaIndexes.ts';
import { cascadePaths } from '../platform/database/cascadePaths.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { DomainError } from '../platform/lib/errors.ts';

// A takedown moves rows out of their tables: the root and everything that a deletion of the root would delete. So what is taken down
// disappears from every query as if it were deleted, and triggers update the counters. A restore inserts the rows again.

interface Root {
  readonly takedownId: string;
  /** The SQL identifier, such as `"group"`. */
  readonly table: string;
  readonly id: string;
}

const run = <Row extends QueryResultRow = Record<string, string>>(
  sql: Sql,
  text: string,
  values: readonly unknown[] = [],
) => sql<Row>({ name: 'takedown', text }, values);

/** The facts of a ride belong to the author of its post, which is still there. The rules of a group stay without their author. */
const ownerOf = `coalesce((case when $3 <> 'group_rules' then coalesce(r.row ->> 'author_id', r.row ->> 'user_id', r.row ->> 'owner_id', r.row ->> 'maker_id') end)::uuid,
  case when $3 in ('ride', 'ride_guest', 'pace_group') then (
    select p.author_id from post p where p.id = coalesce(r.row ->> 'post_id', r.row ->> 'id')::uuid
  ) end)`;

// The lock waits for a member who deletes one of the rows, such as a link that they revoke, and then leaves it out.
const keepRows = (table: string, condition: string) =>
  `insert into takedown_row (takedown_id, table_name, digest, step, owner_id, row)
   select $2::uuid, $3, md5(r.row::text), $4::int, ${ownerOf}, r.row
   from (select to_jsonb(t) as row from ${table} t where ${condition} for update of t) r on conflict do nothing`;

/** The stored pictures that the kept rows show. A text can be the URL of a picture too, and shows none. */
export const keepPictures = `insert into takedown_picture (takedown_id, hash)
  select distinct r.takedown_id, substring(shown.url from '${mediaPattern}')
  from takedown_row r
  cross join lateral (values (r.row -> 'media_urls'), (r.row -> 'image_url'), (r.row -> 'profile_picture'), (r.row -> 'picture')) shows(value)
  cross join lateral (select value #>> '{}' where jsonb_typeof(value) = 'string'
    union all select jsonb_array_elements_text(value) where jsonb_typeof(value) = 'array') shown(url)
  where r.takedown_id = $1 and shown.url ~ '${mediaPattern}' on conflict do nothing`;

/**
 * Nothing else may use the ids, or a stranger could prevent the restore with a row of their own. Triggers have recorded those of
 * posts, comments and moments, but not those of groups and events.
 */
const reserveIds = `insert into gone_id as g (id, at) select distinct (r.row ->> 'id')::uuid, 'infinity'::timestamptz from takedown_row r
  where r.takedown_id = $1 and (r.table_name in ('"group"', 'event') or exists (
    select from gone_id known where known.id = (r.row ->> 'id')::uuid
  ))
  on conflict (id) do update set at = 'infinity'`;

/** Moves a row and everything under it out of their tables. The caller has locked the row, so that nothing is added to it. */
export async function removeRows(em: EntityManager, { takedownId, table, id }: Root): Promise<void> {
  const sql = sqlIn(em);
  const paths = await cascadePaths(<Row extends QueryResultRow>(text: string) => run<Row>(sql, text), table, {
    withLasting: true,
  });
  for (const [step, { table, condition }] of paths.entries())
    await run(sql, keepRows(table, condition), [id, takedownId, table, step]);
  await run(sql, keepRows(table, 'id = $1'), [id, takedownId, table, paths.length]);
  await run(sql, keepPictures, [takedownId]);
  await run(sql, `delete from ${table} where id = $1`, [id]);
  await run(sql, reserveIds, [takedownId]);
}

const columnsText = `select attname as name, exists (
    select from takedown_row r where r.takedown_id = $1 and r.table_name = $2 and r.row -> attname is not null
  ) as "isKept"
  from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
const parentsText = `select a.attname as column, c.confrelid::regclass::text as parent, k.attname as key, c.confdeltype as rule
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
  where c.contype = 'f' and c.conrelid = $1::regclass`;

interface Parent {
  column: string;
  parent: string;
  key: string;
  rule: string;
}

/** Whether triggers count the rows that come back. A table in quotes is a word of SQL. */
const isCounter = (table: string, name: string) =>
  counters.some((counter) => counter.column === name && [counter.table, `"${counter.table}"`].includes(table));

const dayIsTaken =
  'exists (select from ride other where other.series_id = p.series_id and other.series_date = p.series_date)';

/** The SQL that inserts the kept rows of a table. Rows whose parent was deleted meanwhile are left out, as a cascade would. */
async function insertionOf(sql: Sql, takedownId: string, table: string): Promise<string> {
  const columns = await run<{ name: string; isKept: boolean }>(sql, columnsText, [takedownId, table]);
  const parents = await run<Parent & QueryResultRow>(sql, parentsText, [table]);
  const isThere = ({ column, parent, key }: Parent) =>
    `exists (select from ${parent} parent where parent."${key}" = p."${column}")`;
  const nulled = new Map(parents.filter(({ rule }) => rule === 'n').map((each) => [each.column, each]));
  const needed = parents
    .filter(({ rule }) => rule !== 'n')
    .map((each) => `(p."${each.column}" is null or ${isThere(each)})`);
  const names = columns.filter(({ isKept }) => isKept).map(({ name }) => name);
  const values = names.map((name) => {
    const parent = nulled.get(name);
    if (isCounter(table, name)) return '0';
    // The author can have been hidden then, and not now. Visibility depends on the author of today.
    if (table === 'post' && name === 'is_withheld') return 'false';
    // Another date of the series has taken the day: the ride comes back without the series.
    if (table === 'ride' && (name === 'series_id' || name === 'series_date'))
      return `case when not ${dayIsTaken} then p."${name}" end`;
    return parent ? `case when ${isThere(parent)} then p."${name}" end` : `p."${name}"`;
  });
  return `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from takedown_row r cross join lateral jsonb_populate_record(null::${table}, r.row) p
    where ${['r.takedown_id = $1', 'r.table_name = $2', 'r.step = $3', ...needed].join(' and ')}
    on conflict do nothing returning 1`;
}

// An id that is in use again is no longer gone. A calendar that has received the cancellation needs a higher sequence.
const settleTexts = [
  `delete from gone_id g using takedown_row r where r.takedown_id = $1 and g.id = (r.row ->> 'id')::uuid`,
  `delete from removal d using takedown_row r where r.takedown_id = $1 and d.subject_id = (r.row ->> 'id')::uuid`,
  ...['ride', 'event'].map(
    (table) => `with cancelled as (
     delete from calendar_cancellation c using takedown_row r
     where r.takedown_id = $1 and r.table_name = '${table}' and c.subject_id = (r.row ->> 'id')::uuid
     returning c.subject_id, c.sequence
   ) update ${table} t set sequence = c.sequence + 1, changed_at = now() from cancelled c where t.id = c.subject_id`,
  ),
  // A later date of a series comes back with its turn in feeds, which insertions do not keep.
  `update post p set created_at = (r.row ->> 'created_at')::timestamptz from takedown_row r
     where r.takedown_id = $1 and r.table_name = 'post' and p.id = (r.row ->> 'id')::uuid
       and p.created_at < (r.row ->> 'created_at')::timestamptz`,
  // Members who waited get the places of those who have deleted their account since. Participants do not know the plan of a ride that was gone.
  `update ride set places = places, start_moved_at = now(), known_until = null, known_start = null, known_end = null from takedown_row r
     where r.takedown_id = $1 and r.table_name = 'ride' and ride.id = (r.row ->> 'id')::uuid`,
  `update event set max_participants = max_participants from takedown_row r
     where r.takedown_id = $1 and r.table_name = 'event' and event.id = (r.row ->> 'id')::uuid`,
  // The trigger of insertions marks each notification for a mail, also one that was mailed before the removal.
  `update notification n set mail_due_at = (r.row ->> 'mail_due_at')::timestamptz from takedown_row r
   where r.takedown_id = $1 and r.table_name = 'notification' and n.id = (r.row ->> 'id')::uuid
     and n.mail_due_at is distinct from (r.row ->> 'mail_due_at')::timestamptz`,
];

/** Inserts the rows of a takedown again. Throws CONFLICT if the root cannot come back: it depends on something deleted since. */
export async function restoreRows(em: EntityManager, takedownId: string): Promise<void> {
  const sql = sqlIn(em);
  // A member who revokes a kept row meanwhile waits, and then revokes the restored one.
  await run(sql, 'select count(*) from (select from takedown_row where takedown_id = $1 for update) kept', [
    takedownId,
  ]);
  const steps = await run<{ table: string; step: number }>(
    sql,
    'select table_name as "table", step from takedown_row r where takedown_id = $1 group by 1, 2 order by r.step desc',
    [takedownId],
  );
  for (const [index, { table, step }] of steps.entries()) {
    const inserted = await run(sql, await insertionOf(sql, takedownId, table), [takedownId, table, step]);
    if (index === 0 && inserted.length === 0)
      throw new DomainError(
        'CONFLICT',
        'It cannot come back: what it belongs to was deleted, or its id is in use again',
      );
  }
  for (const text of settleTexts) await run(sql, text, [takedownId]);
}

/** Deletes the rows of a takedown for good. A check of their pictures is scheduled. */
export async function forgetRows(em: EntityManager, takedownId: string): Promise<void> {
  for (const table of ['takedown_row', 'takedown_picture'])
    await run(sqlIn(em), `delete from ${table} where takedown_id = $1`, [takedownId]);
}
