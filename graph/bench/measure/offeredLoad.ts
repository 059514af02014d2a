import { once } from 'node:events';
import { documents } from '../operations/documents.ts';
import type { Line } from './openLine.ts';
import { openLine } from './openLine.ts';

// A caller of `overload.ts`, in a process of its own: as many requests a second as it is told, answered or not, or else as
// many at once, each followed by the next.

/** What is to be offered. */
export interface Offer {
  readonly url: string;
  readonly seconds: number;
  /** Absent: as many as are answered, to so many callers. */
  readonly perSecond?: number;
  readonly callers: number;
  readonly tokens: readonly string[];
}

/** What came of it; times are milliseconds. */
export interface Outcome {
  readonly offered: number;
  readonly served: readonly number[];
  readonly refused: readonly number[];
  /** Neither answered nor refused. */
  readonly failed: number;
  /** How long all of it took. */
  readonly took: number;
}

const [offer] = await once(process, 'message');
const { url, seconds, perSecond, callers, tokens }: Offer = offer;
const body = JSON.stringify({ query: documents.feed, variables: { scope: 'EVERYONE' } });
const requests = tokens.map(
  (token) =>
    `POST /graphql HTTP/1.1\r\nhost: ${new URL(url).host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
);
const served: number[] = [];
const refused: number[] = [];
let failed = 0;
let offered = 0;
const lines: Line[] = [];
const idle: Line[] = [];

async function freeLine(): Promise<Line> {
  const known = idle.pop();
  if (known) return known;
  const line = await openLine(url);
  lines.push(line);
  return line;
}

async function ask(): Promise<void> {
  const request = requests[offered % requests.length] ?? '';
  offered += 1;
  const began = performance.now();
  // Who cannot even be connected is told of as failed.
  const line = await freeLine().catch(() => null);
  const status = (await line?.ask(request)) ?? 0;
  const taken = performance.now() - began;
  if (status === 200) served.push(taken);
  else if (status === 503) refused.push(taken);
  else failed += 1;
  // A line that is broken is of no more use.
  if (line && status > 0) idle.push(line);
}

/** Asks for what has come due, over and over: at thousands in a second a timer for each would be late. */
async function offerSteadily(rate: number): Promise<void> {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    const due = Math.floor((elapsed * rate) / 1000);
    while (offered < due) calls.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(calls);
}

async function offerInTurn(): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const call = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: callers }, call));
}

const began = performance.now();
await (perSecond === undefined ? offerInTurn() : offerSteadily(perSecond));
for (const line of lines) line.close();
const outcome: Outcome = { offered, served, refused, failed, took: performance.now() - began };
process.send?.(outcome, () => process.exit(0));
