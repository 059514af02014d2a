import fc from 'fast-check';
import { expect } from 'vitest';
import type { Caller, GraphQLAnswer } from './caller.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList, PageStart } from './PagedList.ts';
import { makeReader } from './PagedList.ts';

/**
 * How a list is read while things come and go: `between` its pages, each page being exactly what then follows; `during`
 * their reading, when a page may or may not hold what comes or goes; or between pages by number, which know no cursor
 * and so hold their promise only while what comes and goes stands behind what has been read.
 */
type Manner = 'between' | 'during' | 'byNumber';

interface Step {
  comes: number;
  goes: number[];
}

export interface Walk {
  manner: Manner;
  isThroughDoor: boolean;
  first: number;
  /** All that will ever be there, in the order in which it comes. */
  items: { index: number; place: number; isHidden: boolean }[];
  startCount: number;
  steps: Step[];
}

const candidateCount = 24;

const step: fc.Arbitrary<Step> = fc.record({
  comes: fc.nat(2),
  goes: fc.array(fc.nat(candidateCount), { maxLength: 2 }),
});
const item = fc.record({
  index: fc.nat(candidateCount - 1),
  place: fc.nat(4),
  isHidden: fc.nat(4).map((n) => n === 0),
});

/** Walks over a list; one in twenty asks through the door instead of the domain. */
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  manner: fc.constantFrom<Manner>('between', 'between', 'during', 'byNumber'),
  isThroughDoor: fc.nat(19).map((n) => n === 0),
  first: fc.integer({ min: 1, max: 4 }),
  items: fc.uniqueArray(item, { selector: ({ index }) => index, minLength: 2, maxLength: 16 }),
  startCount: fc.integer({ min: 2, max: 9 }),
  steps: fc.array(step, { maxLength: 6 }),
});

interface Page {
  ids: string[];
  endCursor: string | null;
  hasNextPage: boolean;
}

const callerOf = (app: TestApp, { viewer, caller = app.as(viewer) }: PagedList): Caller => caller;

/** Asks for a page through GraphQL. */
export function askPage(app: TestApp, list: PagedList, { first, after }: PageStart): Promise<GraphQLAnswer> {
  const fields = '{ nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor } }';
  const document = `query ($first: Int!, $after: String) { ${list.query.replace('FIELDS', fields)} }`;
  return callerOf(app, list).query(document, { first, after });
}

async function readThroughGraphQL(app: TestApp, list: PagedList, start: PageStart): Promise<Page> {
  const { data, error } = await askPage(app, list, start);
  expect(error).toBeNull();
  let found = data;
  while (!found.pageInfo) [found] = Object.values(found);
  const ids = found.nodes.map(({ id }: { id: string }) => id);
  expect(found.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual(ids);
  return { ids, ...found.pageInfo };
}

async function readThroughRest(app: TestApp, list: PagedList, start: PageStart): Promise<Page> {
  const { first, offset = 0 } = start;
  const { status, body } = await callerOf(app, list).get(`${list.path}limit=${first}&page=${1 + offset / first}`);
  expect(status).toBe(200);
  const ids = body.map(({ id }: { id: string }) => id);
  // A list without page information ends with the first page that is not full.
  return { ids, endCursor: null, hasNextPage: ids.length === first };
}

const isThroughRest = ({ isThroughDoor, manner }: Walk) => isThroughDoor && manner === 'byNumber';

async function readPage(app: TestApp, list: PagedList, walk: Walk, start: PageStart): Promise<Page> {
  if (isThroughRest(walk)) return readThroughRest(app, list, start);
  if (walk.isThroughDoor) return readThroughGraphQL(app, list, start);
  const { nodes, pageInfo } = await list.read(makeReader(app, list.viewer), start);
  return { ids: nodes.map(({ id }) => id), ...pageInfo };
}

/** The present items and those to come. */
function makeStock(list: PagedList, walk: Walk) {
  const all = walk.items.map(({ index, ...rest }): Item => ({ id: list.ids[index] ?? '', ...rest }));
  let present = all.slice(0, walk.startCount);
  const waiting = all.slice(walk.startCount);
  const holds = (each: Item) => list.holds?.(each) ?? !each.isHidden;
  return {
    all,
    /** The current items of the list, in order. */
    held: () => present.filter(holds).sort(list.compare),
    /** Takes a step; only behind `last` where that is given. */
    async change({ comes, goes }: Step, last?: Item) {
      const isBehind = (each: Item) => !last || list.compare(last, each) < 0;
      const coming = waiting.splice(0, comes).filter(isBehind);
      const going = new Set(
        goes.map((n) => present[n % Math.max(present.length, 1)]).filter((each) => each && isBehind(each)),
      );
      present = [...present.filter((each) => !going.has(each)), ...coming];
      const gone = [...going].flatMap((each) => (each ? [each.id] : []));
      // One after the other: each changes the counters of several members at once, in no order.
      if (coming.length > 0) await list.put(coming);
      if (gone.length > 0) await list.remove(gone);
      return gone;
    },
  };
}

/**
 * Reads a list to its end while things come and go, and expects what stays throughout exactly once and in order, nothing
 * twice, and nothing that was never there.
 */
export async function expectWholeWalk(app: TestApp, list: PagedList, asked: Walk): Promise<void> {
  const walk: Walk = asked.manner === 'byNumber' && !list.path ? { ...asked, manner: 'between' } : asked;
  const stock = makeStock(list, walk);
  await list.clear();
  await list.put(stock.all.slice(0, walk.startCount));
  const staying = new Set(stock.held().map(({ id }) => id));
  const byId = new Map(stock.all.map((each) => [each.id, each]));
  const seen: Item[] = [];
  const steps = [...walk.steps];
  const isByNumber = walk.manner === 'byNumber';
  let start: PageStart = { first: walk.first };
  for (let page: Page | null = null; page === null || page.hasNextPage; ) {
    const last = seen.at(-1);
    const next = steps.shift() ?? { comes: 0, goes: [] };
    const ahead = stock.held().filter((each) => !last || list.compare(last, each) < 0);
    const reading = readPage(app, list, walk, start);
    if (walk.manner !== 'during') {
      page = await reading;
      expect(page.ids).toEqual(ahead.slice(0, walk.first).map(({ id }) => id));
      if (!isThroughRest(walk)) expect(page.hasNextPage).toBe(ahead.length > walk.first);
    }
    const lastRead = byId.get(page?.ids.at(-1) ?? '') ?? last;
    for (const id of await stock.change(next, isByNumber ? lastRead : undefined)) staying.delete(id);
    page = await reading;
    for (const id of page.ids) {
      const known = byId.get(id);
      if (!known) throw new Error(`The list holds ${id}, which was never there`);
      seen.push(known);
    }
    start = { first: walk.first, ...(isByNumber ? { offset: seen.length } : { after: page.endCursor }) };
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(seen.toSorted(list.compare));
  expect(seen.filter(({ id }) => staying.has(id)).map(({ id }) => id)).toEqual(
    stock
      .held()
      .filter(({ id }) => staying.has(id))
      .map(({ id }) => id),
  );
}
