import { askServer } from '../operations/ServerUnderTest.ts';
import { type Candidate, startCandidate } from '../servers/catalogue.ts';
import { firstViewer } from '../world/cast.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Milliseconds from the start of the process to its first response, on an existing database. */
export async function measureStart(candidate: Candidate, databaseUrl: string, times: number): Promise<Spread> {
  const found: number[] = [];
  for (let run = 0; run < times; run++) {
    const startedAt = performance.now();
    const server = await startCandidate(candidate, databaseUrl);
    await askServer(server, { type: 'feed', viewer: firstViewer, scope: 'EVERYONE' });
    found.push(performance.now() - startedAt);
    await server.stop();
  }
  return spreadOf(found);
}
