import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

/** How long to wait until it is tried again, in milliseconds. */
const pause = 500;

interface Keeping {
  readonly open: () => Promise<Client>;
  readonly log: (message: string) => void;
}

/**
 * Keeps a session with the embedded server. Where it ends by itself, because the server was killed or has begun anew after
 * a crash, it is opened again, and the server with it, until that succeeds: a full disk may be the reason. Answers how to
 * leave off.
 */
export function keepOpen(session: Client, { open, log }: Keeping): () => Promise<void> {
  let isKept = true;
  let reopening = Promise.resolve();

  function watch(client: Client): void {
    client.once('end', () => {
      if (isKept) reopening = reopen();
    });
  }

  async function reopen(): Promise<void> {
    log('The database has ended: starting it again…');
    let isOpen = false;
    let told = '';
    while (isKept && !isOpen) {
      try {
        watch(await open());
        isOpen = true;
        log('The database is back.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) log(`The database has not started: ${reason}`);
        told = reason;
        await delay(pause);
      }
    }
  }

  watch(session);
  return async () => {
    isKept = false;
    await reopening;
  };
}
