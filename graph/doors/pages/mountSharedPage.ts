import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sql } from '../../platform/database/sql.ts';
import { originOf } from '../../platform/http/originOf.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import type { Html } from '../../platform/lib/html.ts';
import { type Backend, viewerByCookie } from '../request/requestContext.ts';
import { builtPage } from './builtPage.ts';
import { orNothing, withFirstText } from './firstText.ts';
import { nameOf } from './instancePages.ts';
import type { PageHead } from './pageHead.ts';
import { countRead } from './pageReader.ts';

const title = /<title>[^<]*<\/title>/;
const description = /<meta name="description"[^<>]*>/;

interface SharedPage<Thing> {
  /** The path of the page, with the parameter `:id`. */
  path: string;
  /** Reads the data that visitors and this viewer may see, or null. The viewer is null unless the page depends on them. */
  find(sql: Sql, id: string, viewer: Viewer | null): Promise<Thing | null>;
  /** The metadata of the page, in the units of visitors. `siteName` is the name of the instance. */
  headOf(thing: Thing & Pick<Backend, 'units'>, origin: string, siteName: string): PageHead;
  /** Draws the first text. Null if this viewer may not read it. */
  textOf(thing: Thing, photoSizes: string): Html | null;
  /** Whether the page depends on the viewer. */
  isPersonal?: boolean;
  /** Whether the text is of the viewer alone. A browser that goes back after signing out must not find it on its disk. */
  isOwn?(thing: Thing): boolean;
}

/**
 * Serves the built page of one thing with its metadata for other sites and its first text. If visitors or the viewer cannot see the thing, the
 * page is byte for byte the built one, so that it does not reveal whether a hidden thing exists.
 */
export function mountSharedPage<Thing>(
  app: FastifyInstance,
  folder: string,
  backend: Backend,
  { path, find, headOf, textOf, isPersonal = false, isOwn = () => false }: SharedPage<Thing>,
): void {
  const { services, publicUrl } = backend;
  const built = builtPage(folder, 'page.html', backend);

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    if (isPersonal) reply.header('vary', 'Cookie');
    const thing = await orNothing(request, () => thingFor(request, request.params.id));
    // A member may be able to read the thing, so the status stays 200.
    if (!thing) return built.send(reply.header('x-robots-tag', 'noindex'));
    const shown = { ...thing, units: backend.units };
    const head = headOf(shown, originOf(request, publicUrl), nameOf(services.instance.current()));
    const filled = withFirstText(built.markup, (photoSizes) => textOf(thing, photoSizes)) ?? built.markup;
    // With functions, because `replace` gives `$` in a replacement text a meaning.
    const page = filled.replace(title, () => head.title).replace(description, () => head.metadata);
    const caching = isOwn(thing) ? 'no-store' : 'no-cache';
    return reply.header('cache-control', caching).type('text/html; charset=utf-8').send(page);
  });

  async function thingFor(request: FastifyRequest, id: string): Promise<Thing | null> {
    const sql = await countRead(request, backend);
    return await find(sql, id, isPersonal ? await viewerByCookie(request, backend) : null);
  }
}
