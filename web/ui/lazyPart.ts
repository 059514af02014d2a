import { holdWhileLeaving } from '../lib/holdWhileLeaving.ts';

/** A module that is loaded on first use. */
export interface LazyPart<Part> {
  /** Loads the module once. A failed attempt can be repeated. */
  load(): Promise<Part>;
  /** The module after it has loaded. */
  get(): Part | undefined;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let loading: Promise<Part> | undefined;
  let loaded: Part | undefined;

  async function load(): Promise<Part> {
    try {
      loaded = await fetchPart();
      return loaded;
    } catch (error) {
      loading = undefined;
      return await holdWhileLeaving(error);
    }
  }
  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    get: () => loaded,
  };
}
