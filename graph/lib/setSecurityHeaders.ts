import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';

/** What helmet answers is the same for every request: it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const asked = fastify();
  await asked.register(helmet, options);
  asked.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json();
}

/** Sends the headers by which browsers keep to what our pages need, with every answer. */
export async function setSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  const headers = Object.entries(await headersOf(options)).map(([name, value]) => [name, String(value)] as const);
  app.addHook('onRequest', (_request, reply, next) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    next();
  });
}
