import type { NotificationRowFragment } from '../generated.ts';

/** Where one sees what a notification tells of. */
export function addressOf({ kind, post, actors, actorCount }: NotificationRowFragment): string {
  if (post) return `/post/${post.id}`;
  const [first] = actors;
  // Whoever is followed by several finds them all on their own profile.
  return kind === 'FOLLOW' && actorCount === 1 && first ? `/profile/${first.username}` : '/profile';
}
