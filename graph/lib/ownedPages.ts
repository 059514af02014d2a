import type { Loader } from './batch.ts';
import { many } from './batch.ts';
import type { Connection } from './connection.ts';
import type { PageArguments, TimeKey } from './paginate.ts';
import { timeKeyOf, toConnection } from './paginate.ts';

/** Sorts after every (time, id) there can be: where a list that runs from the newest on starts. */
export const latest: TimeKey = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Sorts before every (time, id) there can be: where a list that runs from the oldest on starts. */
export const earliest: TimeKey = ['-infinity', '00000000-0000-0000-0000-000000000000'];

export interface OwnedPage extends PageArguments {
  /** The row whose list it is. */
  ownerId: string;
  /** How many items to pass over after the cursor: the compatibility API pages by number. */
  offset?: number;
}

/** An item of a list with its owner and the instant that gives it its place. */
export type Owned<Row> = Row & { ownerId: string; listedAt: Date };

/** What a statement takes as $1 to $5: owners, the (time, id) after which the page starts, rows to answer and to skip. */
export type PageValues = readonly [ownerIds: readonly string[], ...key: TimeKey, limit: number, offset: number];

interface Pages<Row, Page> {
  load(page: Page): Promise<Connection<Row>>;
  clearAll(): void;
}

/**
 * Loads pages of lists that hang on rows and are sorted by time, such as the comments of every post of a feed: one
 * statement for all owners whose pages are asked for alike. `select` answers rows in the order of the list.
 */
export function ownedPages<Row extends Owned<{ id: string }>, Page extends OwnedPage = OwnedPage>(
  select: (values: PageValues, page: Page) => Promise<Row[]>,
  start: TimeKey,
): Pages<Row, Page> {
  const loaders = new Map<string, Loader<Row[]>>();

  function loaderOf(page: Page): Loader<Row[]> {
    const shape = shapeOf(page);
    const known = loaders.get(shape);
    if (known) return known;
    const loader = many(async (ownerIds) => {
      const [time, id] = timeKeyOf(page.after) ?? start;
      return select([ownerIds, time, id, page.first + 1, page.offset ?? 0], page);
    }, ownerOf);
    loaders.set(shape, loader);
    return loader;
  }

  return {
    load: async (page) => toConnection(await loaderOf(page).load(page.ownerId), page, keyOf),
    clearAll: () => loaders.clear(),
  };
}

const ownerOf = (row: Owned<unknown>) => row.ownerId;
const keyOf = (row: Owned<{ id: string }>) => [row.listedAt.toISOString(), row.id];

/** All that is asked of a page but whose it is. */
function shapeOf({ ownerId, ...rest }: OwnedPage): string {
  return JSON.stringify(rest);
}
