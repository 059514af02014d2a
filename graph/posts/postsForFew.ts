import type { User } from '../model/users/User.ts';
import { DomainError } from '../platform/lib/errors.ts';

/** The maximum number of posts and rides of a member that not everyone may read. Lists pass them for all other readers. */
export const maxPostsForFew = 10_000;

type Counts = Pick<User, 'postCount' | 'publicPostCount' | 'rideCount' | 'publicRideCount'>;

/** Throws CONFLICT when a member may not have so many more posts for few readers. Requests at the same time can exceed the limit. */
export function refuseTooManyForFew(
  { postCount, publicPostCount, rideCount, publicRideCount }: Counts,
  added = 1,
): void {
  if (postCount - publicPostCount + rideCount - publicRideCount + added <= maxPostsForFew) return;
  throw new DomainError(
    'CONFLICT',
    `You have ${maxPostsForFew.toLocaleString('en')} posts and rides that not everyone may read, which is the maximum: delete one first, or show one to everyone`,
    { field: 'privacy' },
  );
}
