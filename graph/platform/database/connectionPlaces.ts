import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../lib/access.ts';
import { type ConcurrencyGate, concurrencyGate } from '../limits/concurrencyGate.ts';
import { doors } from '../limits/doors.ts';

// The connections of the pool that work of the ORM holds. Each caller has a share of them, and the rest is for `sql`.

interface Place {
  isHeld: boolean;
}

/** Background jobs and commands. */
const server: Caller = { key: 'server', address: 'server' };
const callers = new WeakMap<EntityManager, Caller>();
const gates = new WeakMap<object, ConcurrencyGate>();
const places = new AsyncLocalStorage<Place>();

/** The gate of the pool that an entity manager uses. */
function gateOf(em: EntityManager): ConcurrencyGate {
  const connection = em.getConnection();
  const gate = gates.get(connection) ?? concurrencyGate({ ...doors.transaction, of: 'changes', being: 'written' });
  gates.set(connection, gate);
  return gate;
}

/** Counts the connections that an entity manager holds for a caller. Those of others count for the server itself. */
export function countFor<Manager extends EntityManager>(em: Manager, caller: Caller | undefined): Manager {
  if (caller) callers.set(em, caller);
  return em;
}

/** A new entity manager of the same caller. */
export const forkOf = (em: EntityManager): EntityManager => countFor(em.fork(), callers.get(em));

/**
 * Runs work that holds a connection of the ORM, once the caller of the entity manager has a place. Throws RATE_LIMITED if too much
 * work of the caller waits already. Work within such work runs at once: if it waited for a second place, the holders of all places
 * could wait for each other.
 */
export function holdConnection<Result>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (em.isInTransaction() || places.getStore()?.isHeld) return work(em);
  const place: Place = { isHeld: true };
  const hold = async () => {
    try {
      return await places.run(place, () => work(em));
    } finally {
      // Work that was started within, and is not awaited, needs a place of its own from now on.
      place.isHeld = false;
    }
  };
  return gateOf(em)(hold, callers.get(em) ?? server);
}
