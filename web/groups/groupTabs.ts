import type { GroupCardFragment } from '../generated.ts';

export type GroupTab = 'all' | 'my-groups' | 'discover';

export const groupTabs: readonly { value: GroupTab; label: string }[] = [
  { value: 'all', label: 'All Groups' },
  { value: 'my-groups', label: 'My Groups' },
  { value: 'discover', label: 'Discover' },
];

/** The groups whose name or description contains the text, ignoring case. A blank text keeps all. */
export function groupsMatching<Group extends Pick<GroupCardFragment, 'name' | 'description'>>(
  groups: readonly Group[],
  text: string,
): Group[] {
  const wanted = text.trim().toLowerCase();
  const holds = (words: string | null) => words?.toLowerCase().includes(wanted) ?? false;
  return groups.filter(({ name, description }) => holds(name) || holds(description));
}

export function groupsOfTab<Group extends Pick<GroupCardFragment, 'viewerIsMember'>>(
  groups: readonly Group[],
  tab: GroupTab,
): Group[] {
  return groups.filter(({ viewerIsMember }) => tab === 'all' || viewerIsMember === (tab === 'my-groups'));
}

/** The text of an empty list, and a hint about what to do. */
export function emptyGroups(tab: GroupTab, isSearching: boolean): { title: string; hint: string } {
  if (isSearching) return { title: 'No groups found', hint: 'Try another word, or fewer letters of it.' };
  if (tab === 'my-groups') return { title: 'No groups joined yet', hint: 'Find one to ride with under Discover.' };
  if (tab === 'discover') return { title: 'No new groups to discover', hint: 'You have joined every one there is.' };
  return { title: 'No groups found', hint: 'New groups will show up here.' };
}
