import type { Kind } from './kindsNamed.ts';

/** A request that reads or changes an object of a kind by its id. */
export interface Probe {
  name: string;
  kind: Kind;
  /** The mutation or the route: `DELETE /posts/{id}`. */
  place: string;
  isWrite: boolean;
  /** Whether it takes something away or back. */
  isUndoing: boolean;
  /** `ownId` is the caller's id, for requests that must contain it. */
  request(id: string, ownId: string): { method: string; path: string; body?: object };
}
