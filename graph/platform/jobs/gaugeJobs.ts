import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { JobQueue } from './jobQueue.ts';

/** How long a scrape waits for the number of jobs, in milliseconds. */
const maxWait = 1_000;

/** Adds the number of background jobs to the metrics. It is counted at each scrape. */
export function gaugeJobs(registry: Registry, jobs: JobQueue): void {
  new Gauge({
    name: 'jobs',
    help: 'Background jobs of all nodes, by job and state: waiting, running, or failed too often.',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      // While the database is down or hangs, operators need the other metrics most.
      const none = setTimeout(maxWait, [], { ref: false });
      for (const { name, waiting, running, failed } of await Promise.race([jobs.counts().catch(() => []), none])) {
        this.set({ job: name, state: 'waiting' }, waiting);
        this.set({ job: name, state: 'running' }, running);
        this.set({ job: name, state: 'failed' }, failed);
      }
    },
  });
}
