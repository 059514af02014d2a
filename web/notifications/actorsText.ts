import type { NotificationRowFragment } from '../generated.ts';

/** 'Ana', 'Ana and Ben', 'Ana and 3 others': the latest first. */
export function actorsText({ actors, actorCount }: Pick<NotificationRowFragment, 'actors' | 'actorCount'>): string {
  const [first, second] = actors.map(({ displayName }) => displayName);
  if (first === undefined) return '';
  if (second === undefined) return first;
  return actorCount === 2 ? `${first} and ${second}` : `${first} and ${actorCount - 1} others`;
}
