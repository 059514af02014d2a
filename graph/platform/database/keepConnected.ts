import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

/** The time between two attempts, in milliseconds. */
const retryInterval = 500;

interface Keeping {
  readonly open: () => Promise<Client>;
  readonly log: (message: string) => void;
}

/**
 * Keeps a session with the embedded server open. If it ends because the server was killed or restarted after a crash, starts the
 * server again and reconnects. Retries until that succeeds, because a full disk can be the reason. Returns the function that stops
 * this.
 */
export function keepConnected(session: Client, { open, log }: Keeping): () => Promise<void> {
  let isKept = true;
  let reopening = Promise.resolve();

  function watch(client: Client): void {
    client.once('end', () => {
      if (isKept) reopening = reopen();
    });
  }

  async function reopen(): Promise<void> {
    log('The database has stopped: starting it again…');
    let isOpen = false;
    let loggedReason = '';
    while (isKept && !isOpen) {
      try {
        watch(await open());
        isOpen = true;
        log('The database is back.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== loggedReason) log(`The database did not start: ${reason}`);
        loggedReason = reason;
        await delay(retryInterval);
      }
    }
  }

  watch(session);
  return async () => {
    isKept = false;
    await reopening;
  };
}
