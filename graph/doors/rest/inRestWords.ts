import { DomainError } from '../../platform/lib/errors.ts';

const rideOfPost = /^ride\b/;

/** Replaces the name of the input in an error by its REST name: the ride of a post is `rideData` in REST. */
export function inRestWords<Fault extends Error>(error: Fault): Fault | DomainError {
  if (!(error instanceof DomainError && error.field && rideOfPost.test(error.field))) return error;
  const { code, message, field, retryAfter } = error;
  return new DomainError(code, message, { field: field.replace(rideOfPost, 'rideData'), retryAfter });
}
