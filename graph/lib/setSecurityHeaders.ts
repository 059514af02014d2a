import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { isHttps } from './isHttps.ts';

/** A year, and every name below ours (OWASP ASVS 5.0, 3.4.1). */
const strictTransport = 'max-age=31536000; includeSubDomains';

// Browsers complain of features that they do not know: these all do.
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

/** Where a moment is shared is the one thing that our pages ask a device for. */
const permissions = ['geolocation=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ');

interface Security {
  readonly policies: FastifyHelmetOptions;
  /** Where riders see us. */
  readonly publicUrl: string | undefined;
}

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
export async function setSecurityHeaders(app: FastifyInstance, { policies, publicUrl }: Security): Promise<void> {
  const said = {
    ...(await headersOf(policies)),
    'permissions-policy': permissions,
  };
  const headers = Object.entries(said).map(([name, value]) => [name, String(value)] as const);
  app.addHook('onRequest', (request, reply, next) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // Over plain HTTP it would mean nothing, and on a machine of one's own lock its other servers out.
    if (isHttps(request, publicUrl)) reply.raw.setHeader('strict-transport-security', strictTransport);
    next();
  });
}
