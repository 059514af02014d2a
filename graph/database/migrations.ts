import { Migration20261121081558_initial } from './migrations/Migration20261121081558_initial.ts';
import { Migration20261121085350_other_nouns } from './migrations/Migration20261121085350_other_nouns.ts';

/** Every migration in order; one line each, never edited after it has landed. */
export const migrations = [Migration20261121081558_initial, Migration20261121085350_other_nouns];
