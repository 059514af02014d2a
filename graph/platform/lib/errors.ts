/** All error codes with their HTTP status. REST bodies and GraphQL `extensions.code` use the same codes. */
export const httpStatusByCode = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  QUERY_TOO_COMPLEX: 400,
  // Not a failure: the client sends the text next.
  PERSISTED_QUERY_NOT_FOUND: 200,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof httpStatusByCode;

/**
 * `field` is the path of the invalid input; `retryAfter` is in seconds; `appealToken` is the token of a link by which the caller can object.
 */
export interface ErrorDetails {
  field?: string;
  retryAfter?: number;
  appealToken?: string;
}

/** An expected error. Its message is safe to show to the caller and names the cure. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly retryAfter?: number;
  readonly appealToken?: string;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
    this.appealToken = details.appealToken;
  }

  /** 503 for a temporary failure of the server, which has a `retryAfter`. */
  get httpStatus(): number {
    const passes = this.code === 'INTERNAL_SERVER_ERROR' && this.retryAfter !== undefined;
    return passes ? 503 : httpStatusByCode[this.code];
  }
}

/** BAD_USER_INPUT for the given field. */
export function badInput(message: string, field?: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { field });
}

/** INTERNAL_SERVER_ERROR with HTTP status 503: the client may repeat the request after `retryAfter` seconds. */
export function unavailable(message: string, retryAfter: number): DomainError {
  return new DomainError('INTERNAL_SERVER_ERROR', message, { retryAfter });
}

/** The message of an unexpected error: only the request id under which it is logged. */
export function maskedMessage(requestId: string): string {
  return `Something went wrong on our side. If it persists, report request ${requestId}.`;
}

/** The message for a token that is unknown, revoked or expired. */
export const endedSession = 'Your session has ended: sign in again';
