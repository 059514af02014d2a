import type { ErrorCode } from './errors.ts';

/** The meaning of each error code, for the API manuals. */
export const errorMeanings: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'A member must be signed in, or the token is unknown, revoked or expired: sign in again.',
  FORBIDDEN: 'The viewer may see the object but not do this, or the token is read-only.',
  NOT_FOUND: 'No object has that id, or the viewer may not see it. The two cases cannot be told apart.',
  BAD_USER_INPUT: 'An argument is wrong, and `extensions.field` names it, or the document is not valid GraphQL.',
  CONFLICT: 'The request conflicts with earlier data, such as a taken username or a full event.',
  GONE: 'The subscription cannot resume from this point, because too much time has passed: read the list again.',
  PAYLOAD_TOO_LARGE: 'The body or a picture in it is too large.',
  RATE_LIMITED: 'Too many requests in too short a time: try again after `Retry-After` seconds.',
  QUERY_TOO_COMPLEX: 'The operation or its answer exceeds a limit: the message names the limit.',
  PERSISTED_QUERY_NOT_FOUND: 'The server has no document with that hash: send the text together with the hash.',
  INTERNAL_SERVER_ERROR:
    'The server failed. The message contains the request id for the operator. With `Retry-After` the request can be retried.',
};
