import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import type { Connection } from './connection.ts';

export const maxPageSize = 100;

/** The two arguments of every connection. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: 'The number of items, 1 to 100.' })
  @Min(1, { message: 'first must be at least 1' })
  @Max(maxPageSize, { message: `first must be at most ${maxPageSize}` })
  first: number = 20;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor after which the page starts. Absent for the first page.',
  })
  after?: string | null;
}

/**
 * Makes a page from up to `first + 1` rows. The extra row shows that more items follow. `restAfter` is a cursor behind all rows, after
 * which a list that was not read to its end goes on.
 */
export function toConnection<Row>(
  rows: readonly Row[],
  page: { first: number; after?: string | null },
  cursorOf: (row: Row) => string,
  restAfter: string | null = null,
): Connection<Row> {
  const nodes = rows.slice(0, page.first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  const goesOn = rows.length > page.first;
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: goesOn || restAfter !== null,
      hasPreviousPage: page.after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: (goesOn ? null : restAfter) ?? edges.at(-1)?.cursor ?? null,
    },
  };
}
