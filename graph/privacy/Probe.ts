import type { Kind } from './kindsNamed.ts';

/** A request that asks for a thing of a kind, or does something to it, by its id. */
export interface Probe {
  name: string;
  kind: Kind;
  /** The mutation or the route: `DELETE /posts/{id}`. */
  place: string;
  isWrite: boolean;
  /** Whether it takes something away or back. */
  isUndoing: boolean;
  /** Whoever sends it gives their own id too, where they must name themselves. */
  request(id: string, ownId: string): { method: string; path: string; body?: object };
}
