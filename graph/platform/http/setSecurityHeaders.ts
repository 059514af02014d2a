import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { isHttps } from './isHttps.ts';
import { type StrictTransport, strictTransportHeaders } from './strictTransports.ts';

// All browsers know these features. They would warn about unknown ones.
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Our pages use one device feature: the location of a new moment. */
const permissions = ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ');

interface Security {
  readonly policies: FastifyHelmetOptions;
  readonly publicUrl: string | undefined;
  readonly hsts: StrictTransport;
}

/** Helmet's headers are the same for every request, so they are computed once. */
async function headersOf(options: FastifyHelmetOptions): Promise<OutgoingHttpHeaders> {
  const probe = fastify();
  await probe.register(helmet, options);
  probe.get('/', async (_request, reply) => reply.raw.getHeaders());
  const answer = await probe.inject('/');
  await probe.close();
  return answer.json();
}

/** Adds the security headers to every response. */
export async function setSecurityHeaders(app: FastifyInstance, { policies, publicUrl, hsts }: Security): Promise<void> {
  const values = {
    ...(await headersOf(policies)),
    'permissions-policy': permissions,
  };
  const headers = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
  const strictTransport = strictTransportHeaders[hsts];
  app.addHook('onRequest', (request, reply, next) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // Over plain HTTP the header has no effect. On localhost it would make other servers unreachable.
    if (strictTransport && isHttps(request, publicUrl)) {
      reply.raw.setHeader('strict-transport-security', strictTransport);
    }
    next();
  });
}
