import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';

export interface ToggleOptions {
  /** Identifies the switch across the application, as `like:{postId}`. */
  name: string;
  isOn: boolean;
  /** Writes the wanted state into an optimistic layer on top of the server's last state. */
  write(cache: ApolloCache, on: boolean): void;
  /** Sends the idempotent setter. */
  send(on: boolean): Promise<unknown>;
  onDone?(on: boolean): void;
  onFail?(error: unknown, on: boolean): void;
}

interface Toggle {
  /** The state being sent. Undefined when no request is pending. */
  pending: boolean | undefined;
  toggle(): void;
  /** Wants this state, whatever the present one is. For an Undo, which can be pressed long after its component rendered. */
  turn(on: boolean): void;
}

interface PendingToggle {
  wanted: boolean;
  layer: string;
}

interface ToggleStore {
  running: Map<string, PendingToggle>;
  listeners: Set<() => void>;
}

const stores = new WeakMap<ApolloClient, ToggleStore>();
let layers = 0;

/**
 * An on/off switch stored by the server. Each press shows at once, one request runs at a time, and the latest intent
 * wins. A failure removes the optimistic layer. The request belongs to the client, so it survives unmounting, and
 * components with the same name share it.
 */
export function useToggle(options: ToggleOptions): Toggle {
  const client = useApolloClient();
  const store = storeOf(client);
  const subscribe = useCallback(
    (listener: () => void) => {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    [store],
  );
  const pending = useSyncExternalStore(subscribe, () => store.running.get(options.name)?.wanted);
  return {
    pending,
    toggle: () => press(client, options, !(store.running.get(options.name)?.wanted ?? options.isOn)),
    turn: (on) => press(client, options, on),
  };
}

function storeOf(client: ApolloClient): ToggleStore {
  const known = stores.get(client);
  if (known) return known;
  const store: ToggleStore = { running: new Map(), listeners: new Set() };
  stores.set(client, store);
  return store;
}

function press(client: ApolloClient, options: ToggleOptions, wanted: boolean): void {
  const store = storeOf(client);
  const current = store.running.get(options.name);
  layers += 1;
  const next = { wanted, layer: `${options.name}#${layers}` };
  // One broadcast replaces the old layer, so that no frame shows the state in between.
  client.cache.batch({
    optimistic: next.layer,
    removeOptimistic: current?.layer,
    update: (cache) => options.write(cache, wanted),
  });
  store.running.set(options.name, next);
  notify(store);
  if (!current) void sendLatest(client, options);
}

async function sendLatest(client: ApolloClient, options: ToggleOptions): Promise<void> {
  const store = storeOf(client);
  const wanted = () => store.running.get(options.name)?.wanted ?? options.isOn;
  let sent = wanted();
  try {
    await options.send(sent);
    while (wanted() !== sent) {
      sent = wanted();
      await options.send(sent);
    }
  } catch (error) {
    settle(client, options.name);
    options.onFail?.(error, sent);
    return;
  }
  settle(client, options.name);
  options.onDone?.(sent);
}

function settle(client: ApolloClient, name: string): void {
  const store = storeOf(client);
  const settled = store.running.get(name);
  if (!settled) return;
  store.running.delete(name);
  client.cache.removeOptimistic(settled.layer);
  notify(store);
}

function notify(store: ToggleStore): void {
  for (const listener of store.listeners) listener();
}
