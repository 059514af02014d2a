import type { FastifyError, FastifyInstance } from 'fastify';
import { answerError, noSuchRoute, parseJsonAs } from '../../platform/http/httpErrors.ts';
import { priceReads } from '../request/priceReads.ts';
import type { Backend } from '../request/requestContext.ts';
import { inRestWords } from './inRestWords.ts';
import { mountEndpoint } from './mountEndpoint.ts';
import { mountManual } from './mountManual.ts';
import { openApiOf } from './openApi.ts';
import { sections } from './sections.ts';

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
    priceReads(manual, backend.services);
    mountManual(manual, openApiOf(sections));
  });
  api.setNotFoundHandler((request) => {
    throw noSuchRoute(request);
  });
}
