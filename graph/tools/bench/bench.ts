import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureStatements } from './measure/feedStatement.ts';
import { measureHotLike } from './measure/hotLike.ts';
import { measureServers } from './measure/measureServers.ts';
import { measureMemory } from './measure/memory.ts';
import { measureStart } from './measure/start.ts';
import { operationsOn, pickTargets } from './operations/operations.ts';
import type { ServerUnderTest } from './operations/ServerUnderTest.ts';
import { isWhole, type Options, readOptions } from './options.ts';
import { drawChart } from './report/drawChart.ts';
import { describeMachine } from './report/machine.ts';
import type { Results } from './report/Results.ts';
import { writeMarkdown } from './report/writeMarkdown.ts';
import { candidates, startCandidate } from './servers/catalogue.ts';
import { type BenchCluster, startBenchCluster } from './world/benchCluster.ts';
import { cloneCommunity, ensureCommunity } from './world/buildDatabases.ts';

const log = (line: string) => void process.stdout.write(`${line}\n`);

const isAsked = (list: readonly string[] | null, name: string) => list === null || list.includes(name);

/** Starts the servers on a fresh clone and runs the job with them. */
async function withServers<Found>(
  cluster: BenchCluster,
  { size, servers: asked }: Pick<Options, 'size' | 'servers'>,
  work: (servers: readonly ServerUnderTest[], database: string) => Promise<Found>,
): Promise<Found> {
  const database = await cloneCommunity(cluster, await ensureCommunity(cluster, size, log));
  const servers: ServerUnderTest[] = [];
  try {
    for (const candidate of candidates) {
      if (!isAsked(asked, candidate.name)) continue;
      await candidate.prepare?.(cluster, database);
      servers.push(await startCandidate(candidate, cluster.urlOf(database)));
    }
    return await work(servers, database);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const compareServers = (cluster: BenchCluster, options: Options) =>
  withServers(cluster, options, async (servers, database) => {
    const targets = await cluster.asOwner(database, (client) => pickTargets(client, options.size));
    const { rounds, seconds, only } = options;
    const figures: Results['operations'][number][] = [];
    for (const operation of operationsOn(targets).filter(({ name }) => isAsked(only, name))) {
      const load = { servers, operation, rounds, seconds, postmasterId: cluster.processId };
      figures.push(await measureServers({ cluster, log, ...load }));
    }
    return figures;
  });

const measureHot = (cluster: BenchCluster, options: Options) =>
  withServers(cluster, { ...options, servers: ['floor', 'product'] }, async (servers, database) => {
    const targets = await cluster.asOwner(database, (client) => pickTargets(client, options.size));
    const figures: Results['hot'][number][] = [];
    for (const server of servers) figures.push(await measureHotLike(cluster, server, targets, options));
    return figures;
  });

const measureProductMemory = (cluster: BenchCluster, options: Options) =>
  withServers(cluster, { ...options, servers: ['product'] }, async ([server], database) => {
    const targets = await cluster.asOwner(database, (client) => pickTargets(client, options.size));
    return server ? measureMemory(server, operationsOn(targets), options.isQuick ? 20_000 : 100_000) : null;
  });

async function measureProductStart(cluster: BenchCluster, { size }: Options) {
  const database = await cloneCommunity(cluster, await ensureCommunity(cluster, size, log));
  const product = candidates.find(({ name }) => name === 'product');
  return product ? measureStart(product, cluster.urlOf(database), 5) : null;
}

async function measure(cluster: BenchCluster, options: Options): Promise<Results> {
  const { isQuick, size, rounds, seconds, parts } = options;
  const machine = await describeMachine(cluster);
  return {
    takenAt: new Date().toISOString(),
    ...{ isQuick, size, rounds, seconds, machine },
    operations: parts.includes('servers') ? await compareServers(cluster, options) : [],
    statement: parts.includes('statement')
      ? await measureStatements(cluster, { rounds: 3 * rounds, times: 9 }, log)
      : [],
    hot: parts.includes('hot') ? await measureHot(cluster, options) : [],
    memory: parts.includes('memory') ? await measureProductMemory(cluster, options) : null,
    start: parts.includes('start') ? await measureProductStart(cluster, options) : null,
  };
}

/** Merges newly measured parts into the last report. */
async function intoReport(results: Results, { parts }: Options): Promise<Results> {
  if (parts.includes('servers')) return results;
  const last: Results = await readResults();
  const measured = Object.fromEntries(Object.entries(results).filter(([name]) => parts.includes(name)));
  const dates = Object.fromEntries(parts.map((part) => [part, results.takenAt]));
  return { ...last, ...measured, again: { ...last.again, ...dates } };
}

/** Writes the report. Only a complete run replaces the report next to this file. */
async function report(results: Results, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(folder, 'results.svg'), drawChart(results));
  await writeFile(join(folder, 'RESULTS.md'), writeMarkdown(results));
  log(writeMarkdown(results));
  log(`Written to ${folder}`);
}

const options = readOptions();
const folder = isWhole(options) ? import.meta.dirname : join(import.meta.dirname, '.data/report');
const readResults = async (): Promise<Results> => JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
if (options.isReportOnly) {
  await report(await readResults(), folder);
} else {
  const cluster = await startBenchCluster(log);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => cluster.stop().finally(() => process.exit(130)));
  try {
    const results = await measure(cluster, options);
    await report(isWhole(options) ? await intoReport(results, options) : results, folder);
  } finally {
    await cluster.stop();
  }
}
