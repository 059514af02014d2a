import type { FeedPageFragment } from '../generated.ts';

export type FeedTab = 'all' | 'posts' | 'rides';

type FeedPost = FeedPageFragment['edges'][number]['node'];

export const feedTabs: readonly { value: FeedTab; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'posts', label: 'Posts' },
  { value: 'rides', label: 'Rides' },
];

/** The tabs filter the loaded list and send no request. */
export function postsOfTab(tab: FeedTab, feed: FeedPageFragment): FeedPost[] {
  const posts = feed.edges.map((edge) => edge.node);
  return tab === 'all' ? posts : posts.filter((post) => isOfTab(tab, post));
}

export function isOfTab(tab: FeedTab, { isRide }: FeedPost): boolean {
  return tab === 'all' || isRide === (tab === 'rides');
}

export function countLabel(tab: FeedTab, count: number, groupName?: string): string {
  const noun = tab === 'all' ? 'total' : tab;
  return `${count} ${noun}${groupName ? ` in ${groupName}` : ''}`;
}

export function emptyTitle(tab: FeedTab, groupName?: string): string {
  if (tab === 'posts') return 'No regular posts found';
  if (tab === 'rides') return 'No rides found';
  return groupName ? 'No posts found in this group' : 'No posts in your feed';
}
