import { setTimeout as delay } from 'node:timers/promises';
import type { BenchCluster } from '../world/benchCluster.ts';
import { workName } from '../world/buildDatabases.ts';

/** Waits until the database has completed the statements that were running when the load ended. */
export async function untilIdle(cluster: BenchCluster): Promise<void> {
  const busy = `select from pg_stat_activity where usename = 'cycle_chat' and state <> 'idle'`;
  let quietTimes = 0;
  while (quietTimes < 3) {
    const { rowCount } = await cluster.asOwner(workName, (client) => client.query(busy));
    quietTimes = rowCount ? 0 : quietTimes + 1;
    await delay(50);
  }
}
