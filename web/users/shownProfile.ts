import type { ProfilePageQuery } from '../generated.ts';

/** The member of a profile page; `weeks` only of one's own. */
export type ShownProfile = NonNullable<ProfilePageQuery['user']>;

/** Miles a month, for who has set no goal. */
export const DEFAULT_MONTHLY_GOAL = 250;

/** How the page is titled, in the window and above it. */
export function profileTitle({ displayName, isViewer }: Pick<ShownProfile, 'displayName' | 'isViewer'>): string {
  return isViewer ? 'My Profile' : `${displayName}'s Profile`;
}
