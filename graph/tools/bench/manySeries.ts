import { openSession } from '../../auth/sessions.ts';
import { newId } from '../../platform/lib/ids.ts';
import { type Caller, makeCaller } from '../../test/caller.ts';
import { makeFactories } from '../../test/factories.ts';
import { untilAcknowledged } from '../../test/faults/untilAcknowledged.ts';
import { startNode } from '../../test/nodeProcess.ts';
import { bareRide } from '../../test/rideDoors.ts';
import { spreadOf } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// Four servers make the same series at once, and extend them at once: `npx tsx graph/tools/bench/manySeries.ts [series] [at once]`, after
// `npm run build`. Each series has 40 dates and gets 12 more. Exits with 1 unless each of the 52 dates exists once.

const [count = '1000', atOnce = '4'] = process.argv.slice(2);
const nodeCount = 4;
/** A member has at most 500 rides in the future. */
const seriesOfMember = 5;
const unlimited = { points: 1_000_000_000, seconds: 60 };

const { backend, databaseUrl, run, stop } = await serveAlone();
const { member } = makeFactories(backend.sql);
const nodes = await Promise.all(
  Array.from({ length: nodeCount }, () =>
    startNode({
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: JSON.stringify({ reads: unlimited, writes: unlimited, texts: unlimited }),
    }),
  ),
);

interface Series {
  readonly id: string;
  /** The author, as every node knows them. */
  readonly callers: readonly Caller[];
}

async function authorOf(index: number): Promise<readonly Caller[]> {
  const { id } = await member(`author${index}`);
  const authorization = `Bearer ${await openSession(backend.sql, id, new Date())}`;
  return nodes.map(({ url }) => makeCaller(url, async () => ({ authorization })));
}

const authors: (readonly Caller[])[] = [];
for (let index = 0; index < Number(count) / seriesOfMember; index += 1) authors.push(await authorOf(index));
const series: Series[] = Array.from({ length: Number(count) }, (_, index) => ({
  id: newId(),
  callers: authors[Math.floor(index / seriesOfMember)] ?? [],
}));

/** Sends a write of each series to all nodes at once, and shows how long all four responses take. */
async function everywhere(name: string, write: (caller: Caller, id: string) => Promise<{ status: number }>) {
  const taken: number[] = [];
  const left = series.values();
  const work = async () => {
    for (const { id, callers } of left) {
      const began = performance.now();
      await Promise.all(callers.map((caller) => untilAcknowledged(() => write(caller, id))));
      taken.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: Number(atOnce) }, work));
  const seconds = (performance.now() - began) / 1000;
  const { median, least, most } = spreadOf(taken);
  const [middle, low, high] = [median, least, most].map((time) => time.toFixed(0));
  process.stdout.write(
    `${name} ${count} series on ${nodeCount} nodes: ${seconds.toFixed(0)} s; each series ${middle} ms (${low}–${high})\n`,
  );
}

const rideData = { ...bareRide, date: '2086-06-04' };
const body = { content: 'Loop', isRide: true, rideData, repeats: 'FREQ=WEEKLY;BYDAY=TU;COUNT=40' };
await everywhere('made', (caller, id) => caller.post('/api/posts', { ...body, id }));
await everywhere('extended', (caller, id) => caller.patch(`/api/rides/${id}/series`, { until: '2087-05-27' }));

const { rows } = await run(
  `select count(*)::int as series, coalesce(sum(dates), 0)::int as dates,
     count(*) filter (where dates = 52 and days = 52)::int as whole
   from (select count(*) as dates, count(distinct series_date) as days from ride group by series_id) each`,
);
const [{ series: made, dates, whole }] = rows;
process.stdout.write(`${dates} dates of ${made} series; ${whole} series have each of 52 dates once\n`);
await Promise.all(nodes.map((node) => node.kill()));
await stop();
process.exitCode = whole === Number(count) && made === whole ? 0 : 1;
