import { Gauge, type Registry } from 'prom-client';
import { picturesTakenIn } from '../../media/normalisePicture.ts';
import { renditionsMade } from '../../media/renditions.ts';
import type { DocumentCaches } from '../../platform/graphql/documentCaches.ts';
import type { GateCounts } from '../../platform/limits/concurrencyGate.ts';
import type { Inbox } from '../../platform/storage/inbox.ts';
import type { Subscriptions } from '../live/subscriptionDoor.ts';

interface Work {
  readonly inbox: Inbox;
  readonly subscriptions: Subscriptions;
  readonly caches: DocumentCaches;
}

/**
 * Publishes the work of an instance as metrics: queue lengths, open subscriptions and connections, and the size of
 * caches.
 */
export function gaugeWork(registry: Registry, { inbox, subscriptions, caches }: Work): void {
  const registers = [registry];
  const queues: Record<string, () => GateCounts> = {
    'pictures taken in': picturesTakenIn,
    'renditions made': renditionsMade,
    'live events': () => subscriptions.work().events,
  };
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that run and jobs that wait, by queue. Picture jobs are counted for the whole process.',
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
  new Gauge({
    name: 'graphql_cache_bytes',
    help: 'Estimated memory that GraphQL documents take, by cache.',
    labelNames: ['cache'],
    registers,
    collect() {
      const { persisted, outlines, documents, compiled } = caches;
      for (const [cache, { bytes }] of Object.entries({ persisted, outlines, documents, compiled })) {
        this.set({ cache }, bytes());
      }
    },
  });
  gauge(registers, 'picture_deliveries', 'Requests whose pictures are being received.', () => inbox.deliveryCount());
  gauge(registers, 'live_connections', 'Open WebSockets.', () => subscriptions.work().connections);
  gauge(registers, 'live_subscriptions', 'Subscriptions that are open.', () => subscriptions.work().subscriptions);
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
