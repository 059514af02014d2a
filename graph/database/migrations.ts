import { Migration20261121081558_initial } from './migrations/Migration20261121081558_initial.ts';

/** Every migration in order; one line each, never edited after it has landed. */
export const migrations = [Migration20261121081558_initial];
