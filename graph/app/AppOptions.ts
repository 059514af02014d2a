import type { MikroORM } from '@mikro-orm/postgresql';
import type { Env } from '../platform/env/env.ts';
import type { Documents } from '../platform/graphql/persistedOperations.ts';
import type { ClientPace } from '../platform/http/clientPace.ts';
import type { ByteLimits } from '../platform/limits/fairBytes.ts';

export interface AppOptions {
  env: Omit<Env, 'databaseUrl' | 'host' | 'port'>;
  orm: MikroORM;
  /** The operations of the web client, by their hashes. */
  documents?: Documents;
  /** The use from which an ad-hoc operation is compiled. Tests compile at the first use. */
  compileFrom?: number;
  /** Tests use other timeouts for clients. */
  pace?: ClientPace;
  /** Tests use smaller limits of unsent bytes. */
  unsent?: ByteLimits;
  /** How long the picture store may leave a request unanswered, in milliseconds; tests wait less. */
  storeTimeout?: number;
  /** How often a node looks for jobs that code adds, in seconds; tests look more often. */
  jobPolling?: number;
}
