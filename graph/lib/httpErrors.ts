import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from './asRefusal.ts';
import { tooLargeMessage } from './bodyLimits.ts';
import type { ErrorCode } from './errors.ts';
import { DomainError, httpStatusByCode, maskedMessage } from './errors.ts';
import { asOutage } from './outage.ts';

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
  retryAfter?: number;
}

/** What the caller is told of an error; anything that is not a refusal is masked. */
function answerTo(error: Error & { statusCode?: number }, requestId: string): Answer {
  const refusal = error instanceof DomainError ? error : asOutage(error, requestId);
  if (refusal) {
    const { httpStatus, message, code, retryAfter } = refusal;
    return { status: httpStatus, message, code, retryAfter };
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

/** What the caller is told of an error; what is ours is logged under the id of the request. */
export function logAndAnswer(error: FastifyError, request: FastifyRequest): Answer {
  const answer = answerTo(asRefusal(error), request.id);
  if (answer.status >= 500 && !(error instanceof DomainError))
    request.log.error({ err: error, requestId: request.id }, error.message);
  return answer;
}

/** JSON is the only body; an empty one counts as none, for clients that always send the header. */
export function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  parseJsonAs(app, 'application/json');
}

/** Reads bodies of a content type as JSON. */
export function parseJsonAs(app: FastifyInstance, contentType: string | RegExp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(contentType, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** Answers an error as JSON `{message, code}`; logs what is ours under the request's id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code, retryAfter } = logAndAnswer(error, request);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).header('x-request-id', request.id).send({ message, code });
}

/** The 404 of a route that does not exist. */
export function noSuchRoute(request: FastifyRequest): DomainError {
  return new DomainError('NOT_FOUND', `No such route: ${request.method} ${request.url.split('?')[0]}`);
}
