import { join } from 'node:path';
import type { Dialect } from '../operations/Ask.ts';
import { floorDialect, graphqlDialect, peerDialect } from '../operations/dialects.ts';
import { postgraphileDialect } from '../operations/postgraphileDialect.ts';
import type { ServerUnderTest } from '../operations/ServerUnderTest.ts';
import type { BenchCluster } from '../world/benchCluster.ts';
import { type Launch, launch } from './launch.ts';
import { postgraphileSql } from './peers/postgraphileSql.ts';
import { productLaunch } from './product.ts';

export interface Candidate {
  readonly name: string;
  readonly label: string;
  readonly dialect: Dialect;
  launchOn(databaseUrl: string): Launch;
  /** Prepares the database for this server. */
  prepare?(cluster: BenchCluster, database: string): Promise<void>;
}

const candidate = (
  name: string,
  label: string,
  file: string,
  dialect: Dialect,
  settings: Record<string, string> = {},
): Candidate => ({
  name,
  label,
  dialect,
  launchOn: (databaseUrl) => ({
    name,
    command: [join(import.meta.dirname, file)],
    environment: { DATABASE_URL: databaseUrl, ...settings },
  }),
});

/** All measured servers. The others are compared with the floor. */
export const candidates: readonly Candidate[] = [
  candidate('floor', 'Floor: node:http + pg', 'floor.ts', floorDialect),
  { name: 'product', label: 'Cycle Chat', dialect: graphqlDialect, launchOn: productLaunch },
  {
    ...candidate('postgraphile', 'PostGraphile 5', 'peers/postgraphile.ts', postgraphileDialect),
    prepare: async (cluster, database) => {
      const sql = await postgraphileSql();
      await cluster.asOwner(database, (client) => client.query(sql));
    },
  },
  candidate('mercurius', 'Mercurius, JIT + loaders', 'peers/mercurius.ts', peerDialect),
  candidate('yoga', 'GraphQL Yoga, DataLoader', 'peers/yoga.ts', peerDialect),
  candidate('yoga-jit', 'GraphQL Yoga, DataLoader + graphql-jit', 'peers/yoga.ts', peerDialect, { JIT: '1' }),
  candidate('mercurius-sql', 'Mercurius, JIT, our SQL', 'peers/mercurius.ts', peerDialect, { OUR_SQL: '1' }),
  candidate('yoga-jit-sql', 'GraphQL Yoga, graphql-jit, our SQL', 'peers/yoga.ts', peerDialect, {
    JIT: '1',
    OUR_SQL: '1',
  }),
];

/** Starts a candidate on a database. */
export async function startCandidate({ launchOn, dialect }: Candidate, databaseUrl: string): Promise<ServerUnderTest> {
  const running = await launch(launchOn(databaseUrl));
  return { ...running, dialect };
}
