import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { Connection } from './connection.ts';
import { badInput } from './errors.ts';
import { isId } from './ids.ts';

export const maximumPageSize = 100;

/** The two arguments of every connection. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: 'How many items, 1 to 100.' })
  @Min(1, { message: 'first must be at least 1' })
  @Max(maximumPageSize, { message: `first must be at most ${maximumPageSize}` })
  first: number = 20;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor after which the page starts; none for the first page.',
  })
  after?: string | null;
}

export type CursorValue = string | number;

/** Cursors carry the sort key of their row, so that a page starts where the last one ended whatever came or went. */
export function encodeCursor(key: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor back; throws BAD_USER_INPUT where `isKey` does not know its content. */
export function decodeCursor<Key extends readonly CursorValue[]>(
  cursor: string,
  isKey: (key: readonly unknown[]) => boolean,
): Key {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    // The guard has looked at every member of the tuple.
    if (Array.isArray(key) && isKey(key)) return key as unknown as Key;
  } catch {
    // What is no JSON is no cursor either: the same answer below.
  }
  throw badInput('after is not a cursor of this list; leave it out for the first page', 'after');
}

/** Shapes `first + 1` fetched rows into a page: the row too many only tells that more follow. */
export function toConnection<Row>(
  rows: readonly Row[],
  page: { first: number; after?: string | null },
  keyOf: (row: Row) => readonly CursorValue[],
): Connection<Row> {
  const nodes = rows.slice(0, page.first);
  const edges = nodes.map((node) => ({ cursor: encodeCursor(keyOf(node)), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: rows.length > page.first,
      hasPreviousPage: page.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const instantPattern = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a member of a cursor is an instant as our cursors spell it, so that PostgreSQL reads it too. */
export const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  instantPattern.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  // Date.parse takes the 31st of a month that has 30 days for the day after it.
  new Date(value).toISOString() === value;

/** A keyset of (instant, id): the order of every list that is sorted by time. */
export type TimeKey = readonly [time: string, id: string];

/** The (time, id) after which a page starts, or null for the first page. */
export function timeKeyOf(after: string | null | undefined): TimeKey | null {
  if (!after) return null;
  return decodeCursor<TimeKey>(after, ([time, id]) => isInstant(time) && typeof id === 'string' && isId(id));
}
