import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { documentCaches } from '../../platform/graphql/documentCaches.ts';
import { hashOf } from '../../platform/graphql/persistedOperations.ts';
import { defaultQueryLimits } from '../../platform/graphql/queryLimits.ts';
import { admitDocument } from './admitDocument.ts';

const schema = makeSchema();
const compileFrom = 3;
const long = `{ viewer { id } } # ${'x'.repeat(1000)}`;
const known = `query Known { viewer { id } } # ${'x'.repeat(1000)}`;

/** Admits documents and says whether they had to enter the gate of heavy operations. */
function makeDoor() {
  const caches = documentCaches(new Map([[hashOf(known), known]]), compileFrom);
  const admit = admitDocument({ schema, env: { persistedOnly: false, queryLimits: defaultQueryLimits }, caches });
  return {
    caches,
    async enters(text: string, variables: Record<string, unknown> = {}) {
      const enter = vi.fn(async () => undefined);
      const sent = { text, hash: undefined, operationName: undefined, variables };
      await admit(sent, { cost: null }, { enter, run: (execute) => execute(), leave: () => undefined });
      return enter.mock.calls.length > 0;
    },
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

test('a small operation enters at once', async () => {
  const { enters } = makeDoor();
  expect(await enters('query ($first: Int!) { feed(first: $first) { nodes { id } } }', { first: 5 })).toBe(false);
});

test.each([
  ['many characters', long],
  ['many lines', `{ viewer { id } ${'\n'.repeat(101)} }`],
  ['many variables', `query (${numbers(150).map((number) => `$v${number}: Int`)}) { viewer { id } }`],
  ['large arguments', `{ ${numbers(60).map((number) => `__typename(a: [${numbers(number + 20)}])`)} }`],
  ['a syntax error at its end', `{ ${'id '.repeat(400)} ! }`],
])('an unknown document with %s waits, though it has few fields', async (_name, text) => {
  expect(await makeDoor().enters(text)).toBe(true);
});

test('a long document no longer waits once it has been validated, and a known one never waits', async () => {
  const { enters, caches } = makeDoor();
  expect(await enters(known)).toBe(false);
  expect(await enters(long)).toBe(true);
  caches.documents.set(hashOf(long), parse(long), 1);
  expect(await enters(long)).toBe(false);
});

test('a heavy document waits at each use until it is compiled', async () => {
  const { enters, caches } = makeDoor();
  const heavy = `{ a: feed(first: 100) { nodes { author { id } comments(first: 5) { nodes { author { id } } } } } }`;
  const document = parse(heavy);
  const key = `${hashOf(heavy)}.0`;
  const run = () => ({ data: null });
  for (let use = 0; use < 2 * compileFrom; use += 1) expect(await enters(heavy)).toBe(true);
  caches.documents.set(hashOf(heavy), document, 1);
  expect(await enters(heavy)).toBe(true);
  caches.compiled.set(key, { run, isCode: false }, 1);
  expect(await enters(heavy)).toBe(true);
  caches.compiled.set(key, { run, isCode: true }, 1);
  expect(await enters(heavy)).toBe(false);
});

test('a compiled document waits with more values than the compiled code reads', async () => {
  const { enters, caches } = makeDoor();
  const heavy = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } feed(first: 100) { nodes { author { id } comments(first: 5) { nodes { author { id } } } } } }`;
  caches.documents.set(hashOf(heavy), parse(heavy), 1);
  caches.compiled.set(`${hashOf(heavy)}.0`, { run: () => ({ data: null }), isCode: true }, 1);
  expect(await enters(heavy, { ids: ['a'] })).toBe(false);
  expect(await enters(heavy, { ids: numbers(500) })).toBe(true);
});

test('a request with many values waits, even for a known operation', async () => {
  const { enters } = makeDoor();
  expect(await enters(known, { ids: numbers(500) })).toBe(false);
  expect(await enters(known, { ids: numbers(20_000) })).toBe(true);
});
