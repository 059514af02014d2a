import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSession } from '../auth/sessions.ts';
import { makeFactories } from '../test/factories.ts';
import type { Offer, Outcome } from './measure/offeredLoad.ts';
import { percentile } from './measure/statistics.ts';
import { serveAlone } from './serveAlone.ts';

// What is served of five times as much as can be: `npx tsx graph/bench/overload.ts`, with another factor after it. First it
// finds the capacity, callers asking again as soon as they are answered; then it offers a multiple of it, answered or not;
// then it looks how soon all is as before. Ends with 1 where less than four fifths of the capacity is served.

const [times = '5'] = process.argv.slice(2);
const factor = Number(times);
if (!(factor > 0)) throw new Error(`${times} is no factor`);
const callers = 64;
const members = 50;
const posts = 200;
const least = 0.8;

const say = (line: string) => process.stdout.write(`${line}\n`);

const { url, backend, stop } = await serveAlone();
const { member, post } = makeFactories(backend.sql);
const tokens: string[] = [];
for (let index = 0; index < members; index += 1) {
  const { id, username } = await member(`rider${index}`);
  for (let count = 0; count < posts / members; count += 1) await post({ id, username }, { content: `Post ${count}` });
  tokens.push(await openSession(backend.sql, id, new Date()));
}

async function offer(load: Pick<Offer, 'seconds' | 'perSecond'>): Promise<Outcome> {
  const caller = fork(join(import.meta.dirname, 'measure/offeredLoad.ts'), { execArgv: ['--import', 'tsx'] });
  caller.send({ url, callers, tokens, ...load } satisfies Offer);
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

// What is compiled and cached by then is no part of the capacity.
await offer({ seconds: 5 });
const alone = await offer({ seconds: 10 });
tell('capacity', alone);
const capacity = rateOf(alone.served, alone);
const crowded = await offer({ seconds: 20, perSecond: capacity * factor });
tell(`${factor} times as much`, crowded);
const [recovery = Number.NaN] = (await offer({ seconds: 1 })).served;
const after = await offer({ seconds: 10 });
tell('afterwards', after);

const share = rateOf(crowded.served, crowded) / capacity;
say(`${(share * 100).toFixed(0)} % of the capacity is served under ${factor} times as much`);
say(`the first answer afterwards takes ${recovery.toFixed(1)} ms`);
await stop();
process.exitCode = share < least || crowded.failed > 0 ? 1 : 0;
