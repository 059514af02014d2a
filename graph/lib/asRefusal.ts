import { badInput, DomainError } from './errors.ts';

const foreignKeyViolation = '23503';

/** What is told where the key that breaks names something that is gone; the other statements lock what they hang on. */
const refusals: Record<string, () => DomainError> = {
  post_group_id_foreign: () => badInput('groupId is not the id of a group', 'groupId'),
  mute_muted_id_foreign: () => new DomainError('NOT_FOUND', 'User not found'),
};

/** The keys that name the member who writes. */
const writerKey = /_(author|follower|muter|owner|reporter|user)_id_foreign$/;

/**
 * The refusal that an error of the database stands for, any other error as it is. What a write hangs on may be deleted
 * between the look and the write, and then a foreign key breaks: the answer is that of what was gone before. Who is
 * deleted themselves while they write is UNAUTHENTICATED.
 */
export function asRefusal<Fault>(error: Fault): Fault | DomainError {
  if (!(error instanceof Error) || Reflect.get(error, 'code') !== foreignKeyViolation) return error;
  const constraint = String(Reflect.get(error, 'constraint'));
  if (writerKey.test(constraint)) return new DomainError('UNAUTHENTICATED', 'Authentication required');
  return refusals[constraint]?.() ?? error;
}
