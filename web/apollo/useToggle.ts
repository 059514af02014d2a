import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';

export interface ToggleOptions {
  /** Names the switch across the application, as `like:{postId}`. */
  name: string;
  isOn: boolean;
  /** Writes the wanted state into an optimistic layer, beginning from what the server said last. */
  paint(cache: ApolloCache, on: boolean): void;
  /** Sends the idempotent setter. */
  send(on: boolean): Promise<unknown>;
  onDone?(on: boolean): void;
  onFail?(error: unknown, on: boolean): void;
}

interface Toggle {
  /** The state on its way to the server, or undefined when all is settled. */
  pending: boolean | undefined;
  toggle(): void;
}

interface Flight {
  wanted: boolean;
  layer: string;
}

interface Tower {
  flights: Map<string, Flight>;
  listeners: Set<() => void>;
}

const towers = new WeakMap<ApolloClient, Tower>();
let layers = 0;

/**
 * An on/off switch kept by the server. Every press shows at once; only one request is on its way at a time and the latest intent
 * wins. A failure drops the optimistic layer, which leaves what the server said last. The flight belongs to the client, not to the
 * component: it goes on when the component is gone, and two components that show the same switch share it.
 */
export function useToggle(options: ToggleOptions): Toggle {
  const client = useApolloClient();
  const tower = towerOf(client);
  const subscribe = useCallback(
    (listener: () => void) => {
      tower.listeners.add(listener);
      return () => tower.listeners.delete(listener);
    },
    [tower],
  );
  const pending = useSyncExternalStore(subscribe, () => tower.flights.get(options.name)?.wanted);
  return { pending, toggle: () => aim(client, options) };
}

function towerOf(client: ApolloClient): Tower {
  const known = towers.get(client);
  if (known) return known;
  const tower: Tower = { flights: new Map(), listeners: new Set() };
  towers.set(client, tower);
  return tower;
}

function aim(client: ApolloClient, options: ToggleOptions): void {
  const tower = towerOf(client);
  const current = tower.flights.get(options.name);
  const wanted = !(current?.wanted ?? options.isOn);
  layers += 1;
  const flight = { wanted, layer: `${options.name}#${layers}` };
  // The new layer takes the old one's place in one broadcast, so that no frame shows the state in between.
  client.cache.batch({
    optimistic: flight.layer,
    removeOptimistic: current?.layer,
    update: (cache) => options.paint(cache, wanted),
  });
  tower.flights.set(options.name, flight);
  announce(tower);
  if (!current) void fly(client, options);
}

async function fly(client: ApolloClient, options: ToggleOptions): Promise<void> {
  const tower = towerOf(client);
  const wanted = () => tower.flights.get(options.name)?.wanted ?? options.isOn;
  let sent = wanted();
  try {
    await options.send(sent);
    while (wanted() !== sent) {
      sent = wanted();
      await options.send(sent);
    }
  } catch (error) {
    land(client, options.name);
    options.onFail?.(error, sent);
    return;
  }
  land(client, options.name);
  options.onDone?.(sent);
}

function land(client: ApolloClient, name: string): void {
  const tower = towerOf(client);
  const flight = tower.flights.get(name);
  if (!flight) return;
  tower.flights.delete(name);
  client.cache.removeOptimistic(flight.layer);
  announce(tower);
}

function announce(tower: Tower): void {
  for (const listener of tower.listeners) listener();
}
