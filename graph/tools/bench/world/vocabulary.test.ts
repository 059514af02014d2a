import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../../test/databases.ts';
import { dropVocabulary, vocabularyFunctions, vocabularySize } from './vocabulary.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client(database.url);
  await client.connect();
  await client.query(vocabularyFunctions);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the words of a community are as many as its vocabulary says, no two alike', async () => {
  const { rows } = await client.query(
    `select count(distinct seed_word(rank))::int as words, bool_and(seed_word(rank) ~ '^[a-z]{2,12}$') as "areWords"
     from generate_series(1, ${vocabularySize}) rank`,
  );
  expect(rows).toEqual([{ words: vocabularySize, areWords: true }]);
});

test('words are drawn by Zipf’s law, the same in every run', async () => {
  const draw = async () => {
    await client.query('select setseed(0.42)');
    const { rows } = await client.query<{ words: string }>('select seed_words(200000) as words');
    return (rows[0]?.words ?? '').split(' ');
  };
  const words = await draw();
  expect(await draw()).toEqual(words);
  const counts = [...Map.groupBy(words, (word) => word).values()]
    .map(({ length }) => length)
    .sort((one, other) => other - one);
  // The most frequent word is one in eleven. The tenth is about a tenth as frequent, the hundredth a hundredth.
  const [first = 0] = counts;
  expect(first / words.length).toBeGreaterThan(0.05);
  expect(first / (counts[9] ?? 1)).toBeGreaterThan(5);
  expect(first / (counts[9] ?? 1)).toBeLessThan(20);
  expect(first / (counts[99] ?? 1)).toBeGreaterThan(50);
  expect(first / (counts[99] ?? 1)).toBeLessThan(200);
  expect(counts.length).toBeGreaterThan(20_000);
});

test('the functions leave nothing behind', async () => {
  await client.query(dropVocabulary);
  const { rows } = await client.query(`select from pg_proc where proname like 'seed\\_%'`);
  expect(rows).toEqual([]);
});
