import type { TriggerDef } from '@mikro-orm/core';
import { columnTrigger } from '../../platform/database/triggers.ts';

// The search columns that the database maintains on other tables, as their entities declare them. Four SQL functions
// read a text (see the migration for the languages of the search). `search_text` removes case, accents and punctuation.
// `search_words` also removes runs of characters of scripts without spaces, such as Han and Thai. `search_runs` returns
// the pairs of neighbouring characters of those runs, with their positions. `search_german` returns the German stems of
// a text whose common words are German, each with a prefix that no word begins with.

/** Words of these lengths can be completed and corrected. */
export const shortestWord = 3;
export const longestWord = 30;
/** The maximum number of words whose row may name one text, so that edits of a text do not add words without end. */
const maxLearned = 200;
/** The maximum number of words whose rows may name the texts of one member, so that nobody can make searches slow. */
const maxLearnedOfMember = 5_000;

const textOf = (columns: readonly string[], row = 'new') =>
  columns.map((column) => `coalesce(${row}."${column}", '')`).join(` || ' ' || `);

/** The searched columns of posts. */
const postTexts = ['content', 'ride_words'];
/** The searched names and texts of the other tables. */
const namedTexts = {
  user: { names: ['username', 'display_name'], texts: ['bio'] },
  group: { names: ['name'], texts: ['description'] },
  event: { names: ['title'], texts: ['description', 'location', 'type'] },
};
type NamedTable = keyof typeof namedTexts;

/** The month of an instant, counted from the year 0 (UTC). */
export const monthOf = (instant: string) =>
  `(extract(year from (${instant} at time zone 'UTC'))::int * 12 + extract(month from (${instant} at time zone 'UTC'))::int)`;

/** The lexeme of a month among the words of a post. No word equals it, because words have no punctuation. */
export const monthMark = (month: string) => `('#' || (${month})::text)`;

const inAnyLanguage = (text: string) => `search_german(${text}) || search_runs(${text})`;

/**
 * The column that `postSearchTrigger` and `namedSearchTrigger` fill. It is empty in rows that are copied without
 * triggers.
 */
export const searchColumn = { type: 'string', columnType: 'tsvector', default: '', hidden: true, lazy: true } as const;
/** The column of names that `namedSearchTrigger` fills. */
export const searchNameColumn = { type: 'text', default: '', hidden: true, lazy: true } as const;

interface WrittenTrigger {
  table: string;
  name: string;
  timing: 'before' | 'after';
  columns: readonly string[];
  body: string;
}

function writtenTrigger({ body, ...trigger }: WrittenTrigger): TriggerDef {
  const row = trigger.timing === 'before' ? 'new' : 'null';
  return columnTrigger({ ...trigger, events: ['insert', 'update'], body: `${body} return ${row};` });
}

/**
 * The stems of a post's words and the lexeme of the month of `created_at`. The month lets a query read the index month
 * by month: however frequent a word, no more of its posts are read than a page needs.
 */
function postVector(row: string): string {
  const text = textOf(postTexts, row);
  return `strip(to_tsvector('english', search_words(${text}))) || array_to_tsvector(array[${markOf(row)}]) || ${inAnyLanguage(text)}`;
}

const markOf = (row: string) => monthMark(monthOf(`${row}."created_at"`));

/** The words of names as they are, with weight A, and the stems of names and texts. */
function namedVector(table: NamedTable, row: string): string {
  const { names, texts } = namedTexts[table];
  const name = textOf(names, row);
  const all = textOf([...names, ...texts], row);
  return [
    `setweight(to_tsvector('simple', search_words(${name})), 'A')`,
    `to_tsvector('english', search_words(${all}))`,
    `setweight(search_runs(${name}), 'A')`,
    inAnyLanguage(all),
  ].join(' || ');
}

/** Each name between bars, which names do not contain: `|ada l|ada lovelace|`. */
const barredNames = (table: NamedTable, row: string) =>
  `'|' || ${namedTexts[table].names.map((column) => `search_text(${textOf([column], row)}) || '|'`).join(' || ')}`;

/**
 * The search columns of each table, their values for a row of the alias `t`, and a column whose update fills them
 * again.
 */
export const searchedTables = [
  { table: 'post', source: 'content', columns: { search: postVector('t') } },
  ...(['user', 'group', 'event'] as const).map((table) => ({
    table,
    source: namedTexts[table].names[0],
    columns: { search: namedVector(table, 't'), search_name: barredNames(table, 't') },
  })),
];

/** Whether the search columns of the alias `t` differ from its texts, as SQL. */
export const isSearchStale = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, value]) => `t.${name} <> (${value})`)
    .join(' or ');

/** The trigger that fills the search column of a post. */
export const postSearchTrigger = writtenTrigger({
  table: 'post',
  name: 'post_search',
  timing: 'before',
  columns: postTexts,
  body: `new."search" := ${postVector('new')};`,
});

/** A date of a series whose turn in feeds changes keeps its words. Its name comes before that of the trigger above, which replaces all. */
export const postMonthTrigger = columnTrigger({
  table: 'post',
  name: 'post_month',
  timing: 'before',
  events: ['update'],
  columns: ['created_at'],
  body: `new."search" := ts_delete(new."search", ${markOf('old')}) || array_to_tsvector(array[${markOf('new')}]); return new;`,
  when: `${markOf('old')} <> ${markOf('new')}`,
});

/** The trigger that fills the search columns of another table. */
export function namedSearchTrigger(table: NamedTable): TriggerDef {
  const { names, texts } = namedTexts[table];
  const body = `new."search" := ${namedVector(table, 'new')}; new."search_name" := ${barredNames(table, 'new')};`;
  return writtenTrigger({ table, name: `${table}_search`, timing: 'before', columns: [...names, ...texts], body });
}

const heldWords = (condition: string, count: number) =>
  `(select count(*) from (select from search_word held where ${condition} limit ${count}) held)`;

/** Whether the search may learn another word from a member, as SQL over an id that is null for texts of operators. */
export const mayTeach = (authorId: string) =>
  `${heldWords(`held.author_id = ${authorId}`, maxLearnedOfMember)} < ${maxLearnedOfMember}`;

interface WordsOptions {
  /** The member who writes the texts, as SQL. Absent: operators write them. */
  author?: string;
  /** The condition on a column of the rows that everyone may find. */
  publicWhere?: { column: string; condition: string };
}

/**
 * A trigger that adds the words of a table's columns to those that complete and correct queries. It reads only rows
 * that everyone may read. Otherwise guessed queries would reveal private texts.
 */
export function wordsTrigger(table: string, columns: string[], { author, publicWhere }: WordsOptions = {}) {
  const roomOfText = `${maxLearned} - ${heldWords('held.source_id = new.id', maxLearned)}`;
  const roomOfMember = `${maxLearnedOfMember} - ${heldWords(`held.author_id = ${author}`, maxLearnedOfMember)}`;
  const room = author ? `least(${roomOfText}, ${roomOfMember})` : roomOfText;
  const [names, values] = author
    ? ['word, source_id, author_id', `lexeme, new.id, ${author}`]
    : ['word, source_id', 'lexeme, new.id'];
  const learn =
    `insert into search_word (${names}) select ${values} from unnest(to_tsvector('simple', search_words(${textOf(columns)})))` +
    ` where char_length(lexeme) between ${shortestWord} and ${longestWord} and lexeme !~ '[0-9]'` +
    ` and not exists (select from search_word known where known.word = lexeme) limit ${room} on conflict do nothing;`;
  const trigger = { table, name: `${table}_words`, timing: 'after' } as const;
  if (!publicWhere) return writtenTrigger({ ...trigger, columns, body: learn });
  const { column, condition } = publicWhere;
  const body = `if new."${column}" ${condition} then ${learn} end if;`;
  return writtenTrigger({ ...trigger, columns: [...columns, column], body });
}

/** A trigger that copies the words of a ride to its post, so that both are searched as one text. */
export const rideWordsTrigger = writtenTrigger({
  table: 'ride',
  name: 'ride_words',
  timing: 'after',
  columns: ['type', 'location'],
  body: `update "post" set "ride_words" = concat_ws(' ', new."type", new."location") where id = new.id;`,
});
