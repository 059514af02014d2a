/** The closed set of error codes, the same in REST bodies and in GraphQL `extensions.code`. */
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
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof httpStatusByCode;

/** `field` is the input at fault, as the caller spelled it; `retryAfter` is in seconds. */
export interface ErrorDetails {
  field?: string;
  retryAfter?: number;
}

/** A refusal that the caller may read: its message is safe to show and says what to do. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly retryAfter?: number;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  /** What is ours to mend and will be in a moment, which `retryAfter` says, is 503. */
  get httpStatus(): number {
    const passes = this.code === 'INTERNAL_SERVER_ERROR' && this.retryAfter !== undefined;
    return passes ? 503 : httpStatusByCode[this.code];
  }
}

/** BAD_USER_INPUT naming the field at fault. */
export function badInput(message: string, field?: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { field });
}

/** INTERNAL_SERVER_ERROR with the status 503: the same request may be answered so many seconds later. */
export function unavailable(message: string, retryAfter: number): DomainError {
  return new DomainError('INTERNAL_SERVER_ERROR', message, { retryAfter });
}

/** What the client is told of an error that is ours: nothing but the id under which it is logged. */
export function maskedMessage(requestId: string): string {
  return `Something went wrong on our side. If it persists, report request ${requestId}.`;
}

/** What is told whose token signs nobody in, or no longer does. */
export const endedSession = 'Your session has ended: sign in again';
