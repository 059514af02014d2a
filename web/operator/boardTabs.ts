/** The tabs of the board, in the order of their links. The first has the address of the board. */
export const boardTabs = [
  'overview',
  'reports',
  'content',
  'appeals',
  'members',
  'invitations',
  'groups',
  'events',
  'instance',
  'log',
  'sessions',
] as const;
export type BoardTab = (typeof boardTabs)[number];

export const tabTitles: Record<BoardTab, string> = {
  overview: 'Overview',
  reports: 'Reports',
  content: 'Content',
  appeals: 'Appeals',
  members: 'Members',
  invitations: 'Invitations',
  groups: 'Groups',
  events: 'Events',
  instance: 'Instance',
  log: 'Log',
  sessions: 'Sessions',
};

export const tabPath = (tab: BoardTab): string => (tab === 'overview' ? '/operator' : `/operator/${tab}`);

/** The tab of a part of the address. Undefined for any other part. */
export function tabOf(part: string | undefined): BoardTab | undefined {
  return part === undefined ? 'overview' : boardTabs.find((tab) => tab === part && tab !== 'overview');
}
