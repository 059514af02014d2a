import { type Statement, statement } from './sql.ts';

/** SQL fragments for the keys of a statement, which are its first parameter. */
export interface Keys {
  /** The right side of a comparison: `id = ${keys.among}`. */
  readonly among: string;
  /** The keys as a table with the column `id`, for a `from` clause. */
  readonly rows: string;
}

/** The statement, and the value of its first parameter. */
interface Keyed<Kind> {
  readonly statement: Kind;
  readonly key: string | readonly string[];
}

const one: Keys = { among: '$1::uuid', rows: '(select $1::uuid as id)' };
const many: Keys = { among: 'any($1::uuid[])', rows: 'unnest($1::uuid[])' };

/**
 * Makes two variants of a statement: for one key and for a list. PostgreSQL's generic plan assumes ten keys for an unknown list. A
 * plan for one key is always cheaper, so PostgreSQL would plan each query for a list of one key again.
 */
export function keyed<Kind>(make: (keys: Keys, suffix: string) => Kind): (keys: readonly string[]) => Keyed<Kind> {
  const ofOne = make(one, '.one');
  const ofMany = make(many, '');
  return (keys) => {
    const [key] = keys;
    return keys.length === 1 && key !== undefined ? { statement: ofOne, key } : { statement: ofMany, key: keys };
  };
}

/** A statement for one key or several keys. */
export const keyedStatement = (
  name: string,
  textOf: (keys: Keys) => string,
): ((keys: readonly string[]) => Keyed<Statement>) => keyed((keys, suffix) => statement(name + suffix, textOf(keys)));
