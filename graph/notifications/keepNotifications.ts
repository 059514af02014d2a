import type { FastifyInstance } from 'fastify';
import type { Backend } from '../requestContext.ts';
import { forgetNotifications } from './forgetNotifications.ts';
import { remindOfRides } from './rideReminders.ts';

/** How often it is looked for what is due, in milliseconds. */
const interval = 5 * 60_000;

/** Reminds of rides and drops old notifications for as long as the server runs, on each node. */
export function keepNotifications(app: FastifyInstance, { sql, services }: Pick<Backend, 'sql' | 'services'>): void {
  let isBusy = false;

  async function keep(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      const keeper = { sql, services, now: new Date() };
      await remindOfRides(keeper);
      await forgetNotifications(keeper);
    } catch (error) {
      // The next time makes up for it.
      app.log.error({ err: error }, 'Notifications could not be kept');
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void keep(), interval).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
