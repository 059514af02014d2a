import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import type { Replicas } from './openReplicas.ts';

/** Tells the metrics of an instance how its replicas are, whenever they are read. */
export function gaugeReplicas(registry: Registry, replicas: Replicas): void {
  const registers = [registry];
  new Gauge({
    name: 'sql_replica_used',
    help: 'Whether reads go to a replica (1), or it is left out and the primary asked instead (0).',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isUsed } of replicas.states()) this.set({ replica: name }, isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sql_replica_lag_seconds',
    help: 'How old the data of a replica is, at most.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lag } of replicas.states()) this.set({ replica: name }, lag);
    },
  });
  new Counter({
    name: 'sql_replica_statements_total',
    help: 'Statements that were sent to a replica, by whether it answered or the primary had to be asked again.',
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
