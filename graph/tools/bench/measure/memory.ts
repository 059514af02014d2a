import autocannon from 'autocannon';
import { asksOf, connectionCount, type Operation } from '../operations/operations.ts';
import type { ServerUnderTest } from '../operations/ServerUnderTest.ts';
import { residentMemoryOf } from './processorTime.ts';

export interface MemoryFigures {
  readonly requests: number;
  /** Resident memory in MiB after each tenth of the requests. */
  readonly steps: readonly number[];
}

const steps = 10;
const measured = new Set(['feed', 'following', 'post', 'profile', 'rest']);

/** Sends a mix of reads and measures the memory of the server meanwhile. */
export async function measureMemory(
  server: ServerUnderTest,
  operations: readonly Operation[],
  requests: number,
): Promise<MemoryFigures> {
  const reads = operations.filter(({ name }) => measured.has(name));
  const found: number[] = [];
  for (let step = 0; step < steps; step++) {
    let connection = 0;
    const result = await autocannon({
      url: server.url,
      connections: connectionCount,
      amount: requests / steps,
      setupClient: (client) => {
        const asks = reads.flatMap((operation) => asksOf(operation, connection));
        connection++;
        client.setRequests(asks.flatMap((ask) => server.dialect.request(ask) ?? []).map((request) => ({ ...request })));
      },
    });
    if (result.errors + result.non2xx > 0) throw new Error(`${server.name} failed under the load on its memory`);
    found.push(await residentMemoryOf(server.processId));
  }
  return { requests, steps: found };
}
