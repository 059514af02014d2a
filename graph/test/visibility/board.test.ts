import { isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { useApp } from '../useApp.ts';
import { crawlBoard } from './crawlBoard.ts';
import { isOfBoard, isOnBoard } from './doorsOfThings.ts';
import { everyMutation } from './harmlessWrites.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import { makeCast } from './makeCast.ts';
import { makeSightings, type Sightings } from './makeSightings.ts';
import { everyQuestion, type Refusal } from './questions.ts';
import { things } from './table.ts';

// The operator as a viewer: everything on the board, compared with the table. whoSeesWhat.test.ts shows that nobody else reads it.

const schema = makeSchema();
const app = useApp({ QUERY_LIMITS: limitsOfCrawl });
let seen: Sightings;
let refusals: Refusal[];

beforeAll(async () => {
  const cast = await makeCast(app);
  seen = makeSightings(cast);
  const questions = everyQuestion(schema, cast).filter(({ field }) => field === 'operator');
  refusals = await crawlBoard({ app, cast, questions, mutations: everyMutation(schema), sightings: seen });
}, 300_000);

test('the operator is told nothing by the board but excerpts, authors, removals, warnings and reports', () => {
  const forbidden = [...seen.marks].filter(([{ thing }]) => !isOnBoard(thing));
  const told = forbidden.map(([{ thing, fact }, places]) => `${fact} of ${thing} at ${[...places].slice(0, 4)}`);
  expect(told).toEqual([]);
});

test('the operator is told of everything that members have written, and of what was decided', () => {
  const met = new Set([...seen.marks.keys()].map(({ thing }) => thing));
  expect(things.filter((thing) => isOnBoard(thing) && !met.has(thing))).toEqual([]);
});

test('the crawl of the board is refused nothing, and meets every field of its types', () => {
  expect(refusals).toEqual([]);
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );
  expect(fields.filter((field) => isOfBoard(field) && !seen.fields.has(field))).toEqual([]);
  expect(fields.filter(isOfBoard).length).toBeGreaterThan(80);
});
