import type { SearchPageQuery } from '../generated.ts';

export type SearchTab = 'all' | 'users' | 'posts' | 'groups' | 'events';

export type Found = SearchPageQuery['search'];
export type FoundList = keyof Omit<Found, '__typename'>;

export const foundLists: readonly FoundList[] = ['users', 'posts', 'groups', 'events'];

/** The number of results that All Results shows of each list, by the specification. */
export const previews: Record<FoundList, number> = { users: 3, posts: 3, groups: 2, events: 2 };

export const listTitles: Record<FoundList, string> = {
  users: 'Users',
  posts: 'Posts',
  groups: 'Groups',
  events: 'Events',
};

export const emptyTitles: Record<SearchTab, string> = {
  all: 'No results found',
  users: 'No users found',
  posts: 'No posts found',
  groups: 'No groups found',
  events: 'No events found',
};

export const searchTabs: readonly { value: SearchTab; label: string }[] = [
  { value: 'all', label: 'All Results' },
  ...foundLists.map((list) => ({ value: list, label: listTitles[list] })),
];

/** The number of results loaded, with a plus when there are more: '20+'. */
export function countFound(found: Found, tab: SearchTab): string {
  const lists = tab === 'all' ? foundLists : [tab];
  const count = lists.reduce((sum, list) => sum + found[list].edges.length, 0);
  const goesOn = lists.some((list) => found[list].pageInfo.hasNextPage);
  return `${count}${goesOn ? '+' : ''}`;
}
