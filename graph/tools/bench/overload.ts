import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { openSession } from '../../auth/sessions.ts';
import { makeFactories } from '../../test/factories.ts';
import type { Offer, Outcome } from './measure/offeredLoad.ts';
import { percentile, spreadOf } from './measure/statistics.ts';
import { documents } from './operations/documents.ts';
import { serveAlone } from './serveAlone.ts';

// Measures the throughput under five times the capacity, or another factor: `npx tsx graph/tools/bench/overload.ts
// [factor]`. It alternates between measuring the capacity, with clients that send their next request after each
// response, and sending a multiple of it at a fixed rate. The requests are the reads of the soak test. With `feed`
// after the factor they are only feeds, the fastest read, so that refusals are the largest part of the work. Exits with
// 1 if less than four fifths of the capacity is served.

const [times = '5', only] = process.argv.slice(2);
const factor = Number(times);
if (!(factor > 0)) throw new Error(`${times} is no factor`);
/** The number of connections at capacity, and in a crowd. */
const callers = 64;
const crowd = 1_000;
const members = 50;
const posts = 200;
const rounds = 3;
const enough = 0.8;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const tokens: string[] = [];
let postId = '';
for (let index = 0; index < members; index += 1) {
  const { id, username } = await member(`rider${index}`);
  tokens.push(await openSession(backend.sql, id, new Date()));
  for (let count = 0; count < posts / members; count += 1) {
    ({ id: postId } = await post({ id, username }, { content: `Tailwind to the bakery, number ${count}` }));
  }
}

/** The reads, with their frequency out of 72. */
const reads: [share: number, query: string, variables: object][] = [
  [35, documents.feed, { scope: 'EVERYONE' }],
  [17, documents.post, { id: postId }],
  [12, documents.profile, { username: 'rider0' }],
  [8, documents.search, { query: 'bakery' }],
];
/** Each read is spread evenly over a round. */
const bodies = reads
  .slice(0, only === 'feed' ? 1 : reads.length)
  .flatMap(([share, query, variables]) =>
    Array.from({ length: share }, (_, turn) => ({
      at: (turn + 0.5) / share,
      body: JSON.stringify({ query, variables }),
    })),
  )
  .sort((one, other) => one.at - other.at)
  .map(({ body }) => body);

async function offer(load: Pick<Offer, 'seconds'> & Partial<Offer>): Promise<Outcome> {
  const caller = fork(join(import.meta.dirname, 'measure/offeredLoad.ts'), { execArgv: ['--import', 'tsx'] });
  // Low priority: real clients have machines of their own and take no time from the server.
  if (caller.pid) setPriority(caller.pid, constants.priority.PRIORITY_LOW);
  caller.send({ url, callers, tokens, bodies, ...load } satisfies Offer);
  const [outcome]: Outcome[] = await once(caller, 'message');
  if (!outcome) throw new Error('The caller has ended without an outcome');
  return outcome;
}

const rateOf = (figures: readonly number[], { took }: Outcome) => (figures.length * 1000) / took;

function tell(name: string, outcome: Outcome): void {
  const { served, refused, failed, offered, took } = outcome;
  const times = (figures: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(figures, share).toFixed(1)} ms`).join(', ');
  say(`${name}: ${((offered * 1000) / took).toFixed(0)}/s offered, ${failed} failed`);
  say(`  served  ${rateOf(served, outcome).toFixed(0)}/s, ${times(served)}`);
  if (refused.length > 0) say(`  refused ${rateOf(refused, outcome).toFixed(0)}/s, ${times(refused)}`);
}

const findCapacity = async () => {
  const outcome = await offer({ seconds: 6 });
  tell('capacity', outcome);
  return { rate: rateOf(outcome.served, outcome), first: outcome.served[0] ?? Number.NaN };
};

// Compiling and caching are not part of the measured capacity.
await offer({ seconds: 5 });
const shares: number[] = [];
const recoveries: number[] = [];
let before = await findCapacity();
for (let round = 0; round < rounds; round += 1) {
  const crowded = await offer({ seconds: 8, perSecond: before.rate * factor, callers: crowd });
  tell(`${factor} times as much`, crowded);
  const after = await findCapacity();
  shares.push((2 * rateOf(crowded.served, crowded)) / (before.rate + after.rate));
  recoveries.push(after.first);
  before = after;
}
const { median, least, most } = spreadOf(shares);
const [middle, low, high] = [median, least, most].map((share) => (share * 100).toFixed(0));
say(`${middle} % of the capacity (${low} to ${high}) is served under ${factor} times as much`);
say(`the first answer afterwards takes ${spreadOf(recoveries).most.toFixed(1)} ms at most`);
await stop();
process.exitCode = median < enough ? 1 : 0;
