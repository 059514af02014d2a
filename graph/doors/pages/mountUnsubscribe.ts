import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readStopToken, stopMails } from '../../notifications/unsubscribe.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import type { Backend } from '../request/requestContext.ts';
import { askStopPage, stopPolicy, stoppedPage, unknownStopPage } from './stopPage.ts';

type Asked = FastifyRequest<{ Params: { token: string } }>;

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': stopPolicy,
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Serves the links that end mails, without a sign-in. A GET changes nothing, and a POST unsubscribes. */
export async function mountUnsubscribe(app: FastifyInstance, { sql, services, publicUrl }: Backend): Promise<void> {
  // The form that mail programs send (RFC 8058) has no meaning, so nothing reads it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  async function answer(
    request: Asked,
    reply: FastifyReply,
    { page, isFinal }: { page: typeof askStopPage; isFinal: boolean },
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const address = limitAddress(request, publicUrl);
    await services.limiter.consume('reads', address);
    const link = await services.guesses.lookUp(
      { tokens: [token], address },
      () => readStopToken(sql, token),
      (found) => found && token,
    );
    if (!link) return sendPage(reply, 404, unknownStopPage(services.instance.current()));
    if (isFinal) await stopMails(sql, link);
    return sendPage(reply, 200, page(link.what, services.instance.current()));
  }

  app.get('/unsubscribe/:token', (request: Asked, reply) =>
    answer(request, reply, { page: askStopPage, isFinal: false }),
  );
  app.post('/unsubscribe/:token', (request: Asked, reply) =>
    answer(request, reply, { page: stoppedPage, isFinal: true }),
  );
}
