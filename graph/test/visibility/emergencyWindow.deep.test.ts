import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { routes } from '../../doors/rest/rest.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import { makeSightings } from './makeSightings.ts';
import { ask, everyQuestion, type Question } from './questions.ts';
import { everyRead, type RestRead, read } from './restReads.ts';
import type { ViewerName } from './table.ts';
import { things, viewers } from './table.ts';

// The table says who reads emergency contacts while the rides of the cast have just begun, and `whoSeesWhat` proves it. At every other time
// nobody reads one but its member.

const schema = makeSchema();
const contacts = things.filter((thing) => thing.startsWith('emergency contact of '));
let app: TestApp;
let cast: Cast;
let questions: Question[];
let reads: RestRead[];

beforeAll(async () => {
  const limits = { reads: 10_000_000, writes: 10_000_000, texts: 10_000_000, signIns: 10_000_000 };
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: limitsOfCrawl });
  cast = await makeCast(app);
  questions = everyQuestion(schema, cast);
  reads = everyRead(routes, cast);
}, 900_000);
afterAll(() => app.close());

/** The emergency contacts that a viewer reads anywhere. */
async function contactsSeenBy(viewer: ViewerName): Promise<string[]> {
  const caller = app.near(cast.as(viewer));
  const sightings = makeSightings(cast);
  expect(await ask(caller, questions, sightings)).toEqual([]);
  const texts = [];
  for (const each of reads) texts.push(JSON.stringify((await read(caller, each)).body));
  const found = [...sightings.marks.keys(), ...texts.flatMap((text) => cast.marks.in(text).found)];
  return [...new Set(found.map(({ thing }) => thing))].filter((thing) => contacts.includes(thing)).sort();
}

/** Moves the starts of all rides. The type of the column has no zone, so that their clocks agree. */
async function moveStarts(by: string): Promise<void> {
  await app.run(
    `update ride set date = (date + time + $1::interval)::date, time = (date + time + $1::interval)::time where time is not null`,
    by,
  );
  // As if the participants had always known these starts.
  await app.run('update ride set start_moved_at = null, replanned_at = null');
}

const own = (viewer: ViewerName) => contacts.filter((thing) => thing === `emergency contact of ${viewer}`);

test.each([
  ['hours before the start', '12 hours'],
  ['a day after the start', '-36 hours'],
])(
  'nobody reads the emergency contact of another %s',
  async (_when, by) => {
    await moveStarts(by);
    const seen = await Promise.all(viewers.map(async (viewer) => [viewer, await contactsSeenBy(viewer)]));
    expect(seen).toEqual(viewers.map((viewer) => [viewer, own(viewer)]));
  },
  1_800_000,
);
