import type { EntityManager } from '@mikro-orm/postgresql';
import type { Post } from '../model/posts/Post.ts';
import { lockMember } from '../model/users/lockMember.ts';
import { DomainError } from '../platform/lib/errors.ts';

/** The maximum number of rides of a member that start in the future. The list of rides passes the private ones for every reader. */
export const maxRidesAhead = 500;

const isAheadText = 'select from ride where id = ? and starts_at > ?';
const countText = `select count(*)::int as count from (
    select from post p join ride r on r.id = p.id where p.author_id = ? and p.is_ride and r.starts_at > ? limit ${maxRidesAhead + 1}
  ) ahead`;

/** Whether a ride starts in the future. */
export async function isRideAhead(em: EntityManager, id: string, now: Date): Promise<boolean> {
  return (await em.execute(isAheadText, [id, now])).length > 0;
}

/**
 * Throws CONFLICT when a ride that was just written starts in the future and its author has too many of those. Call it last in the
 * transaction: it locks the member, and all writes lock members last.
 */
export async function refuseTooManyAhead(
  em: EntityManager,
  { id, authorId }: Pick<Post, 'id' | 'authorId'>,
  now: Date,
): Promise<void> {
  if (!(await isRideAhead(em, id, now))) return;
  await lockMember(em, authorId);
  const [own] = await em.execute<{ count: number }[]>(countText, [authorId, now]);
  if (!own || own.count <= maxRidesAhead) return;
  throw new DomainError(
    'CONFLICT',
    `You have ${maxRidesAhead} rides that start in the future, which is the maximum: delete one first, or wait until one has started`,
    { field: 'ride.date' },
  );
}
