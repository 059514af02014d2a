import type { PubSub } from '../platform/live/pubSub.ts';

/** The parts of a context that publish a committed change to its subscribers. */
export interface Publisher {
  readonly services: { readonly changes: PubSub };
  readonly now: Date;
}
