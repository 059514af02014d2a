import type { Context } from '../context.ts';
import type { Connection } from '../lib/connection.ts';
import { badInput } from '../lib/errors.ts';
import { toConnection } from '../lib/paginate.ts';
import { codePointCount } from '../lib/validation.ts';
import type { SearchPage } from './searchPage.ts';

// The search: one text, four lists. Each list is one statement, which runs when the list is asked for. What a viewer may
// not read is not found, no field that is for its owner alone is looked at, and a blank text finds nothing.

/** A page of a list holds no more, however much is asked for. */
export const maximumFound = 50;
const maximumLength = 200;

/** What is looked for, and how much of it. */
export interface Search {
  readonly text: string;
  readonly first: number;
}

/** Reads what was typed, at most 200 characters; throws BAD_USER_INPUT for more, naming the field that it came in. */
export function readSearch(query: string, first: number, field = 'query'): Search {
  // Nobody types U+0000, which PostgreSQL cannot take: it parts words like any other sign that is no letter.
  const text = query.replaceAll('\u0000', ' ').trim();
  if (codePointCount(text) > maximumLength) {
    throw badInput(`${field} must have at most ${maximumLength} characters`, field);
  }
  return { text, first: Math.min(first, maximumFound) };
}

type List<Row> = (ctx: Context, page: SearchPage) => Promise<Connection<Row>>;

/** A page of one of the lists; throws BAD_USER_INPUT for what is no cursor of it. */
export async function find<Row>(
  ctx: Context,
  list: List<Row>,
  search: Search,
  after?: string | null,
): Promise<Connection<Row>> {
  const page = { ...search, after };
  return page.text === '' ? toConnection<Row>([], page, () => []) : list(ctx, page);
}
