import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import { matchesETag } from '../../platform/http/matchesETag.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import { DomainError, unavailable } from '../../platform/lib/errors.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import type { ArchiveState, MapArchive } from '../../platform/storage/MapArchive.ts';
import type { Backend } from '../request/requestContext.ts';
import { byteRange } from './mediaDoor.ts';

/** The only address of the archive. Nothing of a request selects a file. */
export const mapPath = '/map.pmtiles';

/** In bytes: the largest tile and directory that programs for PMTiles write are smaller. */
const maxSlice = 4 * 1024 * 1024;

const enqueue = concurrencyGate({ ...doors.map, of: 'parts of the map', being: 'read' });

const noRange = () =>
  new DomainError('BAD_USER_INPUT', 'Ask for a part of the map by the header Range, of at most 4 MB');

const signature = 'PMTiles\u0003';

/** Warns the operator at the start of an archive that no client can read. */
async function checkArchive(app: FastifyInstance, archive: MapArchive): Promise<void> {
  const state = await archive.state();
  const head = state && (await archive.read(state, { start: 0, end: signature.length - 1 }));
  if (head?.toString('latin1') !== signature) app.log.warn('MAP_FILE names no archive in the format PMTiles 3');
}

/** Serves the map archive of the operator in parts, to everybody. Each part costs a read. */
export function mountMap(app: FastifyInstance, backend: Backend): void {
  const archive = backend.services.mapArchive;
  if (archive) {
    app.addHook('onListen', () =>
      checkArchive(app, archive).catch((error) => app.log.warn({ err: error }, 'MAP_FILE cannot be read')),
    );
  }

  async function sendPart(request: FastifyRequest, reply: FastifyReply, state: ArchiveState) {
    const condition = request.headers['if-range'];
    const isWhole = condition !== undefined && condition !== state.etag;
    const range = isWhole ? null : byteRange(request.headers.range, state.size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${state.size}`).send();
    if (range === null || range.end - range.start >= maxSlice) throw noRange();
    const caller = visitorAt(limitAddress(request, backend.publicUrl));
    await backend.services.limiter.consume('reads', caller.key);
    const bytes = await enqueue(async () => archive?.read(state, range), caller);
    if (!bytes) throw unavailable('The map has just been replaced. Try again.', 1);
    return reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${state.size}`).send(bytes);
  }

  app.route({
    method: 'GET',
    url: mapPath,
    async handler(request, reply) {
      const state = await archive?.state();
      if (!state) throw noSuchRoute(request);
      void reply.type('application/vnd.pmtiles').headers({
        etag: state.etag,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600, s-maxage=300',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (matchesETag(request, state.etag)) return reply.code(304).send();
      // Fastify keeps the length of the header for an empty stream alone.
      if (request.method === 'HEAD') return reply.header('content-length', state.size).send(Readable.from([]));
      return sendPart(request, reply, state);
    },
  });
}
