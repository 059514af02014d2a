import type { Context } from '../context.ts';
import { Privacy } from '../model/posts/Post.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { findViewer } from '../users/users.ts';

/** The maximum number of posts and rides of a member that not everyone may read. Lists pass them for all other readers. */
export const maxPostsForFew = 10_000;

/**
 * Throws CONFLICT when the viewer has too many posts for few readers and writes one more, or takes one from all others. Requests
 * at the same time can exceed the limit by one each.
 */
export async function refuseTooManyForFew(
  ctx: Context,
  privacy: Privacy,
  former: Privacy = Privacy.PUBLIC,
): Promise<void> {
  if (privacy === Privacy.PUBLIC || former !== Privacy.PUBLIC) return;
  const { postCount, publicPostCount, rideCount, publicRideCount } = await findViewer(ctx);
  if (postCount - publicPostCount + rideCount - publicRideCount < maxPostsForFew) return;
  throw new DomainError(
    'CONFLICT',
    `You have ${maxPostsForFew.toLocaleString('en')} posts and rides that not everyone may read, which is the maximum: delete one first, or show one to everyone`,
    { field: 'privacy' },
  );
}
