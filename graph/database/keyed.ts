import type { Statement } from './sql.ts';
import { statement } from './sql.ts';

/** How a statement names the keys it is about, which are its first parameter. */
export interface Keys {
  /** What a column is one of: `id = ${keys.among}`. */
  readonly among: string;
  /** The keys as the rows of a `from`, in a column `id`. */
  readonly rows: string;
}

/** What stands for the keys, and the value to send for them. */
interface Keyed<Kind> {
  readonly statement: Kind;
  readonly key: string | readonly string[];
}

const one: Keys = { among: '$1::uuid', rows: '(select $1::uuid as id)' };
const many: Keys = { among: 'any($1::uuid[])', rows: 'unnest($1::uuid[])' };

/**
 * Makes what is asked about one key or many, each in a way of its own: a list that PostgreSQL does not know yet it takes
 * to be ten keys long, which one key is always cheaper than, and so it would plan every query for one anew.
 */
export function keyed<Kind>(make: (keys: Keys, suffix: string) => Kind): (keys: readonly string[]) => Keyed<Kind> {
  const ofOne = make(one, '.one');
  const ofMany = make(many, '');
  return (keys) => {
    const [key] = keys;
    return keys.length === 1 && key !== undefined ? { statement: ofOne, key } : { statement: ofMany, key: keys };
  };
}

/** A statement about one key or many. */
export const keyedStatement = (
  name: string,
  textOf: (keys: Keys) => string,
): ((keys: readonly string[]) => Keyed<Statement>) => keyed((keys, suffix) => statement(name + suffix, textOf(keys)));
