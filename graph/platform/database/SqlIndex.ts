import { Index } from '@mikro-orm/decorators/legacy';

/** Declares an index that the ORM has no words for. `definition` is the SQL after `on`. */
export const SqlIndex = (name: string, definition: string) =>
  Index({ name, expression: `create index "${name}" on ${definition}` });

/** The same for a unique index. */
export const SqlUnique = (name: string, definition: string) =>
  Index({ name, expression: `create unique index "${name}" on ${definition}` });
