import { readFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { BenchCluster } from '../world/benchCluster.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** GiB. */
  readonly memory: number;
  readonly system: string;
  /** The number of processes that wanted a core just before the run. */
  readonly loadBefore: number;
  /** By the name of the software. */
  readonly versions: Readonly<Record<string, string>>;
}

const own = join(import.meta.dirname, '../package.json');
const installed = join(import.meta.dirname, '../../../../node_modules');
const told = ['@apollo/server', 'type-graphql', '@mikro-orm/core', 'graphql-jit', 'fastify'];

async function versionOf(name: string): Promise<[string, string]> {
  const { version } = JSON.parse(await readFile(join(installed, name, 'package.json'), 'utf8'));
  return [name, version];
}

/** The machine and the versions of a run. */
export async function describeMachine(cluster: BenchCluster): Promise<Machine> {
  const [first] = cpus();
  const [loadBefore = 0] = loadavg();
  const { rows } = await cluster.asOwner('postgres', (client) => client.query('show server_version'));
  const { dependencies: peers } = JSON.parse(await readFile(own, 'utf8'));
  return {
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem() / 2 ** 30,
    system: `${type()} ${release()}`,
    loadBefore,
    versions: {
      'Node.js': process.versions.node,
      PostgreSQL: rows[0].server_version,
      ...Object.fromEntries(await Promise.all(told.map(versionOf))),
      ...peers,
    },
  };
}
