import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { QueueLengths } from '../lib/workQueue.ts';
import type { Inbox } from '../media/inbox.ts';
import { picturesTakenIn } from '../media/normalisePicture.ts';
import { renditionsMade } from '../media/renditions.ts';
import type { Subscriptions } from '../subscriptionDoor.ts';

interface Work {
  readonly inbox: Inbox;
  readonly subscriptions: Subscriptions;
}

/** Tells of the work that an instance has in hand: what waits in its queues, and what is held open. */
export function gaugeWork(registry: Registry, { inbox, subscriptions }: Work): void {
  const registers = [registry];
  const queues: Record<string, () => QueueLengths> = {
    'pictures taken in': picturesTakenIn,
    'renditions made': renditionsMade,
    'live events': () => subscriptions.work().events,
  };
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that run and jobs that wait for their turn, by queue. Those of pictures are the process’s.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, lengths] of Object.entries(queues)) {
        const { running, waiting } = lengths();
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
  gauge(registers, 'picture_deliveries', 'Requests whose pictures are being received.', () => inbox.deliveryCount());
  gauge(registers, 'live_connections', 'Open WebSockets.', () => subscriptions.work().connections);
  gauge(
    registers,
    'live_subscriptions',
    'Subscriptions that are being followed.',
    () => subscriptions.work().subscriptions,
  );
}

function gauge(registers: Registry[], name: string, help: string, count: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(count());
    },
  });
}
