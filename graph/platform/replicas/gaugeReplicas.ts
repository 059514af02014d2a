import { Counter, Gauge, type Registry } from 'prom-client';
import type { Replicas } from './openReplicas.ts';

/** Adds the state of the replicas to the metrics. It is read at each scrape. */
export function gaugeReplicas(registry: Registry, replicas: Replicas): void {
  const registers = [registry];
  new Gauge({
    name: 'sql_replica_used',
    help: 'Whether reads go to the replica (1) or to the primary instead (0).',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isUsed } of replicas.states()) this.set({ replica: name }, isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sql_replica_lag_seconds',
    help: 'The maximum age of the data of a replica.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lag } of replicas.states()) this.set({ replica: name }, lag);
    },
  });
  new Counter({
    name: 'sql_replica_statements_total',
    help: 'Statements that were sent to a replica, by outcome: answered by it, or repeated on the primary.',
    labelNames: ['replica', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { name, answered, repeated } of replicas.states()) {
        this.inc({ replica: name, outcome: 'answered' }, answered);
        this.inc({ replica: name, outcome: 'repeated' }, repeated);
      }
    },
  });
}
