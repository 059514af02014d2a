import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { Context } from '../context.ts';
import { limitKey, requireWriteScope } from '../lib/access.ts';
import { requireViewer } from '../lib/allow.ts';
import { pictureBodyBytes, plainBodyBytes } from '../lib/bodyLimits.ts';
import { DomainError } from '../lib/errors.ts';
import { isWrite } from '../lib/sameOrigin.ts';
import { receiveBytes } from '../media/receiveBytes.ts';
import { receivePictures } from '../media/receivePictures.ts';
import { noteWritten, readFromReplica } from '../replicas/requestReads.ts';
import type { Backend } from '../requestContext.ts';
import { contextOf, prepareContext } from '../requestContext.ts';
import { shapeCheck } from './checkShape.ts';
import { isOwn } from './fields.ts';
import { requireSelf } from './requireSelf.ts';
import type { RestRequest, RestRoute } from './restRoute.ts';

const writes = ({ method, isRead }: RestRoute): boolean => isWrite(method) && !isRead;

async function admit(ctx: Context, route: RestRoute): Promise<void> {
  const isWriting = writes(route);
  ctx.share = await ctx.services.limiter.consume(isWriting ? 'writes' : 'reads', limitKey(ctx));
  if (isWriting) requireWriteScope(ctx);
  if (route.isPublic) return;
  if (ctx.hasInvalidToken) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  if (isWriting || route.isForMembers) requireViewer(ctx);
}

const ownNamesOf = ({ properties }: TObject) =>
  Object.entries(properties).flatMap(([name, schema]) => (Reflect.get(schema, isOwn) ? [name] : []));

/** Makes what reads a request of a route: who acts for another is refused before anything else is looked at. */
function requestReader(route: RestRoute): (request: FastifyRequest) => RestRequest {
  const parts = [route.params, route.query, route.body].map((schema) => ({
    ownNames: ownNamesOf(schema),
    check: shapeCheck(schema),
  }));
  return (request) => {
    const { params, query, body } = request;
    // What they are is what is checked below.
    const given = { params, query, body: body ?? {} } as RestRequest;
    const values = [given.params, given.query, given.body];
    parts.forEach(({ ownNames }, index) => {
      for (const name of ownNames) requireSelf(contextOf(request), name, values[index]?.[name]);
    });
    parts.forEach(({ check }, index) => {
      check(values[index]);
    });
    return given;
  };
}

/** What takes in the pictures of a body before it is read. */
function receivers({ takesPictures, takesBytesAs }: RestRoute, { services: { inbox } }: Backend) {
  return [
    ...(takesBytesAs ? [receiveBytes(inbox, takesBytesAs)] : []),
    ...(takesPictures ? [receivePictures(inbox)] : []),
  ];
}

/**
 * Mounts a route behind the same guard as GraphQL: what writes needs a viewer unless the route is public. Who is not
 * admitted is refused before the body is read.
 */
export function mountRoute(api: FastifyInstance, route: RestRoute, backend: Backend): void {
  const read = requestReader(route);
  const isWriting = writes(route);
  api.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: route.takesPictures ? pictureBodyBytes : plainBodyBytes,
    onRequest: [prepareContext(backend), (request) => admit(contextOf(request), route)],
    preParsing: receivers(route, backend),
    handler: async (request, reply) => {
      const ctx = contextOf(request);
      const given = read(request);
      if (!isWriting && ctx.services.replicas) await readFromReplica(ctx);
      const answer = await route.answer(ctx, given);
      if (isWriting) await noteWritten(ctx);
      return reply
        .code(route.status ?? 200)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  });
}
