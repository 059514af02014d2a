import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sql } from '../../platform/database/sql.ts';
import { callerAddress } from '../../platform/http/callerAddress.ts';
import { originOf } from '../../platform/http/originOf.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import type { Backend } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import type { PageHead } from './pageHead.ts';

const title = /<title>[^<]*<\/title>/;
const description = /<meta name="description"[^<>]*>/;

interface SharedPage<Thing> {
  /** The path of the page, with the parameter `:id`. */
  path: string;
  /** Reads the data that visitors may see, or null. */
  find(sql: Sql, id: string): Promise<Thing | null>;
  headOf(thing: Thing, origin: string): PageHead;
}

/**
 * Serves the built page of one thing with its metadata for other sites. If visitors cannot see the thing, the page is byte
 * for byte the built one, so that it does not reveal whether a hidden thing exists.
 */
export function mountSharedPage<Thing>(
  app: FastifyInstance,
  folder: string,
  { sql, services, publicUrl, units }: Backend,
  { path, find, headOf }: SharedPage<Thing>,
): void {
  const built = builtPage(folder, 'page.html', units);

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const thing = await thingFor(request, request.params.id);
    // A member may be able to read the thing, so the status stays 200.
    if (!thing) return built.send(reply.header('x-robots-tag', 'noindex'));
    const head = headOf(thing, originOf(request, publicUrl));
    // With functions, because `replace` gives `$` in a replacement text a meaning.
    const page = built.markup.replace(title, () => head.title).replace(description, () => head.metadata);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  /**
   * Returns null if visitors cannot read the thing, or if reading it fails. The client then loads it by itself.
   */
  async function thingFor(request: FastifyRequest, id: string): Promise<Thing | null> {
    try {
      await services.limiter.consume('reads', callerAddress(request));
      return await find(sql, id);
    } catch (error) {
      if (!(error instanceof DomainError)) request.log.error({ err: error, requestId: request.id }, 'Nothing to share');
      return null;
    }
  }
}
