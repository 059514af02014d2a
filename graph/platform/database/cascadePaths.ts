import { escapeIdentifier, type QueryResultRow } from 'pg';

/** A foreign key with ON DELETE CASCADE. */
interface Cascade {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

/** Rows that are deleted together with a row of another table. */
export interface CascadePath {
  readonly table: string;
  /** The SQL condition that selects them by the id of that row, `$1`. */
  readonly condition: string;
  /** The foreign keys to rows whose counters the deletion changes. */
  readonly parents: readonly Omit<Cascade, 'table'>[];
}

const cascadesQuery = `
  select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as parent, k.attname as key
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
  where c.contype = 'f' and c.confdeltype = 'c' and c.connamespace = 'public'::regnamespace
  order by c.conname`;

/** Runs a query and returns its rows. */
type Query = <Row extends QueryResultRow>(text: string) => Promise<Row[]>;

/**
 * Rows that are deleted last, by the cascade itself: the deletion of a post cancels its ride for the participants and for those who wait or said maybe, and the request
 * to delete an account must survive an interruption.
 */
const lasting = new Set([
  'ride of post',
  'ride_participant of ride',
  'ride_waiting of ride',
  'ride_maybe of ride',
  'pace_group of ride',
  'ride_guest of ride',
  'account_deletion of "user"',
]);
const isLasting = ({ table, parent }: Cascade) => lasting.has(`${table} of ${parent}`);

/** The lock order of tables in all writes. Members come last, because triggers update their counters at the end. */
const lockOrder = ['post', 'ride', '"group"', 'event', 'comment'];

function rankOf(table: string): number {
  if (table === '"user"') return lockOrder.length + 2;
  // Participants refer to it: a restore inserts it before them.
  if (table === 'pace_group') return lockOrder.length + 1;
  return lockOrder.includes(table) ? lockOrder.indexOf(table) : lockOrder.length;
}

/** Sorts tables in lock order. */
export const byLockOrder = (one: string, other: string): number => rankOf(one) - rankOf(other);

/**
 * The rows that are deleted together with a row of a table, deepest first, from the foreign keys of the database. Posts are deleted
 * before the members of their group, because the deletion of a post looks up who could read it. `withLasting` includes the rows that
 * the cascade deletes last.
 */
export async function cascadePaths(query: Query, table: string, { withLasting = false } = {}): Promise<CascadePath[]> {
  const rows = await query<Cascade & QueryResultRow>(cascadesQuery);

  const pathsBelow = (parent: string, among: string, passed: readonly Cascade[]): CascadePath[] =>
    rows
      .filter((cascade) => cascade.parent === parent && !passed.includes(cascade))
      .toSorted((one, other) => byLockOrder(one.table, other.table))
      .flatMap((cascade) => {
        const condition = `${escapeIdentifier(cascade.column)} ${among}`;
        const own = { table: cascade.table, condition, parents: rows.filter((each) => each.table === cascade.table) };
        const below = (key: string) => `in (select ${escapeIdentifier(key)} from ${cascade.table} where ${condition})`;
        const keys = [...new Set(rows.filter((each) => each.parent === cascade.table).map(({ key }) => key))];
        const deeper = keys.flatMap((key) => pathsBelow(cascade.table, below(key), [...passed, cascade]));
        return isLasting(cascade) && !withLasting ? deeper : [...deeper, own];
      });

  return pathsBelow(table, '= $1', []);
}
