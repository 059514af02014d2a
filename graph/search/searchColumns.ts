// What the database keeps for the search beside the rows of others, as their entities declare it. `search_text` is an
// SQL function of ours (see the migration that adds the search): text without case, accents and punctuation.

interface RawTrigger {
  name: string;
  timing: 'after';
  events: ('insert' | 'update')[];
  forEach: 'row';
  expression: string;
}

/** Words of these lengths can be completed and corrected. */
export const shortestWord = 3;
export const longestWord = 30;

const textOf = (columns: readonly string[], row = '') =>
  `search_text(${columns.map((column) => `coalesce(${row}"${column}", '')`).join(` || ' ' || `)})`;

/** The month of an instant, counted from the year 0 (UTC). */
export const monthOf = (instant: string) =>
  `(extract(year from (${instant} at time zone 'UTC'))::int * 12 + extract(month from (${instant} at time zone 'UTC'))::int)`;

/** The mark of a month among the words of a post. No word is like it, for words have lost their punctuation. */
export const monthMark = (month: string) => `('#' || (${month})::text)`;

/**
 * The words of a post's columns by their stems and the mark of the month of `created_at`, by which the index can be
 * read month by month: whatever a word's frequency, no more of its posts are touched than a page needs.
 */
export const postSearch = (...columns: string[]) =>
  `(strip(to_tsvector('english', ${textOf(columns)})) || array_to_tsvector(array[${monthMark(monthOf('"created_at"'))}])) stored`;

/** The words of names as they are, of weight A, and beside them those of names and texts by their stems. */
export const namedSearch = (names: string[], texts: string[]) =>
  `(setweight(to_tsvector('simple', ${textOf(names)}), 'A') || to_tsvector('english', ${textOf([...names, ...texts])})) stored`;

/** Each name between bars, which no name holds: `|ada l|ada lovelace|`. */
export const searchName = (...names: string[]) =>
  `('|' || ${names.map((name) => `${textOf([name])} || '|'`).join(' || ')}) stored`;

/** Declared in full, for the ORM knows no triggers on columns, and counters change rows far more often than texts do. */
function columnTrigger(table: string, name: string, columns: readonly string[], body: string): RawTrigger {
  const handler = `"${table}_${name}_fn"`;
  const changed = columns.map((column) => `"${column}"`).join(', ');
  return {
    name,
    timing: 'after',
    events: ['insert', 'update'],
    forEach: 'row',
    expression: `create or replace function ${handler}() returns trigger as $$ begin ${body} return null; end; $$ language plpgsql;
create trigger "${name}" after insert or update of ${changed} on "${table}" for each row execute function ${handler}()`,
  };
}

/**
 * A trigger that adds the words of a table's columns to those that queries are completed and corrected by: only of rows
 * that everyone may read, or guessing queries would tell what others say among themselves.
 */
export function wordsTrigger(table: string, columns: string[], publicWhere?: { column: string; value: string }) {
  const learn =
    `insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', ${textOf(columns, 'new.')}))` +
    ` where char_length(lexeme) between ${shortestWord} and ${longestWord} and lexeme !~ '[0-9]'` +
    ' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing;';
  if (!publicWhere) return columnTrigger(table, `${table}_words`, columns, learn);
  const { column, value } = publicWhere;
  const body = `if new."${column}" = '${value}' then ${learn} end if;`;
  return columnTrigger(table, `${table}_words`, [...columns, column], body);
}

/** A trigger that keeps the words of a ride on its post, so that both are searched as one text. */
export const rideWordsTrigger = columnTrigger(
  'ride',
  'ride_words',
  ['type', 'location'],
  `update "post" set "ride_words" = concat_ws(' ', new."type", new."location") where id = new.id;`,
);
