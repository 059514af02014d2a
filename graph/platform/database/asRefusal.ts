import { badInput, DomainError } from '../lib/errors.ts';

const foreignKeyViolation = '23503';

/** The error for each foreign key whose target can be deleted during a write. All other writes lock the referenced row. */
const refusals: Record<string, () => DomainError> = {
  post_group_id_foreign: () => badInput('groupId is not the id of a group', 'groupId'),
  block_blocked_id_foreign: () => new DomainError('NOT_FOUND', 'User not found'),
  mute_muted_id_foreign: () => new DomainError('NOT_FOUND', 'User not found'),
  // An edit that mentions a member notifies them of a post that has just been deleted.
  notification_post_id_foreign: () => new DomainError('NOT_FOUND', 'Post not found'),
};

/** Foreign keys to the member who writes. */
const writerKey = /_(author|blocker|follower|muter|owner|reporter|user)_id_foreign$/;

/**
 * Converts a foreign key violation to a DomainError, and returns any other error unchanged. A referenced row can be deleted between
 * the check and the write. The error is then the same as if the row had been deleted before. It is UNAUTHENTICATED if the member who
 * writes has been deleted.
 */
export function asRefusal<Fault>(error: Fault): Fault | DomainError {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== foreignKeyViolation) return error;
  const constraint = String(Reflect.get(error, 'constraint'));
  if (writerKey.test(constraint)) return new DomainError('UNAUTHENTICATED', 'Authentication required');
  return refusals[constraint]?.() ?? error;
}
