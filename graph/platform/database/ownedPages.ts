import { type Loader, many } from '../graphql/batch.ts';
import type { Connection } from '../graphql/connection.ts';
import type { Cursors, TimeKey } from '../graphql/cursors.ts';
import { type PageArguments, toConnection } from '../graphql/paginate.ts';

/** Sorts after every (time, id): the start of a list from the newest to the oldest. */
export const latest: TimeKey = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** The clocks of the nodes differ by less. */
const clockTolerance = 60_000;

/** The start of a list from the newest to the oldest that leaves out items of the future. */
export const newestAt = (now: Date): TimeKey => [new Date(now.getTime() + clockTolerance).toISOString(), latest[1]];

/** Sorts before every (time, id): the start of a list from the oldest to the newest. */
export const earliest: TimeKey = ['-infinity', '00000000-0000-0000-0000-000000000000'];

export interface OwnedPage extends PageArguments {
  /** The id of the row that owns the list. */
  ownerId: string;
  /** The number of items to skip after the cursor, because REST pages by number. */
  offset?: number;
}

/** An item of a list with its owner and the time that it is sorted by. */
export type Owned<Row> = Row & { ownerId: string; listedAt: Date };

/** The parameters $1 to $5: owners, the (time, id) after which the page starts, the numbers of rows to return and to skip. */
export type PageValues = readonly [ownerIds: readonly string[], ...key: TimeKey, limit: number, offset: number];

interface Pages<Row, Page> {
  load(page: Page): Promise<Connection<Row>>;
  clearAll(): void;
}

/**
 * Loads pages of lists that belong to rows and are sorted by time, such as the comments of each post of a feed. One statement serves
 * all owners with the same page arguments. `select` returns rows in the order of the list.
 */
export function ownedPages<Row extends Owned<{ id: string }>, Page extends OwnedPage = OwnedPage>(
  cursors: Cursors<TimeKey>,
  select: (values: PageValues, page: Page) => Promise<Row[]>,
  start: TimeKey,
): Pages<Row, Page> {
  const loaders = new Map<string, Loader<Row[]>>();

  function loaderOf(page: Page): Loader<Row[]> {
    const shape = shapeOf(page);
    const known = loaders.get(shape);
    if (known) return known;
    const loader = many(async (ownerIds) => {
      const [time, id] = cursors.decode(page.after) ?? start;
      return select([ownerIds, time, id, page.first + 1, page.offset ?? 0], page);
    }, ownerOf);
    loaders.set(shape, loader);
    return loader;
  }

  const cursorOf = (row: Row) => cursors.encode([row.listedAt.toISOString(), row.id]);

  return {
    load: async (page) => toConnection(await loaderOf(page).load(page.ownerId), page, cursorOf),
    clearAll: () => loaders.clear(),
  };
}

const ownerOf = (row: Owned<unknown>) => row.ownerId;

/** A key for the page arguments without the owner. */
function shapeOf({ ownerId, ...rest }: OwnedPage): string {
  return JSON.stringify(rest);
}
