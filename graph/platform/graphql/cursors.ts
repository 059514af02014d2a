import { badInput } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';

export type CursorValue = string | number;

/** One check for each value of a key. */
type Checks<Key extends readonly CursorValue[]> = { readonly [Index in keyof Key]: (value: unknown) => boolean };

/** The cursors of one list. A cursor contains the name of its list and the sort key of its row, so inserts and deletes do not shift pages. */
export interface Cursors<Key extends readonly CursorValue[]> {
  encode(key: Key): string;
  /** Returns the key of a cursor, or null without one. Throws BAD_USER_INPUT for `field` if the text is not a cursor of this list. */
  decode(cursor: string | null | undefined, field?: string): Key | null;
}

const names = new Set<string>();

const spell = (content: readonly CursorValue[]): string => Buffer.from(JSON.stringify(content)).toString('base64url');

function parse(cursor: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/** Declares the cursors of a list. The name must be unique, so that no other list accepts them. */
export function cursorsOf<Key extends readonly CursorValue[]>(list: string, checks: Checks<Key>): Cursors<Key> {
  if (names.has(list)) throw new Error(`Another list has cursors of the name ${list}`);
  names.add(list);

  const encode = (key: Key): string => spell([list, ...key]);
  const isKey = (key: readonly unknown[]): key is Key =>
    key.length === checks.length && checks.every((check, index) => check(key[index]));

  return {
    encode,
    decode(cursor, field = 'after') {
      if (!cursor) return null;
      const [name, ...key] = parse(cursor);
      // Base64 has several encodings of one text. Only ours is a cursor.
      if (name === list && isKey(key) && encode(key) === cursor) return key;
      throw badInput(`${field} is not a cursor of this list; leave it out for the first page`, field);
    },
  };
}

const instantPattern = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a value of a key is a timestamp in the format of our cursors, which PostgreSQL can parse. */
export const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  instantPattern.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  // Date.parse accepts the 31st of a month with 30 days.
  new Date(value).toISOString() === value;

/** Whether a value of a key is an id. */
export const isIdMember = (value: unknown): boolean => typeof value === 'string' && isId(value);

/** Whether a value of a key is a text that PostgreSQL can store. */
export const isTextMember = (value: unknown): boolean => typeof value === 'string' && !value.includes('\u0000');

/** The sort key of every list in order of time: (timestamp, id). */
export type TimeKey = readonly [time: string, id: string];

/** Declares the cursors of a list in order of time. */
export const timeCursors = (list: string): Cursors<TimeKey> => cursorsOf<TimeKey>(list, [isInstant, isIdMember]);
