// How a text is read as a query. The parser of the full-text search takes it apart, so that whatever was typed is data;
// what is put together again below as the text of a query are its words alone, quoted, which hold no punctuation.
// All words are looked for; the last one may still be in the making. Where a text has no match as it was typed, words
// of nearly the same spelling are looked for in their place.

/** How many longer words a last word in the making may stand for: the shortest ones. */
const maximumCompletions = 50;
/** How many words at most are corrected, and how many words each of them may have meant: the nearest ones. */
const maximumCorrected = 6;
const maximumCorrections = 10;
/** Words from this length on may differ from what was meant in two letters, shorter ones in one. */
const longWord = 6;
/** What is longer has been no word so far, and the measure of distances takes no more. */
const longestWord = 30;

/** Sorts after every letter. */
const highestLetter = 'chr(1114111)';

/** The bounds of the words that begin with a text. */
const beginsWith = (column: string, start: string) =>
  `${column} >= ${start} and ${column} < ${start} || ${highestLetter}`;

/** A word as a query of the index; the words of names carry the weight A. */
const stem = (word: string) => `plainto_tsquery('english', ${word})`;
const nameBeginning = (word: string) => `('''' || ${word} || ''':*A')::tsquery`;
const nameWord = (word: string) => `('''' || ${word} || ''':A')::tsquery`;

/** Alternatives as the text of one query, null where there is none: the english index knows no words like 'the'. */
const anyOf = (query: string, source: string) =>
  `(select string_agg(nullif((${query})::text, ''), ' | ') from ${source})`;

/** All words of the typed text, each as the text that `alternatives` makes of it, as one query; empty where none is left. */
const allWords = (alternatives: string) =>
  `coalesce((select string_agg('(' || nullif(${alternatives}, '') || ')', ' & ') from word), '')::tsquery`;

const swapsOf = (word: string) =>
  `array(select overlay(${word} placing reverse(substr(${word}, place, 2)) from place for 2)
    from generate_series(1, char_length(${word}) - 1) place)`;

const completionsOfWord = 'completion where word.is_last';
const correctionsOfWord = 'correction where correction.typed = word.word';

const asTyped = {
  post: stem('word.word'),
  named: `${nameBeginning('word.word')} || ${stem('word.word')}`,
};
const asCorrected = {
  post: stem('correction.word'),
  named: `${nameWord('correction.word')} || ${stem('correction.word')}`,
};

const either = (...texts: string[]) => `concat_ws(' | ', ${texts.join(', ')})`;
/** Words that the english index leaves out are not asked for: null. */
const typed = (noun: 'post' | 'named') =>
  `case when numnode(${stem('word.word')}) > 0 then (${asTyped[noun]})::text end`;
const completed = anyOf(stem('completion.word'), completionsOfWord);
const corrected = (noun: 'post' | 'named') => anyOf(asCorrected[noun], correctionsOfWord);

const names = allWords(`(${nameBeginning('word.word')})::text`);

/** The queries that a text is read as, each an SQL expression over the tables that `termsOf` makes. */
export const queries = {
  /** The stems of all words. */
  whole: `${stem('(select phrase from phrase)')}`,
  /** The same, the last word being the beginning of any word: only for rows at hand, the index would collect too many. */
  begunByAny: allWords(either(typed('post'), `case when word.is_last then '''' || word.word || ''':*' end`)),
  /** The same, the last word being the beginning of a known one; null where it is none. */
  begun: `case when exists (select from completion) then ${allWords(either(typed('post'), completed))} end`,
  /** The same, each word being one of nearly the same spelling; null where nothing is spelt like any of them. */
  similar: `case when exists (select from correction) then ${allWords(either(typed('post'), completed, corrected('post')))} end`,
  /** Names in which each word begins one. */
  names,
  /** Those, and names or texts with all words. */
  named: `(${allWords(either(typed('named'), completed))} || ${names})`,
  /** Names or texts with words of nearly the same spelling. */
  similarNamed: `case when exists (select from correction) then ${allWords(either(typed('named'), completed, corrected('named')))} end`,
};

/**
 * The tables that a statement reads a text by, to stand behind its `with`: `phrase` is the text in plain, `word` its
 * words, `completion` what the last of them may become, `correction` what each may have meant.
 */
export const termsOf = (text: string) => `
  phrase as materialized (select search_text(${text}) as phrase),
  word as materialized (
    select lexeme collate "C" as word, last_place = max(last_place) over () as is_last
    from phrase, unnest(to_tsvector('simple', phrase)), lateral (select positions[array_upper(positions, 1)] as last_place) place
  ),
  completion as materialized (
    select known.word
    from word cross join lateral (
      select distinct word from search_word
      where ${beginsWith('search_word.word', 'word.word')}
    ) known
    where word.is_last and char_length(word.word) between 2 and ${longestWord} and ${stem('known.word')} <> ${stem('word.word')}
    order by char_length(known.word), known.word limit ${maximumCompletions}
  ),
  correction as materialized (
    select mistyped.word as typed, near.word
    from (
      select word, ${swapsOf('word')} as swaps, case when char_length(word) < ${longWord} then 1 else 2 end as tolerance
      from word where char_length(word) between 3 and ${longestWord} limit ${maximumCorrected}
    ) mistyped
    cross join lateral (
      select known.word
      from (select distinct letter from unnest(array[left(mistyped.word, 1), substr(mistyped.word, 2, 1)]) letter) first
      cross join lateral (
        select distinct word, case when word = any(mistyped.swaps) then 1 else levenshtein_less_equal(word, mistyped.word, 2) end as distance
        from search_word
        where ${beginsWith('search_word.word', 'first.letter')} and word <> mistyped.word
          and char_length(word) between char_length(mistyped.word) - 2 and char_length(mistyped.word) + 2
      ) known
      where distance <= mistyped.tolerance
      order by distance, known.word limit ${maximumCorrections}
    ) near
  )`;
