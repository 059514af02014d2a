import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as the collector receives it, with its attributes by name. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Record<string, unknown>;
  readonly status: { code?: number; message?: string };
}

/** A receiver of traces by OTLP over HTTP, as JSON. */
export interface Collector {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: CollectedSpan[];
  /** All received bodies, unchanged. */
  readonly bodies: string[];
  readonly headers: NodeJS.Dict<string | string[]>[];
  /** The names of the services that sent traces. */
  readonly services: Set<unknown>;
  /** Stops its responses: it still receives requests. */
  silence(): void;
  close(): Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const byName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function openCollector(): Promise<Collector> {
  const collected: Pick<Collector, 'spans' | 'bodies' | 'headers' | 'services'> = {
    spans: [],
    bodies: [],
    headers: [],
    services: new Set(),
  };
  let isSilent = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
    collected.bodies.push(body);
    collected.headers.push(request.headers);
    const sent: Sent = JSON.parse(body);
    for (const { resource, scopeSpans } of sent.resourceSpans) {
      collected.services.add(byName(resource.attributes)['service.name']);
      for (const { attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans)) {
        collected.spans.push({ ...span, attributes: byName(attributes) });
      }
    }
    if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...collected,
    silence() {
      isSilent = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
