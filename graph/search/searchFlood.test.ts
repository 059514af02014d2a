import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

/** Long words that begin with the same letters as the words of the texts, more than a search may read. */
const flood = 60_000;
/** The maximum number of words that one list may read: completions, words of the text, and words to compare. */
const mostRead = 1000;

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
  await app.group('Rivet', ada);
  await app.event({ date: '2099-01-01', title: 'Rivet' });
  await app.post(ada, { content: 'A rivet is loose' });
  await app.run(
    `insert into search_word (word, source_id)
     select 'ri' || translate(lpad(n::text, $1::int, '0'), '0123456789', 'abcdfghjkl'), $2::uuid from generate_series(1, $3::int) n`,
    28,
    ada.id,
    flood,
  );
  // Words as long as mistyped ones, with their first letters.
  await app.run(
    `insert into search_word (word, source_id)
     select start || translate(lpad(n::text, 4, '0'), '0123456789', 'abcdfghjkl'), $1::uuid
     from unnest(array['ka', 'ak', 'ke', 'ek']) start, generate_series(1, 9999) n`,
    ada.id,
  );
  await app.run('vacuum analyze search_word');
});

const document = `query ($query: String!) {
  search(query: $query) { users { nodes { id } } posts { nodes { id } } groups { nodes { id } } events { nodes { id } } }
}`;

async function countsOf(query: string): Promise<Record<string, number[]>> {
  const { data, error } = await app.as(ada).query(document, { query });
  expect(error).toBeNull();
  const { body } = await app.as(ada).get(`/api/search?q=${query}`);
  const lists = ['posts', 'groups', 'events'];
  return {
    graphql: lists.map((list) => data.search[list].nodes.length),
    rest: lists.map((list) => body[list].length),
  };
}

test.each(['ri', 'riv', 'rivett', 'irvet'])(
  'a flood of words leaves the completions and corrections of %s',
  async (query) => {
    expect(await countsOf(query)).toEqual({ graphql: [1, 1, 1], rest: [1, 1, 1] });
  },
);

test.each(['ri', 'rivett', 'the ri'])('every list reads few of the words that begin with %s', async (query) => {
  const runs = await runsOf(app, 'search.', () => app.as(ada).query(document, { query }));
  expect(runs).toHaveLength(4);
  for (const run of runs) expect(await rowsRead(app, run, 'search_word')).toBeLessThanOrEqual(mostRead);
});

test('a search compares as many words with four mistyped ones as with one', async () => {
  const query = 'kazzet akzzet kezzet ekzzet';
  const runs = await runsOf(app, 'search.', () => app.as(ada).query(document, { query }));
  expect(runs).toHaveLength(4);
  for (const run of runs) expect(await rowsRead(app, run, 'search_word')).toBeLessThanOrEqual(2 * 4_000 + mostRead);
});
