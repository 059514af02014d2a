import type { FastifyInstance } from 'fastify';
import { noSuchRoute, parseJsonAs } from '../lib/httpErrors.ts';
import type { Backend } from '../requestContext.ts';
import { mountManual } from './mountManual.ts';
import { mountRoute } from './mountRoute.ts';
import { openApiOf } from './openApi.ts';
import { sections } from './sections.ts';

/** Every entry of the API. */
export const routes = sections.flatMap((section) => section.routes);

/** The compatibility API of the specification's section 7, on the verbs and reads of the domain. */
export async function mountRest(api: FastifyInstance, backend: Backend): Promise<void> {
  for (const route of routes) {
    const { takesBytes } = route;
    if (!takesBytes) mountRoute(api, route, backend);
    else {
      await api.register(async (scope) => {
        // By then JSON stands in place of the bytes.
        parseJsonAs(scope, takesBytes.kind.types);
        mountRoute(scope, route, backend);
      });
    }
  }
  mountManual(api, openApiOf(sections));
  api.setNotFoundHandler((request) => {
    throw noSuchRoute(request);
  });
}
