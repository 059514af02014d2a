import { longestWord, shortestWord } from '../model/search/searchColumns.ts';

// SQL that turns a text into full-text queries. The parser of PostgreSQL splits the text into words, so that user input is
// always data. The queries below contain only those words, quoted and without punctuation.
// Every word must match; the last one may be incomplete. When a text has no match as typed, each word that no text contains is
// replaced by words with similar spelling.
// A word matches by its English stem, or by its German stem in German texts. A Korean word matches by prefix, because particles
// follow it. A run of a script without spaces matches as a phrase of character pairs.

/** The maximum number of completions of an incomplete last word: the shortest ones. */
const maxCompletions = 50;
/** The maximum number of words to read for them, the shortest ones: some have the stem of the typed word. */
const maxBegun = 200;
/** The maximum number of corrected words, and of corrections for each: the nearest ones. */
const maxCorrected = 4;
const maxCorrections = 5;
/** The maximum number of known words to compare with the mistyped words of a text in total, for each of their first two letters. */
const maxCompared = 4_000;
/** From this length on, corrections may differ in two letters; for shorter words in one. */
const longWord = 6;
/** The maximum number of words in an index query: the longest, which are the rarest. Rows must then match all words. */
const maxKeys = 3;

const highestLetter = 'chr(1114111)';

/** The known words of a length that begin with a text, by the index of lengths: however many there are, a limit stops the scan. */
const wordsOfLength = (length: string, start: string) =>
  `select word from search_word where char_length(word) = ${length} and word >= ${start} and word < ${start} || ${highestLetter} order by word`;

// Query texts for one word. Words of names have weight A; all texts are indexed by stems. Stop words such as 'the' have no stem.
const stemOf = (word: string) => `plainto_tsquery('english', ${word})`;
const stem = (word: string) => `nullif(${stemOf(word)}::text, '')`;
const beginning = (word: string, weight = '') => `'''' || ${word} || ''':*${weight}'`;
const nameWord = (word: string) => `'''' || ${word} || ''':A'`;

const either = (...queries: string[]) => `nullif(concat_ws(' | ', ${queries.join(', ')}), '')`;
const anyOf = (query: string, source: string) => `(select string_agg(${query}, ' | ') from ${source})`;
const completed = anyOf(stem('completion.word'), 'completion where word.is_last');
const corrected = (query: string) => anyOf(query, 'correction where correction.typed = word.word');

/** The query for all words with the condition `asked`. `query` is the SQL of the query for one word. Empty without words. */
const allWords = (query: string, asked = 'true') =>
  `coalesce((select string_agg('(' || ${query} || ')', ' & ') from word where ${asked}), '')::tsquery`;

const inPost = 'word.asked';
const inNamed = `case when word.asked is not null then ${either('word.named', 'word.asked')} end`;

/** SQL of the query for one word, and the condition that the word is part of the query. */
interface Reading {
  query: string;
  where: string;
}

const readings = {
  /** All words as typed. */
  whole: { query: inPost, where: 'true' },
  /** Like `whole`, but the last word is a prefix of a known word. */
  begun: { query: either(inPost, completed), where: 'exists (select from completion)' },
  /** Like `whole`, but the last word is a prefix of any word. For rows only: an index scan would collect too many. */
  begunByAny: {
    query: either(inPost, completed, `case when word.is_last then ${beginning('word.word')} end`),
    where: 'true',
  },
  /** Each word or a word with similar spelling. */
  spelt: {
    query: either(inPost, completed, corrected(stem('correction.word'))),
    where: 'exists (select from correction)',
  },
  /** Each word is a prefix of a word in a name. */
  names: { query: 'word.named', where: 'true' },
  /** Each word is a prefix of a word in a name, or occurs in a text. */
  named: { query: either(inNamed, completed), where: 'true' },
  /** Like `named`, or words with similar spelling. */
  speltNamed: {
    query: either(inNamed, completed, corrected(either(nameWord('correction.word'), stem('correction.word')))),
    where: 'exists (select from correction)',
  },
} satisfies Record<string, Reading>;

/** SQL of the query for all words of the text, over the tables of `termsOf`. Empty when no word can be searched. */
export const queryOf = (reading: keyof typeof readings) => allWords(readings[reading].query, readings[reading].where);

/** Like `queryOf`, for the words of the index query only. */
export const keyQueryOf = (reading: keyof typeof readings) =>
  allWords(readings[reading].query, `word.is_key and ${readings[reading].where}`);

/** SQL: whether a text is ASCII only. Most queries are, and skip the detection of other scripts. */
const isAscii = (text: string) => `octet_length(${text}) = char_length(${text})`;
const isKorean = (word: string) => `not ${isAscii(word)} and ${word} ~ '^[\\uAC00-\\uD7A3]+$'`;
const germanStem = (word: string) =>
  `(select string_agg('''' || german || '''', ' | ') from unnest(search_german_stems(${word})) german)`;
const askedWord = (word: string) =>
  `case when ${isKorean(word)} then ${beginning(word)} else ${either(`stem::text`, germanStem(word))} end`;

/** SQL of the phrase of character pairs of a run. A single character is a prefix of a pair. */
const askedRun = (run: string, weight = '') => `case when char_length(${run}) = 1 then ${beginning(run, weight)} else (
  select string_agg('''' || pair || '''${weight && `:${weight}`}', ' <-> ' order by place)
  from unnest(search_pairs(${run})) with ordinality pairs (pair, place) where char_length(pair) = 2) end`;

const swapsOf = (word: string) =>
  `array(select overlay(${word} placing reverse(substr(${word}, place, 2)) from place for 2)
         from generate_series(1, char_length(${word}) - 1) place)`;

const correctionText = `correction as materialized (
    select mistyped.word as typed, near.word
    from (
      select word, ${maxCompared} / count(*) over () as compared, ${swapsOf('word')} as swaps,
        case when char_length(word) < ${longWord} then 1 else 2 end as tolerance
      from (
        select word from word
        where not is_run and char_length(word) between ${shortestWord} and ${longestWord} and word !~ '[0-9]'
          and not exists (select from search_word known where known.word = word.word)
        limit ${maxCorrected}
      ) word
    ) mistyped
    cross join lateral (
      select known.word
      from (select distinct letter from unnest(array[left(mistyped.word, 1), substr(mistyped.word, 2, 1)]) letter) first
      cross join lateral (
        select distinct word,
          case when word = any(mistyped.swaps) then 1 else levenshtein_less_equal(word, mistyped.word, 2) end as distance
        from (
          select sized.word
          from unnest(array[0, -1, 1, -2, 2]) difference
          cross join lateral (
            ${wordsOfLength('char_length(mistyped.word) + difference', 'first.letter')} limit mistyped.compared
          ) sized
          limit mistyped.compared
        ) compared
      ) known
      where distance <= mistyped.tolerance
      order by distance, known.word limit ${maxCorrections}
    ) near
  )`;

/**
 * The common table expressions that analyse a text, to follow `with`. `phrase` is the normalized text, `word` its words,
 * `completion` the completions of the last word, and `correction` the corrections of unknown words.
 */
export const termsOf = (text: string) => `
  phrase as materialized (select search_text(${text}) as phrase),
  typed as materialized (
    select lexeme collate "C" as word, ${stemOf('lexeme')} as stem, positions[array_upper(positions, 1)] as place
    from phrase, unnest(to_tsvector('simple', case when ${isAscii('phrase')} then phrase else search_words(phrase) end))
  ),
  token as materialized (
    select token collate "C" as word, place = max(place) over () as is_last, search_words(token) = '' as is_run
    from phrase, unnest(string_to_array(phrase, ' ')) with ordinality tokens (token, place)
    where not ${isAscii('phrase')}
  ),
  word as materialized (
    select *, asked is not null and row_number() over (partition by asked is null order by char_length(word) desc, word) <= ${maxKeys} as is_key
    from (
      select word, stem, false as is_run, case when numnode(stem) > 0 then ${askedWord('word')} end as asked, ${beginning('word', 'A')} as named,
        place = max(place) over () and not exists (select from token where is_last and is_run) as is_last
      from typed
      union all
      select word, ''::tsquery, true, ${askedRun('word')}, ${askedRun('word', 'A')}, false
      from token where is_run
    ) asked
  ),
  completion as materialized (
    select known.word
    from word cross join lateral (
      select distinct sized.word
      from generate_series(${shortestWord}, ${longestWord}) size
      cross join lateral (${wordsOfLength('size', 'word.word')} limit ${maxBegun}) sized
      limit ${maxBegun}
    ) known
    where word.is_last and char_length(word.word) between 2 and ${longestWord} and ${stemOf('known.word')} <> word.stem
    order by char_length(known.word), known.word limit ${maxCompletions}
  ),
  ${correctionText}`;
