import type { EntityManager } from '@mikro-orm/postgresql';
import { type Post, Privacy } from '../model/posts/Post.ts';
import type { User } from '../model/users/User.ts';
import { DomainError } from '../platform/lib/errors.ts';

/** The maximum number of posts and rides of a member that not everyone may read. Lists pass them for all other readers. */
export const maxPostsForFew = 10_000;

type Counts = Pick<User, 'postCount' | 'publicPostCount' | 'rideCount' | 'publicRideCount'>;

const tooMany = () =>
  new DomainError(
    'CONFLICT',
    `You have ${maxPostsForFew.toLocaleString('en')} posts and rides that not everyone may read, which is the maximum: delete one first, or show one to everyone`,
    { field: 'privacy' },
  );

/** Throws CONFLICT when a member may not have one more post for few readers. Requests at the same time can exceed the limit. */
export function refuseTooManyForFew({ postCount, publicPostCount, rideCount, publicRideCount }: Counts): void {
  if (postCount - publicPostCount + rideCount - publicRideCount >= maxPostsForFew) throw tooMany();
}

const countText =
  'select post_count - public_post_count + ride_count - public_ride_count as count from "user" where id = ?';

async function countForFew(em: EntityManager, authorId: string): Promise<number> {
  const [author] = await em.execute<{ count: number }[]>(countText, [authorId]);
  return author?.count ?? 0;
}

/**
 * Writes posts with the audience of one post. Throws CONFLICT when the author then has too many posts for few readers, and more than before.
 * The counts have what was stored: a group that is not open narrows its posts. Triggers count them, so writes of the author wait for each other.
 */
export async function limitPostsForFew<Result>(
  em: EntityManager,
  { authorId, privacy, groupId }: Pick<Post, 'authorId' | 'privacy' | 'groupId'>,
  write: () => Promise<Result>,
): Promise<Result> {
  if (privacy === Privacy.PUBLIC && groupId === null) return write();
  // A group that has closed can have left its members more than the maximum.
  const before = await countForFew(em, authorId);
  const result = await write();
  if ((await countForFew(em, authorId)) > Math.max(before, maxPostsForFew)) throw tooMany();
  return result;
}
