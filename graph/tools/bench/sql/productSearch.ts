import 'reflect-metadata';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The statements of the product’s search. No peer’s documentation describes a search that tolerates typing errors, so
// all servers use these.

interface Statement {
  name: string;
  text: string;
}

export interface Captured {
  statement: Statement;
  values: readonly unknown[];
}

interface Reader {
  viewer: { id: string };
  now: Date;
  sql(statement: Statement, values: readonly unknown[]): Promise<never[]>;
}

type List = (reader: Reader, page: { text: string; first: number }) => Promise<unknown>;

const built = (path: string) => pathToFileURL(join(import.meta.dirname, '../.data/modules/graph', path)).href;

const { searchPosts } = await import(built('search/searchPosts.js'));
const { searchUsers, searchGroups, searchEvents } = await import(built('search/searchNames.js'));

const lists: Record<SearchList, List> = {
  users: searchUsers,
  posts: searchPosts,
  groups: searchGroups,
  events: searchEvents,
};

export type SearchList = 'users' | 'posts' | 'groups' | 'events';
export const searchLists = ['users', 'posts', 'groups', 'events'] as const;

/** The statements that the product would send for a list of a search. */
export async function captureSearch(
  list: SearchList,
  viewerId: string,
  text: string,
  first: number,
): Promise<Captured> {
  let captured: Captured | undefined;
  const sql = async (statement: Statement, values: readonly unknown[]) => {
    captured = { statement, values };
    return [];
  };
  await lists[list]({ viewer: { id: viewerId }, now: new Date(), sql }, { text, first });
  if (!captured) throw new Error(`The product asks nothing for ${list}`);
  return captured;
}
