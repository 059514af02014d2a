import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../request/requestContext.ts';

/** The file that names the client as an installed application. */
export const manifest = 'manifest.webmanifest';

/** Serves the manifest with the name of the instance, or as it was built without one. */
export function mountManifest(app: FastifyInstance, root: string, { services }: Backend): void {
  app.get(`/${manifest}`, (_request, reply) => {
    const { name } = services.instance.current();
    if (name === null) return reply.sendFile(manifest);
    const built: object = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    const headers = { 'cache-control': 'no-cache', 'content-type': 'application/manifest+json; charset=utf-8' };
    return reply.headers(headers).send(JSON.stringify({ ...built, name, short_name: name }));
  });
}
