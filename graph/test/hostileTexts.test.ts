import type { GraphQLField } from 'graphql';
import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import type { Made, Member } from './factories.ts';
import type { Slot } from './fillSlots.ts';
import { documentFor, fillSlots, inList } from './fillSlots.ts';
import { costOf, growthOf } from './growthOf.ts';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';
import { testDeeply } from './runs.ts';

// The time to read a text grows at most in proportion to its length: no pattern backtracks over it.

const schema = makeSchema();
const longest = 200_000;
/** Halfway between what grows with the length and what grows with its square. */
const maxGrowth = 3;

let app: TestApp;
let ada: Member;
let post: Made;
beforeAll(async () => {
  const unlimited = 10_000_000;
  const names = ['reads', 'writes', 'signIns', 'signUps', 'failedSignIns', 'uploads'];
  app = await startApp({ RATE_LIMITS: JSON.stringify(Object.fromEntries(names.map((name) => [name, unlimited]))) });
  await signUpAnew();
});
afterAll(() => app.close());

let writers = 0;
/** The next requests are of a member whose password nobody has tried: tries after wrong ones wait. */
async function signUpAnew(): Promise<void> {
  writers += 1;
  ada = await app.member(`ada${writers}`);
  post = await app.post(ada);
}

/** The worst texts for patterns of addresses, names, mentions and markup. */
const shapes: Record<string, string> = {
  'one letter': 'a',
  blanks: ' ',
  'blanks and a letter': ' \t\na',
  'at signs': 'a@',
  dots: 'a.',
  schemes: 'http://',
  'opening brackets': '(',
  'data URLs': 'data:image/png;base64,',
  slashes: '/\\',
  marks: 'e\u0301',
  'what does not show': '\u200b\u202e',
  'half characters': '\ud83d',
};

const repeated = (shape: string, size: number) => shape.repeat(Math.ceil(size / shape.length)).slice(0, size - 1);
/** It ends in what no pattern takes, so that whoever goes back does. */
const textOf = (shape: string, size: number) => `${repeated(shape, size)}\u0001`;

type Variables = (text: string) => Record<string, unknown>;

const jsons = new Map<string, string>();
/** A text as JSON. Spelling it for each of the places would be most of the work of this file. */
function jsonOf(shape: string, size: number): string {
  const key = `${size} ${shape}`;
  const json = jsons.get(key) ?? JSON.stringify(textOf(shape, size));
  jsons.set(key, json);
  return json;
}

/** Asks with a text, given as JSON, in one place. */
async function ask({ query, variables }: { query: string; variables: Variables }, json: string) {
  const authorization = `Bearer ${await app.tokenOf(ada)}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const mark = 'Here is the text';
  const payload = JSON.stringify({ query, variables: variables(mark) }).replace(JSON.stringify(mark), () => json);
  const answer = await app.http.inject({ method: 'POST', url: '/graphql', headers, payload });
  return { status: answer.statusCode, code: answer.json().errors?.[0]?.extensions.code };
}

const isText = ({ type }: Slot) => getNamedType(type).name === 'String';

/** A place for a text among the arguments of a field of the root. */
function placesIn(
  slots: readonly Slot[],
  wrap: (values: Record<string, unknown>) => Record<string, unknown>,
  path: string,
) {
  return slots.flatMap((slot): { path: string; variables: Variables }[] => {
    const { name, type } = slot;
    const named = getNamedType(type);
    const beside = () => fillSlots(slots, post.id);
    if (isText(slot)) {
      return [{ path: `${path}${name}`, variables: (text) => wrap({ ...beside(), [name]: inList(type, text) }) }];
    }
    if (!isInputObjectType(named)) return [];
    return placesIn(
      Object.values(named.getFields()),
      (values) => wrap({ ...beside(), [name]: inList(type, values) }),
      `${path}${name}.`,
    );
  });
}

const fieldsOf = (operation: 'query' | 'mutation'): (readonly [string, GraphQLField<unknown, unknown>])[] => {
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => [operation, field] as const);
};

// The hash of a password, however wrong, is the same work each time, and tries after wrong ones wait.
const hashing = new Set(['login', 'deleteAccount', 'changePassword', 'register']);
const isHashing = (field: string, path: string) => hashing.has(field) || path.endsWith('currentPassword');

const places = [...fieldsOf('query'), ...fieldsOf('mutation')].flatMap(([operation, field]) =>
  placesIn(field.args, (values) => values, '').map(({ path, variables }) => ({
    place: `${operation} ${field.name}(${path})`,
    isHashing: isHashing(field.name, path),
    query: documentFor(operation, field),
    variables,
  })),
);

test('there is a text to be given in many places', () => {
  expect(places.length).toBeGreaterThan(30);
  expect(places.map(({ place }) => place)).toContain('query search(query)');
});

describe.each(Object.entries(shapes))('a text of 200,000 characters of %s', (_name, shape) => {
  beforeAll(signUpAnew);

  test('is refused by whatever writes, and fails nowhere', async () => {
    const answers = [];
    for (const { place, ...asked } of places) {
      const { status, code } = await ask(asked, jsonOf(shape, longest));
      if (status >= 500 || (code === undefined && place.startsWith('mutation'))) answers.push([place, status, code]);
    }
    expect(answers).toEqual([]);
  });
});

describe('reading a text is work that grows with its length and no faster', () => {
  const costly = ['one letter', 'blanks', 'at signs', 'schemes', 'data URLs', 'opening brackets'];

  // Work that grows with the square costs many times the usual. Both sizes are measured only of the usual place and of those that cost more.
  for (const name of costly) {
    testDeeply(`of ${name}`, async () => {
      const shape = shapes[name] ?? '';
      const costs: { place: string; work: (size: number) => unknown; cost: number }[] = [];
      for (const { place, ...asked } of places.filter(({ isHashing }) => !isHashing)) {
        const work = (size: number) => ask(asked, jsonOf(shape, size));
        costs.push({ place, work, cost: await costOf(work) });
      }
      costs.sort((one, other) => one.cost - other.cost);
      const usual = costs[Math.floor(costs.length / 2)];
      const grown = [];
      for (const { place, work } of costs.filter((each) => each === usual || each.cost > 2 * (usual?.cost ?? 0))) {
        const growth = await growthOf(work, maxGrowth);
        if (growth > maxGrowth) grown.push([place, growth]);
      }
      expect(grown).toEqual([]);
    });
  }

  const words = Array.from({ length: 60 }, (_, index) => `w${index.toString(36)}`).join(' ');

  test.each([
    'a'.repeat(200),
    'a '.repeat(100),
    words.slice(0, 200),
    'mountian '.repeat(22),
    '富'.repeat(200),
    "':*&|!()".repeat(25),
  ])('and no more than 200 of them are searched for: %s', async (query) => {
    const { data, error } = await app
      .as(ada)
      .query('query ($query: String!) { search(query: $query) { posts { nodes { id } } users { nodes { id } } } }', {
        query,
      });
    expect([error, data.search.posts.nodes]).toEqual([null, []]);
    const longer = await app
      .as(ada)
      .query('query ($query: String!) { search(query: $query) { posts { nodes { id } } } }', {
        query: `${query}${'x'.repeat(201)}`,
      });
    expect(longer.error?.code).toBe('BAD_USER_INPUT');
  });
});
