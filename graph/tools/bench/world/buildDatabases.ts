import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { launch } from '../servers/launch.ts';
import { productLaunch } from '../servers/product.ts';
import type { BenchCluster } from './benchCluster.ts';
import type { Size } from './cast.ts';
import { sizes } from './cast.ts';
import { communitySteps } from './seedCommunity.ts';
import { postSteps } from './seedPosts.ts';

const migrationsFolder = join(import.meta.dirname, '../../../platform/database/migrations');
const communityName = 'bench_community';
/** The clone that servers write to. */
export const workName = 'bench_work';

type Steps = readonly (readonly [string, string])[];

const nameOf = (size: Size) => `bench_${size}`;

/** A hash of the migrations and the seed of a database. */
async function recipeOf(steps: Steps): Promise<string> {
  const migrations = await readdir(migrationsFolder);
  return createHash('sha256')
    .update(JSON.stringify([migrations.sort(), steps]))
    .digest('hex');
}

async function isMadeBy(cluster: BenchCluster, database: string, recipe: string): Promise<boolean> {
  const { rows } = await cluster.asOwner('postgres', (client) =>
    client.query(`select shobj_description(oid, 'pg_database') as recipe from pg_database where datname = $1`, [
      database,
    ]),
  );
  return rows[0]?.recipe === recipe;
}

async function createFrom(cluster: BenchCluster, database: string, template: string): Promise<void> {
  await cluster.asOwner('postgres', async (client) => {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database} template ${template} owner cycle_chat strategy file_copy`);
  });
}

/** Migrates an empty database with the product, as each start does. */
async function migrate(cluster: BenchCluster, database: string): Promise<void> {
  const server = await launch(productLaunch(cluster.urlOf(database)));
  await server.stop();
}

/** Runs the steps without triggers and foreign keys. Random choices are the same in every run. */
async function runSteps(client: Client, steps: Steps, log: (line: string) => void): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set max_parallel_workers_per_gather = 0; set work_mem = '512MB'`,
  );
  for (const [name, text] of steps) {
    const startedAt = performance.now();
    await client.query('select setseed(0.42)');
    await client.query(text);
    log(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** Drops indexes of posts during the job and creates them again afterwards, which is much faster. */
async function withoutPostIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid in ('post'::regclass, 'post_like'::regclass, 'comment'::regclass, 'ride_participant'::regclass)
       and not i.indisprimary`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

async function buildCommunity(cluster: BenchCluster, log: (line: string) => void): Promise<void> {
  const recipe = await recipeOf(communitySteps);
  if (await isMadeBy(cluster, communityName, recipe)) return;
  log('Seeding the people');
  await createFrom(cluster, communityName, 'template1');
  await migrate(cluster, communityName);
  await cluster.asOwner(communityName, async (client) => {
    await runSteps(client, communitySteps, log);
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('grant execute on all functions in schema public to cycle_chat');
    await client.query(`comment on database ${communityName} is '${recipe}'`);
  });
}

async function buildSize(cluster: BenchCluster, size: Size, log: (line: string) => void): Promise<void> {
  const steps = postSteps(sizes[size]);
  const recipe = await recipeOf([...communitySteps, ...steps]);
  if (await isMadeBy(cluster, nameOf(size), recipe)) return;
  await buildCommunity(cluster, log);
  log(`Seeding ${size} posts`);
  await createFrom(cluster, nameOf(size), communityName);
  await cluster.asOwner(nameOf(size), async (client) => {
    const counts = steps.findIndex(([name]) => name === 'counts');
    await withoutPostIndexes(client, () => runSteps(client, steps.slice(0, counts), log));
    await client.query('analyze');
    await runSteps(client, steps.slice(counts), log);
    await client.query('vacuum full post, comment, ride, "user", "group"');
    await client.query('vacuum (freeze, analyze)');
    await client.query('checkpoint');
    await client.query(`comment on database ${nameOf(size)} is '${recipe}'`);
  });
}

/** Creates the community of a size if it is missing or has an older recipe. @returns the name of its database */
export async function ensureCommunity(cluster: BenchCluster, size: Size, log: (line: string) => void): Promise<string> {
  await buildSize(cluster, size, log);
  return nameOf(size);
}

/** Clones a community for a run that writes. @returns the address of the clone */
export async function cloneCommunity(cluster: BenchCluster, database: string): Promise<string> {
  await createFrom(cluster, workName, database);
  await cluster.asOwner(workName, async (client) => {
    // The product would record the use of sessions that have been unused for an hour.
    await client.query('update session set last_used_at = now()');
    await client.query('vacuum session');
  });
  return workName;
}
