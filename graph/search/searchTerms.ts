import { longestWord, shortestWord } from './searchColumns.ts';

// How a text is read as a query. The parser of the full-text search takes it apart, so that whatever was typed is data;
// what is put together again below as the text of a query are its words alone, quoted, which hold no punctuation.
// All words are looked for; the last one may still be in the making. Where a text has no match as it was typed, words
// of nearly the same spelling are looked for in place of those that nobody has used yet.

/** How many longer words a last word in the making may stand for: the shortest ones. */
const maximumCompletions = 50;
/** How many words at most are corrected, and how many words each of them may have meant: the nearest ones. */
const maximumCorrected = 4;
const maximumCorrections = 5;
/** Words from this length on may differ from what was meant in two letters, shorter ones in one. */
const longWord = 6;
/** How many words an index is asked for: the longest, which are the rarest. Rows at hand are asked for all. */
const maximumKeys = 3;

const highestLetter = 'chr(1114111)';

const beginsWith = (word: string, start: string) => `${word} >= ${start} and ${word} < ${start} || ${highestLetter}`;

// A word as the text of a query. The words of names carry the weight A, those of all texts are indexed by their stems;
// of words like 'the' there is no stem.
const stemOf = (word: string) => `plainto_tsquery('english', ${word})`;
const stem = (word: string) => `nullif(${stemOf(word)}::text, '')`;
const beginning = (word: string, weight = '') => `'''' || ${word} || ''':*${weight}'`;
const nameWord = (word: string) => `'''' || ${word} || ''':A'`;

const either = (...queries: string[]) => `nullif(concat_ws(' | ', ${queries.join(', ')}), '')`;
const anyOf = (query: string, source: string) => `(select string_agg(${query}, ' | ') from ${source})`;
const completed = anyOf(stem('completion.word'), 'completion where word.is_last');
const corrected = (query: string) => anyOf(query, 'correction where correction.typed = word.word');

/** A query for those of the words that are asked for, `query` being what each is asked by; empty where there is none. */
const allWords = (query: string, asked = 'true') =>
  `coalesce((select string_agg('(' || ${query} || ')', ' & ') from word where ${asked}), '')::tsquery`;

const inPost = stem('word.word');
const inNamed = `case when numnode(word.stem) > 0 then ${either(beginning('word.word', 'A'), stem('word.word'))} end`;

/** What each word of a text is asked by, and where it is asked for at all. */
interface Reading {
  query: string;
  where: string;
}

const readings = {
  /** All words as they are. */
  whole: { query: inPost, where: 'true' },
  /** The same, the last word being the beginning of a known one. */
  begun: { query: either(inPost, completed), where: 'exists (select from completion)' },
  /** The same, the last word being the beginning of any one: for rows at hand, as an index would collect too many. */
  begunByAny: {
    query: either(inPost, completed, `case when word.is_last then ${beginning('word.word')} end`),
    where: 'true',
  },
  /** Each word being one of nearly the same spelling. */
  spelt: {
    query: either(inPost, completed, corrected(stem('correction.word'))),
    where: 'exists (select from correction)',
  },
  /** Each word beginning one of a name. */
  names: { query: beginning('word.word', 'A'), where: 'true' },
  /** Each word beginning one of a name or standing in a text. */
  named: { query: either(inNamed, completed), where: 'true' },
  /** The same, each word being one of nearly the same spelling. */
  speltNamed: {
    query: either(inNamed, completed, corrected(either(nameWord('correction.word'), stem('correction.word')))),
    where: 'exists (select from correction)',
  },
} satisfies Record<string, Reading>;

/** The query for all words of the text, an SQL expression over the tables of `termsOf`; empty where none can be asked. */
export const queryOf = (reading: keyof typeof readings) => allWords(readings[reading].query, readings[reading].where);

/** The same for the words that an index is asked for. */
export const keyQueryOf = (reading: keyof typeof readings) =>
  allWords(readings[reading].query, `word.is_key and ${readings[reading].where}`);

const swapsOf = (word: string) =>
  `array(select overlay(${word} placing reverse(substr(${word}, place, 2)) from place for 2)
         from generate_series(1, char_length(${word}) - 1) place)`;

/**
 * The tables that a statement reads a text by, to stand behind its `with`: `phrase` is the text in plain, `word` its
 * words, `completion` what the last of them may become, `correction` what those may have meant that nobody has used yet.
 */
export const termsOf = (text: string) => `
  phrase as materialized (select search_text(${text}) as phrase),
  word as materialized (
    select word, stem, place = max(place) over () as is_last,
      numnode(stem) > 0 and row_number() over (partition by numnode(stem) > 0 order by char_length(word) desc, word) <= ${maximumKeys} as is_key
    from (
      select lexeme collate "C" as word, ${stemOf('lexeme')} as stem, positions[array_upper(positions, 1)] as place
      from phrase, unnest(to_tsvector('simple', phrase))
    ) typed
  ),
  completion as materialized (
    select known.word
    from word cross join lateral (
      select distinct word from search_word where ${beginsWith('search_word.word', 'word.word')}
    ) known
    where word.is_last and char_length(word.word) between 2 and ${longestWord} and ${stemOf('known.word')} <> word.stem
    order by char_length(known.word), known.word limit ${maximumCompletions}
  ),
  correction as materialized (
    select mistyped.word as typed, near.word
    from (
      select word, ${swapsOf('word')} as swaps, case when char_length(word) < ${longWord} then 1 else 2 end as tolerance
      from word
      where char_length(word) between ${shortestWord} and ${longestWord} and word !~ '[0-9]'
        and not exists (select from search_word known where known.word = word.word)
      limit ${maximumCorrected}
    ) mistyped
    cross join lateral (
      select known.word
      from (select distinct letter from unnest(array[left(mistyped.word, 1), substr(mistyped.word, 2, 1)]) letter) first
      cross join lateral (
        select distinct word,
          case when word = any(mistyped.swaps) then 1 else levenshtein_less_equal(word, mistyped.word, 2) end as distance
        from search_word
        where ${beginsWith('search_word.word', 'first.letter')}
          and char_length(word) between char_length(mistyped.word) - 2 and char_length(mistyped.word) + 2
      ) known
      where distance <= mistyped.tolerance
      order by distance, known.word limit ${maximumCorrections}
    ) near
  )`;
