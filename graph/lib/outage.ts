import type { DomainError } from './errors.ts';
import { maskedMessage, unavailable } from './errors.ts';

// What is wrong while the database or a disk is away, full or too slow: it passes, and the same request is answered then.

/** Of the system: nobody is there, the line is dead, or the disk is full. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT'],
]);

/**
 * States of PostgreSQL: of the connection, no room for more, a statement that took too long, going down, a crash, coming up,
 * a server that reads only, as one does until it has taken over, and what follows on the same connection where a statement
 * was given up while it was still being prepared.
 */
const databaseStates = /^(08\w{3}|53\w{3}|57014|57P0[123]|25006|26000|42P05)$/;

/** What pg says without a code. */
const withoutCode =
  /Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout e(xpired|xceeded when trying to connect)/;

/** How long what is away may take to come back, in seconds. */
const retryAfter = 3;

function isOutage(error: Error): boolean {
  // What is wrong with a request says so, be it that its body was cut short.
  if (Reflect.has(error, 'statusCode')) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return systemCodes.has(code) || databaseStates.test(code) || withoutCode.test(error.message);
}

/** What the caller is told of an error that will pass, null for any other. */
export function asOutage(error: unknown, requestId: string): DomainError | null {
  return error instanceof Error && isOutage(error) ? unavailable(maskedMessage(requestId), retryAfter) : null;
}
