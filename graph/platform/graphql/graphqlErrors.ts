import { GraphQLError } from 'graphql';
import { asRefusal } from '../database/asRefusal.ts';
import { DomainError, type ErrorCode, maskedMessage } from '../lib/errors.ts';
import { asOutage } from '../lib/outage.ts';

/** Our error codes for Apollo Server's codes of request errors. */
const codeByApolloCode: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

/** Converts a DomainError to a GraphQLError. The HTTP status and headers apply if nothing was executed. */
export function toGraphQLError(error: DomainError): GraphQLError {
  const headers = new Map(error.retryAfter ? [['retry-after', String(error.retryAfter)]] : []);
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { code: error.code, field: error.field, http: { status: error.httpStatus, headers } },
  });
}

/** Converts any thrown value to a GraphQLError. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError(String(error), { originalError: error instanceof Error ? error : undefined });
}

/** The root cause of a GraphQLError, converted to a DomainError where possible. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : asRefusal(error);
}

/** Whether an error is a fault of the server, which is logged and masked for the caller. */
export function isUnexpected(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return !(cause instanceof DomainError) && !isRequestFault(error, cause);
}

/** Errors of the request itself (syntax, types, variables) have no cause of ours and point into the document. */
function isRequestFault(error: GraphQLError, cause: unknown): boolean {
  if (!(cause instanceof GraphQLError)) return false;
  return error.path === undefined || cause.nodes !== undefined || String(error.extensions.code) in codeByApolloCode;
}

const documentFault = /^GRAPHQL_(PARSE|VALIDATION)_FAILED$/;

/** Whether the document or its variables are invalid. GraphQL over HTTP requires status 200 for them in `application/json`. */
export function isDocumentFault(error: GraphQLError): boolean {
  if (causeOf(error) instanceof DomainError) return false;
  return documentFault.test(String(error.extensions.code)) || error.message.startsWith('Variable "$');
}

/** The error that replaces the whole answer, because the caller must retry later. Null for any other error. */
export function refusalToRepeat(error: GraphQLError, requestId: string): DomainError | null {
  const cause = causeOf(error);
  if (cause instanceof DomainError) return cause.retryAfter === undefined ? null : cause;
  return asOutage(cause, requestId);
}

/** The error for the caller: message, location, code, field, and the token of an appeal. */
export function publicError(error: GraphQLError, requestId: string): GraphQLError {
  const cause = causeOf(error);
  if (cause instanceof DomainError) {
    const { message, code, field, appealToken } = cause;
    return restate(error, message, appealToken ? { code, field, appealToken } : { code, field });
  }
  if (isUnexpected(error)) return restate(error, maskedMessage(requestId), { code: 'INTERNAL_SERVER_ERROR' });
  const code = codeByApolloCode[String(error.extensions.code)] ?? 'BAD_USER_INPUT';
  return restate(error, error.message, { code, field: fieldOf(error) });
}

/** The path of the invalid input, if `nameInput` has found it. */
const fieldOf = ({ extensions: { field } }: GraphQLError) => (typeof field === 'string' ? field : undefined);

/** The same location with another message. Errors of compiled operations have locations but no nodes to derive them from. */
function restate(
  { path, locations }: GraphQLError,
  message: string,
  extensions: { code: ErrorCode; field?: string; appealToken?: string },
): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, extensions }), { locations });
}
