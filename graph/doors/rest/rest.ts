import type { FastifyError, FastifyInstance } from 'fastify';
import { answerError, noSuchRoute, parseJsonAs } from '../../platform/http/httpErrors.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { onFirstUse } from '../../platform/lib/onFirstUse.ts';
import { mountManualPage } from '../pages/manualPage.ts';
import { mountSheet } from '../pages/mountSheet.ts';
import { priceReads } from '../request/priceReads.ts';
import type { Backend } from '../request/requestContext.ts';
import { apiPage } from './apiPage.ts';
import { mountEndpoint } from './mountEndpoint.ts';
import { openApiOf } from './openApi.ts';
import { sections } from './sections.ts';

const rideOfPost = /^ride\b/;

/** Replaces the name of the input in an error by its REST name: the ride of a post is `rideData` in REST. */
function inRestWords<Fault extends Error>(error: Fault): Fault | DomainError {
  if (!(error instanceof DomainError && error.field && rideOfPost.test(error.field))) return error;
  const { code, message, field, retryAfter } = error;
  return new DomainError(code, message, { field: field.replace(rideOfPost, 'rideData'), retryAfter });
}

/** All endpoints of the API. */
export const routes = sections.flatMap((section) => section.routes);

/** The compatibility API of section 7 of the specification. It calls the same domain functions as GraphQL. */
export async function mountRest(api: FastifyInstance, backend: Backend): Promise<void> {
  api.setErrorHandler<FastifyError>((error, request, reply) => answerError(inRestWords(error), request, reply));
  for (const route of routes) {
    const { takesBytes } = route;
    if (!takesBytes) mountEndpoint(api, route, backend);
    else {
      await api.register(async (scope) => {
        // `receiveBytes` has replaced the bytes by JSON before the parser runs.
        parseJsonAs(scope, takesBytes.kind.types);
        mountEndpoint(scope, route, backend);
      });
    }
  }
  await api.register(async (manual) => {
    priceReads(manual, backend);
    mountManual(manual);
  });
  api.setNotFoundHandler((request) => {
    throw noSuchRoute(request);
  });
}

/** Serves the description of the API: /api/openapi.json for programs and /api for people. */
function mountManual(api: FastifyInstance): void {
  const document = onFirstUse(() => openApiOf(sections));
  const text = () => JSON.stringify(document());
  mountSheet(api, { path: '/openapi.json', type: 'application/json; charset=utf-8', text });
  mountManualPage(api, '/', () => apiPage(document()));
}
