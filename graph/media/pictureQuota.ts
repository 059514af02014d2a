import type { EntityManager } from '@mikro-orm/postgresql';
import { lockMember } from '../model/users/lockMember.ts';
import { DomainError } from '../platform/lib/errors.ts';

/** The maximum number of bytes of a member's pictures: some 3,000 photographs. Smaller renditions are not counted. */
export const maximumPictureBytes = 2 ** 30;

/** The bytes of the pictures that a member was the first to upload, as a column. */
export const pictureBytesOf = (ownerId: string) =>
  `(select coalesce(sum(byte_count), 0)::float from media where owner_id = ${ownerId})`;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en')} MB`;

/**
 * Throws CONFLICT if a new picture exceeds its owner's limit. The member stays locked until the transaction ends, so
 * that parallel uploads are counted one after the other.
 */
export async function refuseTooManyBytes(
  em: EntityManager,
  { hash, ownerId, size }: { hash: string; ownerId: string | null; size: number },
): Promise<void> {
  if (!ownerId) return;
  await lockMember(em, ownerId);
  const [held] = await em.execute<{ bytes: number }[]>(
    `select ${pictureBytesOf('?::uuid')} as bytes where not exists (select from media where hash = ?)`,
    [ownerId, hash],
  );
  if (!held || held.bytes + size <= maximumPictureBytes) return;
  throw new DomainError(
    'CONFLICT',
    `Your pictures use ${megabytes(held.bytes)} of at most ${megabytes(maximumPictureBytes)}. Delete some posts or moments with pictures first; their space is free within an hour`,
  );
}
