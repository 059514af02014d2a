import { GraphQLError } from 'graphql';
import { asRefusal } from './asRefusal.ts';
import type { ErrorCode } from './errors.ts';
import { DomainError, maskedMessage } from './errors.ts';
import { asOutage } from './outage.ts';

/** What Apollo Server calls the faults of a request, in the words of our closed enum. */
const codeByApolloCode: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

/** A DomainError as GraphQL says it, with the HTTP status and headers for the case that nothing was executed. */
export function toGraphQLError(error: DomainError): GraphQLError {
  const headers = new Map(error.retryAfter ? [['retry-after', String(error.retryAfter)]] : []);
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, field: error.field, http: { status: error.httpStatus, headers } },
  });
}

/** Anything that was thrown, in the shape in which GraphQL says it. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError(String(error), { originalError: error instanceof Error ? error : undefined });
}

/** The error at the root of a GraphQL error, as the refusal that it may stand for. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : asRefusal(error);
}

/** An error that is neither the caller's nor a refusal: it is to be logged, and masked for the caller. */
export function isUnexpected(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return !(cause instanceof DomainError) && !isRequestFault(error, cause);
}

/** Faults of the request itself (syntax, types, variables) have no error of ours behind them and point into its text. */
function isRequestFault(error: GraphQLError, cause: unknown): boolean {
  if (!(cause instanceof GraphQLError)) return false;
  return error.path === undefined || cause.nodes !== undefined || String(error.extensions.code) in codeByApolloCode;
}

/** The refusal that is the whole answer's, because its caller is to ask again later; null for any other error. */
export function refusalToRepeat(error: GraphQLError, requestId: string): DomainError | null {
  const cause = causeOf(error);
  if (cause instanceof DomainError) return cause.retryAfter === undefined ? null : cause;
  return asOutage(cause, requestId);
}

/** The error as the caller may read it: message, place, code and field. */
export function publicError(error: GraphQLError, requestId: string): GraphQLError {
  const cause = causeOf(error);
  if (cause instanceof DomainError) return restate(error, cause.message, { code: cause.code, field: cause.field });
  if (isUnexpected(error)) return restate(error, maskedMessage(requestId), { code: 'INTERNAL_SERVER_ERROR' });
  const code = codeByApolloCode[String(error.extensions.code)] ?? 'BAD_USER_INPUT';
  return restate(error, error.message, { code });
}

/** The same place in other words. Compiled operations know its lines, not the nodes that GraphQLError reads them from. */
function restate(
  { path, locations }: GraphQLError,
  message: string,
  extensions: { code: ErrorCode; field?: string },
): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, extensions }), { locations });
}
