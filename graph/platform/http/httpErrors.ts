import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from '../database/asRefusal.ts';
import { DomainError, type ErrorCode, httpStatusByCode, maskedMessage } from '../lib/errors.ts';
import { asOutage } from '../lib/outage.ts';
import { tooLargeMessage } from './bodyLimits.ts';

const codeByStatus = new Map<number, ErrorCode>([
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'BAD_USER_INPUT'],
]);

const messageByStatus = new Map<number, string>([
  [413, tooLargeMessage],
  [415, 'The body must be JSON: send it with Content-Type: application/json'],
]);

interface Answer {
  status: number;
  message: string;
  code: ErrorCode;
  /** The path of the invalid input. */
  field?: string;
  /** The token of a link by which the caller can object. */
  appealToken?: string;
  retryAfter?: number;
}

/** The error body for the caller. The message of an unexpected error is masked. */
function answerTo(error: Error & { statusCode?: number }, requestId: string): Answer {
  const refusal = error instanceof DomainError ? error : asOutage(error, requestId);
  if (refusal) {
    const { httpStatus, message, code, field, appealToken, retryAfter } = refusal;
    return { status: httpStatus, message, code, field, appealToken, retryAfter };
  }
  const status = error.statusCode ?? 500;
  const code = codeByStatus.get(status) ?? (status >= 400 && status < 500 ? 'BAD_USER_INPUT' : undefined);
  if (code) return { status, message: messageByStatus.get(status) ?? error.message, code };
  return {
    status: httpStatusByCode.INTERNAL_SERVER_ERROR,
    message: maskedMessage(requestId),
    code: 'INTERNAL_SERVER_ERROR',
  };
}

/** The error body for the caller. Logs an unexpected error under the request id. */
export function logAndAnswer(error: Error, request: FastifyRequest): Answer {
  const answer = answerTo(asRefusal(error), request.id);
  if (answer.status >= 500 && !(error instanceof DomainError))
    request.log.error({ err: error, requestId: request.id }, error.message);
  return answer;
}

/** Accepts only JSON bodies. An empty body counts as none, because some clients always send the content type. */
export function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  parseJsonAs(app, 'application/json');
}

/** Parses bodies of a content type as JSON. */
export function parseJsonAs(app: FastifyInstance, contentType: string | RegExp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** Sends an error as JSON `{message, code, field, appealToken}`. Logs an unexpected error under the request id. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code, field, appealToken, retryAfter } = logAndAnswer(error, request);
  if (retryAfter) reply.header('retry-after', retryAfter);
  // The error is for this caller at this moment. A shared cache would send it to others.
  reply.header('cache-control', 'no-store');
  if (!reply.hasHeader('vary')) reply.header('vary', 'Authorization, Cookie');
  return reply.code(status).header('x-request-id', request.id).send({ message, code, field, appealToken });
}

/** The 404 of a route that does not exist. */
export function noSuchRoute(request: FastifyRequest): DomainError {
  return new DomainError('NOT_FOUND', `No such route: ${request.method} ${request.url.split('?')[0]}`);
}
