import type { Pool, PoolClient } from 'pg';

/**
 * Takes connections that break while somebody holds them out of their pool. Kysely gives the connection of a transaction
 * back once that is committed or rolled back: on a broken one it can do neither, and each would be missing for good.
 */
export function giveBackBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // Its holder may yet give it back, and to do so twice is an error.
      client.release = () => undefined;
      release(true);
    });
  });
}
