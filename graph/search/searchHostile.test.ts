import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { nastyCursor, nastyText } from '../test/hostile.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: JSON.stringify({ reads: 1_000_000 }) });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
  await app.group('Hill repeats', ada);
  await app.event({ date: '2086-01-01' });
  await app.post(ada, { content: 'A mountain of cake & 100% of_the <hills>' });
});

/** Texts with syntax of the languages that process them: text search queries, patterns, arrays, SQL. */
const sign = fc.constantFrom(...'\'"\\&|!():*<->%_[]{}$^.,;/@#~+=?` \t\n\u0000');
const piece = fc.oneof(
  sign,
  fc.constantFrom(
    'hill',
    'mountain',
    'the',
    ':*',
    "''",
    '<->',
    '<2>',
    ':A',
    '&&',
    '\\',
    '::tsquery',
    '富',
    'É',
    'ß',
    '🚴',
    '\u0301',
    '\u200d',
    'ﷺ',
    '1e400',
    '#24312',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const query = fc.oneof(
  nastyText,
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ')),
);

const document = `query ($query: String!, $after: String) {
  search(query: $query) {
    users(after: $after) { nodes { id } } posts(after: $after) { nodes { id content } }
    groups(after: $after) { nodes { id } } events(after: $after) { nodes { id } }
  }
}`;
const refused = 'BAD_USER_INPUT';

test('any text whatever is a search that is answered or too long', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), async (text, isMember) => {
      const caller = app.as(isMember ? ada : null);
      const { data, error } = await caller.query(document, { query: text });
      if (error) expect(error.code).toBe(refused);
      else expect(Object.values(data.search)).toHaveLength(4);
      if (!text.isWellFormed() || text.length > 2000) return;
      const { status, body } = await caller.get(`/api/search?q=${encodeURIComponent(text)}`);
      expect([200, 400]).toContain(status);
      if (status === 200) expect(body.posts.length).toBe(data.search.posts.nodes.length);
      else expect(body).toEqual({ message: 'q must have at most 200 characters', code: refused });
    }),
    { numRuns: runs(60) },
  );
}, 120_000);

test('any cursor whatever is one of the list or refused', async () => {
  await fc.assert(
    fc.asyncProperty(nastyCursor, async (after) => {
      const { error } = await app.as(ada).query(document, { query: 'hill', after });
      // The server rejects a body of that size before it reads it.
      if (error?.code === 'PAYLOAD_TOO_LARGE') expect(after.length).toBeGreaterThan(200_000);
      else if (error) expect([error.code, error.field]).toEqual([refused, 'after']);
    }),
    { numRuns: runs(40) },
  );
}, 60_000);

test.each(['%', '_', '%%%', 'm_untain', 'mou%ain', '*', ':*', "'", "' | 'mountain", '!mountain', '#24312', '\\'])(
  'signs are no wildcards and no operators: %j finds nothing',
  async (text) => {
    const { data } = await app.as(ada).query(document, { query: text });
    const { users, posts, groups, events } = data.search;
    const finds = text.includes('mountain') ? 1 : 0;
    expect([users.nodes, posts.nodes.length, groups.nodes, events.nodes]).toEqual([[], finds, [], []]);
  },
);

test('texts of any kind can be written, and be found by their words', async () => {
  const texts = [
    'x'.repeat(10_000),
    'ﷺ'.repeat(10_000),
    '富'.repeat(10_000),
    `${'🚴'.repeat(400)} tandem`,
    "'\\' tandem :*",
  ];
  for (const content of texts) {
    const { status } = await app.as(ada).post('/api/posts', { content });
    expect(status).toBe(201);
  }
  const many = Array.from({ length: 1_600 }, (_, index) => `w${index.toString(36)}`).join(' ');
  expect((await app.as(ada).post('/api/posts', { content: many })).status).toBe(201);
  const { data } = await app.as(ada).query(document, { query: 'tandem' });
  expect(data.search.posts.nodes).toHaveLength(2);
  expect((await app.as(ada).query(document, { query: 'w18f' })).data.search.posts.nodes).toHaveLength(1);
  expect((await app.as(ada).query(document, { query: '富' })).data.search.posts.nodes).toHaveLength(1);
});

test('a text whose normal form is many times as long is read up to the length of the longest text', async () => {
  const ligatures = `tandem ${'\uFDFA'.repeat(9_000)}`;
  const [row] = await app.run<{ length: number }>('select char_length(search_text($1)) as length', ligatures);
  expect(row?.length).toBeLessThanOrEqual(12_000);
  expect((await app.as(ada).post('/api/posts', { content: `recumbent ${ligatures}`.slice(0, 9_000) })).status).toBe(
    201,
  );
  expect((await app.as(ada).query(document, { query: 'recumbent' })).data.search.posts.nodes).toHaveLength(1);
});

test('a rush of writers of the same new words gets through, and all of them are found', async () => {
  const words = ['quokka', 'numbat', 'wombat', 'bilby', 'potoroo'];
  const rides = Array.from({ length: 30 }, (_, index) => {
    const [first, ...others] = index % 2 ? words : words.toReversed();
    const rideData = { distance: 10, date: '2086-01-01', time: '07:00', location: first };
    return app.as(ada).post('/api/posts', { content: others.join(' '), isRide: true, rideData });
  });
  expect(new Set((await Promise.all(rides)).map(({ status }) => status))).toEqual(new Set([201]));
  const found = async (query: string) => (await app.as(null).get(`/api/search?q=${query}`)).body.posts.length;
  expect([await found(words.join('%20')), await found('quoka'), await found('potor')]).toEqual([30, 30, 30]);
});
