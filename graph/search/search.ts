import type { Context } from '../context.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { codePointCount } from '../platform/graphql/validation.ts';
import { callerOf } from '../platform/lib/access.ts';
import { badInput } from '../platform/lib/errors.ts';
import { enqueueSearch } from '../platform/limits/enqueueSearch.ts';
import type { SearchPage } from './searchPage.ts';

// The search compares one text with four lists. Each list is one statement, which runs only when the list is requested. The
// search finds only rows that the viewer may read, and ignores private fields. A blank text matches nothing.

/** The maximum number of items in a page, regardless of `first`. */
export const maxFound = 50;
const maxLength = 200;

/** A validated search: the text and the page size. */
export interface Search {
  readonly text: string;
  readonly first: number;
}

/** Validates a query of at most 200 characters. Throws BAD_USER_INPUT for a longer one; `field` names the field of the error. */
export function parseSearch(query: string, first: number, field = 'query'): Search {
  // PostgreSQL rejects U+0000 in texts. It separates words, as punctuation does.
  const text = query.replaceAll('\u0000', ' ').trim();
  if (codePointCount(text) > maxLength) {
    throw badInput(`${field} must have at most ${maxLength} characters`, field);
  }
  return { text, first: Math.min(first, maxFound) };
}

type List<Row> = (ctx: Context, page: SearchPage) => Promise<Connection<Row>>;

/** Reads a page of one list. Throws BAD_USER_INPUT for a cursor of another list, RATE_LIMITED when too many searches wait. */
export async function findMatches<Row>(
  ctx: Context,
  list: List<Row>,
  search: Search,
  after?: string | null,
): Promise<Connection<Row>> {
  const page = { ...search, after };
  return page.text === '' ? toConnection<Row>([], page, () => '') : enqueueSearch(() => list(ctx, page), callerOf(ctx));
}
