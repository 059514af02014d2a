import type { Connection } from '../../platform/graphql/connection.ts';
import { maxPageSize } from '../../platform/graphql/paginate.ts';
import type { Outcome } from './command.ts';
import { readCount } from './readCount.ts';

const initial = 20;

/** The options of a list that is read page by page. */
export const pageOptions = {
  first: { type: 'string', value: 'number', help: `How many to list, 1 to ${maxPageSize}. Default: ${initial}.` },
  after: { type: 'string', value: 'cursor', help: 'Where the page starts: the end of the last page prints it.' },
} as const;

/** The option of a list that is searched by name. */
export const findOption = {
  find: { type: 'string', value: 'text', help: 'Lists only those whose name contains this text.' },
} as const;

interface Given {
  readonly first?: string;
  readonly after?: string;
  readonly find?: string;
}

/** Reads the options of a page. Throws BAD_USER_INPUT. */
export const readPage = ({ first, after, find }: Given) => ({
  first: readCount('first', first, { initial, max: maxPageSize }),
  after,
  query: find,
});

/** A page, one row a line or with `between` the rows. A last line names the option for the next page, if there is one. */
export function pageOutcome<Row>(
  { nodes, pageInfo: { hasNextPage, endCursor } }: Connection<Row>,
  say: (row: Row) => string,
  nothing: string,
  between = '\n',
): Outcome {
  const more = hasNextPage ? [`More: --after ${endCursor}`] : [];
  return { data: { nodes, hasNextPage, endCursor }, text: [...nodes.map(say), ...more].join(between) || nothing };
}
