import { StoreTimeout } from '../storage/StoreTimeout.ts';
import { type DomainError, maskedMessage, unavailable } from './errors.ts';

// Temporary failures: the database, the picture store or a disk is unavailable, full or too slow. Clients may repeat the request.

/** Error codes of the system: no server, a broken connection, or a full disk. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOSPC', 'EDQUOT'],
]);

/**
 * SQLSTATEs of PostgreSQL: connection errors (08), insufficient resources (53), statement timeout (57014), lock timeout (55P03),
 * idle transaction timeout (25P03), shutdown, crash and startup (57P01 to 57P03), and a read-only server during a failover (25006).
 * 26000 and 42P05 follow on a connection where a statement was cancelled while PostgreSQL prepared it.
 */
const databaseStates = /^(08(?!P01)\w{3}|53\w{3}|57014|55P03|25P03|57P0[123]|25006|26000|42P05)$/;

/** Messages of pg for errors without a code. */
const withoutCode =
  /Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout e(xpired|xceeded when trying to connect)/;

/** In seconds. */
const retryAfter = 3;

function isOutage(error: Error): boolean {
  // An error of the request, such as an aborted body, has a status code.
  if (Reflect.has(error, 'statusCode')) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return systemCodes.has(code) || databaseStates.test(code) || withoutCode.test(error.message);
}

/** The error for the caller of a temporary failure. Null for any other error. */
export function asOutage(error: unknown, requestId: string): DomainError | null {
  if (error instanceof StoreTimeout) return unavailable(error.message, retryAfter);
  return error instanceof Error && isOutage(error) ? unavailable(maskedMessage(requestId), retryAfter) : null;
}
