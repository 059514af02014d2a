import type { Ask } from '../operations/Ask.ts';
import { askServer, type ServerUnderTest } from '../operations/ServerUnderTest.ts';
import type { BenchCluster } from '../world/benchCluster.ts';
import { workName } from '../world/buildDatabases.ts';
import { untilIdle } from './untilIdle.ts';

/**
 * The average number of statements that a server sends for a request, as PostgreSQL counts them, including `begin` and
 * `commit`.
 */
export async function countSql(cluster: BenchCluster, server: ServerUnderTest, asks: readonly Ask[]): Promise<number> {
  const ofServers = `from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname <> 'postgres' and s.toplevel`;
  await untilIdle(cluster);
  await cluster.asOwner(workName, (client) => client.query('select pg_stat_statements_reset()'));
  for (const ask of asks) await askServer(server, ask);
  const { rows } = await cluster.asOwner(workName, (client) =>
    client.query(`select coalesce(sum(calls), 0)::int as calls ${ofServers}`),
  );
  return rows[0].calls / asks.length;
}
