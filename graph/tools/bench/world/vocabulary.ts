// The words of the seeded community: everyday ones first, and behind them made ones, up to as many as a large community
// uses. A made word is two syllables, which its rank alone decides. A word is drawn the more often the lower its rank is, as
// Zipf's law has it.

export const vocabularySize = 100_000;

const everyday = `
  ride road morning climb gravel coffee tailwind headwind route group loop hill fast easy long sunday forest coast
  bridge village summit descent sprint legs chain tyre tube saddle helmet rain sun wind cold warm early late first last
  best new old bike wheel brake pedal gear cassette bottle jersey bibs gloves lights dark dusk dawn lake river canal
  path trail singletrack mountain valley pass col switchback cobbles sector velodrome track fixed steel carbon titanium
  frame fork stem handlebar tape pump puncture repair workshop mechanic bakery cake espresso friends crew club pace
  steady tempo threshold interval recovery rest week month season winter spring summer autumn century distance elevation
  strava segment record personal photo view sheep dog horse tractor traffic quiet lane junction roundabout ferry train
  station home start finish meet join wait leave turn left right straight north south east west border park castle
  church abbey mill farm vineyard orchard moor heath dune beach harbour lighthouse pier island tunnel dam reservoir
  quarry plateau ridge gorge canyon`
  .trim()
  .split(/\s+/);

// No syllable ends in a letter that one begins with and makes another pair of syllables, so no two pairs spell one word.
const onsets = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'h',
  'j',
  'k',
  'p',
  's',
  't',
  'v',
  'w',
  'z',
  'br',
  'cl',
  'dr',
  'st',
  'tr',
  'pl',
];
const nuclei = ['a', 'e', 'i', 'o', 'u'];
const codas = ['', 'l', 'n', 'r'];
const syllables = onsets.flatMap((onset) => nuclei.flatMap((nucleus) => codas.map((coda) => onset + nucleus + coda)));
const pairs = syllables.length ** 2;
/** Without a common factor with `pairs`: it scatters the ranks over the pairs, each to one of its own. */
const step = 73_277;

const arrayOf = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`;

/** Functions that the seed alone uses: the word of a rank, and so many words in a row. */
export const vocabularyFunctions = `
create function seed_word(rank int) returns text language plpgsql immutable as $$
declare
  everyday constant text[] := ${arrayOf(everyday)};
  syllables constant text[] := ${arrayOf(syllables)};
  pair constant int := (rank::bigint * ${step} % ${pairs})::int;
  made constant text := syllables[1 + pair / ${syllables.length}] || syllables[1 + pair % ${syllables.length}];
begin
  return case when rank <= ${everyday.length} then everyday[rank] when made = any(everyday) then made || 's' else made end;
end $$;
create function seed_words(count int) returns text language sql volatile as $$
  select string_agg(seed_word(floor(power(${vocabularySize}::double precision, random()))::int), ' ') from generate_series(1, count)
$$;`;

export const dropVocabulary = 'drop function seed_words; drop function seed_word';
