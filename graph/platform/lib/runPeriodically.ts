import type { FastifyInstance } from 'fastify';

interface Upkeep {
  /** The log message for a failure. The next round tries again. */
  readonly failure: string;
  work(): Promise<unknown>;
}

/** In milliseconds. */
const interval = 5 * 60_000;

/** Runs work every 5 minutes on each node until the server stops. Skips a round while the previous one still runs. */
export function runPeriodically(app: FastifyInstance, { failure, work }: Upkeep): void {
  let isBusy = false;

  async function run(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error }, failure);
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void run(), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
