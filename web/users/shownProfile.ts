import type { ProfilePageQuery } from '../generated.ts';

/** The member on a profile page. `weeks` is present only on the viewer's own. */
export type ShownProfile = NonNullable<ProfilePageQuery['user']>;

/** In miles per month, for a rider without a goal. */
export const DEFAULT_MONTHLY_GOAL = 250;

/** The title of the profile, for the window and the page. */
export function profileTitle({ displayName, isViewer }: Pick<ShownProfile, 'displayName' | 'isViewer'>): string {
  return isViewer ? 'My Profile' : `${displayName}'s Profile`;
}
