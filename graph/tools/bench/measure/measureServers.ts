import { compareAnswers } from '../operations/compareAnswers.ts';
import { asksFor } from '../operations/deepPages.ts';
import { asksOf, type Operation } from '../operations/operations.ts';
import type { ServerUnderTest } from '../operations/ServerUnderTest.ts';
import type { BenchCluster } from '../world/benchCluster.ts';
import { workName } from '../world/buildDatabases.ts';
import { type LoadOptions, load, type Round, send } from './load.ts';
import { countSql } from './sqlCount.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { untilIdle } from './untilIdle.ts';

export interface ServerFigures {
  readonly server: string;
  readonly requestsPerSecond: Spread;
  /** Requests a second, as a fraction of the floor’s in the same round. */
  readonly ratio: Spread;
  readonly p50: Spread;
  readonly p99: Spread;
  readonly nodeTime: Spread;
  readonly databaseTime: Spread;
  /** Statements for each request. */
  readonly sqlCount: number;
}

export interface OperationFigures {
  readonly name: string;
  readonly label: string;
  readonly servers: readonly ServerFigures[];
}

export interface MeasureOptions {
  readonly cluster: BenchCluster;
  readonly servers: readonly ServerUnderTest[];
  readonly operation: Operation;
  readonly rounds: number;
  readonly seconds: number;
  readonly postmasterId: number;
  log(line: string): void;
}

const comparedConnections = 3;
const warmUpSeconds = 1.5;
const countedAsks = 20;

/**
 * Measures an operation on each server that has it. First it compares the responses of all, then warms up each server.
 * Then the servers take turns, so that other load of the machine affects all.
 */
export async function measureServers(options: MeasureOptions): Promise<OperationFigures> {
  const { cluster, servers, operation, rounds, seconds, postmasterId, log } = options;
  const compared = Array.from({ length: comparedConnections }, (_, connection) =>
    asksOf(operation, connection).slice(0, 4),
  ).flat();
  const able = await compareAnswers(servers, (server) => asksFor(server, operation, compared));
  const prepared = await Promise.all(
    able.map(async (server) => ({ server, deep: await asksFor(server, operation, compared) })),
  );
  const runs = prepared.map(({ server, deep }) => {
    const translate: LoadOptions['translate'] = (asks) =>
      operation.page ? asks.map((ask, index) => deep[index % deep.length] ?? ask) : [...asks];
    return { options: { server, operation, translate, seconds, postmasterId }, rounds: [] as Round[], sqlCount: 0 };
  });
  for (const run of runs) {
    await send(run.options, warmUpSeconds);
    const asks = asksOf({ ...operation, page: undefined }, 0).slice(0, countedAsks);
    run.sqlCount = await countSql(cluster, run.options.server, asks);
  }
  for (let round = 1; round <= rounds; round++) {
    for (const run of runs) {
      await untilIdle(cluster);
      run.rounds.push(await load(run.options));
    }
    const told = runs.map(
      (run) => `${run.options.server.name} ${Math.round(run.rounds.at(-1)?.requestsPerSecond ?? 0)}`,
    );
    log(`  ${operation.name} ${round}/${rounds}, requests/s: ${told.join(', ')}`);
  }
  if (operation.isWrite) await cluster.asOwner(workName, (client) => client.query('vacuum analyze'));
  const floor = runs.find((run) => run.options.server.name === 'floor')?.rounds ?? [];
  return {
    name: operation.name,
    label: operation.label,
    servers: runs.map((run) => figuresOf(run.options.server.name, run.rounds, floor, run.sqlCount)),
  };
}

function figuresOf(server: string, rounds: readonly Round[], floor: readonly Round[], sqlCount: number): ServerFigures {
  const spread = (figure: (round: Round, index: number) => number) => spreadOf(rounds.map(figure));
  return {
    server,
    requestsPerSecond: spread((round) => round.requestsPerSecond),
    ratio: spread((round, index) => round.requestsPerSecond / (floor[index]?.requestsPerSecond ?? Number.NaN)),
    p50: spread((round) => round.p50),
    p99: spread((round) => round.p99),
    nodeTime: spread((round) => round.nodeTime),
    databaseTime: spread((round) => round.databaseTime),
    sqlCount,
  };
}
