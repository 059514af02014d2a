import type { FastifyInstance } from 'fastify';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import type { Backend } from '../request/requestContext.ts';
import { instancePages } from './instancePages.ts';
import { textPage, textPolicy } from './textPage.ts';

/** Serves the texts of the operator, each at its own address. Without a text the address is unknown. */
export function mountInstancePages(app: FastifyInstance, { services, publicUrl }: Backend): void {
  for (const page of instancePages) {
    app.get(page.path, async (request, reply) => {
      const settings = services.instance.current();
      const text = page.textOf(settings);
      if (text === null) return reply.callNotFound();
      await services.limiter.consume('reads', limitAddress(request, publicUrl));
      const headers = { 'cache-control': 'no-cache', 'content-security-policy': textPolicy };
      return reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(textPage(page, text, settings));
    });
  }
}
