import type { Pool, PoolClient } from 'pg';

/**
 * Removes connections that break while they are in use from their pool. Kysely releases the connection of a transaction after commit
 * or rollback. On a broken connection both fail, so the pool would lose it forever.
 */
export function releaseBroken(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => void held.add(client));
  pool.on('release', (_error, client) => void held.delete(client));
  pool.on('connect', (client) => {
    // An error event without a listener ends the process. The next query on the connection rejects anyway.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!held.has(client)) return;
      const { release } = client;
      // Its user may still release it, and a second release throws.
      client.release = () => undefined;
      release(true);
    });
  });
}
