import { once } from 'node:events';
import type { Line } from './openLine.ts';
import { openLine } from './openLine.ts';

// A client of `overload.ts`, as a separate process. It sends a fixed number of requests a second, whether or not they
// are answered, or it keeps a fixed number of requests open.

/** The load to send. */
export interface Offer {
  readonly url: string;
  readonly seconds: number;
  /** The maximum number of open requests. */
  readonly callers: number;
  /** If missing, each connection sends its next request after each response. */
  readonly perSecond?: number;
  readonly tokens: readonly string[];
  /** The bodies of GraphQL requests, sent in rotation. */
  readonly bodies: readonly string[];
}

/** The result. Times are in milliseconds. */
export interface Outcome {
  readonly offered: number;
  readonly served: readonly number[];
  readonly refused: readonly number[];
  /** Requests with a broken connection, and requests not sent because all connections were waiting. */
  readonly failed: number;
  /** The duration of the whole load. */
  readonly took: number;
}

const [offer] = await once(process, 'message');
const { url, seconds, perSecond, callers, tokens, bodies }: Offer = offer;
const { host } = new URL(url);
const requests = tokens.flatMap((token) =>
  bodies.map((body) => {
    const heads = [`host: ${host}`, `authorization: Bearer ${token}`, 'content-type: application/json'];
    return `POST /graphql HTTP/1.1\r\n${heads.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }),
);
const served: number[] = [];
const refused: number[] = [];
let failed = 0;
let offered = 0;
const idle: Line[] = [];

function note(status: number, taken: number): void {
  if (status === 200) served.push(taken);
  else if (status === 503) refused.push(taken);
  else failed += 1;
}

async function ask(line: Line): Promise<void> {
  const request = requests[offered % requests.length] ?? '';
  offered += 1;
  const began = performance.now();
  const status = await line.ask(request);
  note(status, performance.now() - began);
  // A broken connection is not used again.
  if (status > 0) idle.push(line);
}

function askIfIdle(): void {
  const line = idle.pop();
  if (line) return void ask(line);
  offered += 1;
  failed += 1;
}

/** Sends all requests that are due, again and again. A timer for each would be late at thousands a second. */
async function offerSteadily(rate: number): Promise<void> {
  const began = performance.now();
  const isOver = () => performance.now() - began >= seconds * 1000;
  while (!isOver() || served.length + refused.length + failed < offered) {
    const due = isOver() ? 0 : Math.floor(((performance.now() - began) * rate) / 1000);
    while (offered < due) askIfIdle();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function offerInTurn(): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const call = async (line: Line) => {
    while (performance.now() < end) await ask(line);
  };
  await Promise.all(idle.splice(0).map(call));
}

for (let count = 0; count < callers; count += 1) idle.push(await openLine(url));
const lines = [...idle];
const began = performance.now();
await (perSecond === undefined ? offerInTurn() : offerSteadily(perSecond));
for (const line of lines) line.close();
const outcome: Outcome = { offered, served, refused, failed, took: performance.now() - began };
process.send?.(outcome, () => process.exit(0));
