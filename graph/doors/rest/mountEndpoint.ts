import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { Context } from '../../context.ts';
import { fitRestAnswer } from '../../platform/graphql/limitAnswer.ts';
import { announcedBytes, pictureBodyBytes, plainBodyBytes } from '../../platform/http/bodyLimits.ts';
import type { ClientPace } from '../../platform/http/clientPace.ts';
import { originOf } from '../../platform/http/originOf.ts';
import { crossSiteError, isFromOwnPages, isWrite } from '../../platform/http/sameOrigin.ts';
import { entranceKey, requireWriteScope } from '../../platform/lib/access.ts';
import { requireViewer } from '../../platform/lib/allow.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { paceBody } from '../http/paceBody.ts';
import { receiveBytes } from '../http/receiveBytes.ts';
import { receivePictures } from '../http/receivePictures.ts';
import { type Backend, contextOf, prepareContext, signInAfterBody } from '../request/requestContext.ts';
import { noteWritten, readFromReplica } from '../request/requestReads.ts';
import { takeShare } from '../request/takeShare.ts';
import { shapeCheck } from './checkShape.ts';
import { isOwn } from './fields.ts';
import { fileStream } from './fileStream.ts';
import type { FileAnswer, RestEndpoint, RestRequest } from './restEndpoint.ts';

const writes = ({ method, isRead }: RestEndpoint): boolean => isWrite(method) && !isRead;

async function admit(ctx: Context, route: RestEndpoint): Promise<void> {
  const isWriting = writes(route);
  await takeShare(ctx, isWriting ? 'writes' : 'reads', route.isPublic ? entranceKey(ctx) : undefined);
  if (isWriting) requireWriteScope(ctx);
  if (route.isPublic) return;
  if (ctx.hasInvalidToken) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  if (isWriting || route.isForMembers) requireViewer(ctx);
}

/** Throws FORBIDDEN if a field names a member other than the viewer. A missing name means the viewer. */
function requireSelf(ctx: Context, field: string, named: unknown): void {
  const { id } = requireViewer(ctx);
  if (named === undefined || named === null) return;
  if (typeof named === 'string' && named.toLowerCase() === id) return;
  throw new DomainError('FORBIDDEN', `You can only act as yourself: ${field} must be your own id`, { field });
}

const ownNamesOf = ({ properties }: TObject) =>
  Object.entries(properties).flatMap(([name, schema]) => (Reflect.get(schema, isOwn) ? [name] : []));

type Read = Omit<RestRequest, 'noteReplay' | 'answerBytes'>;

/** Returns a function that reads and checks a request. The check of the acting member comes first. */
function requestReader(route: RestEndpoint, { publicUrl }: Backend): (request: FastifyRequest) => Read {
  const parts = [route.params, route.query, route.body].map((schema) => ({
    ownNames: ownNamesOf(schema),
    check: shapeCheck(schema),
  }));
  return (request) => {
    const { params, query, body } = request;
    // `shapeCheck` below checks these types.
    const given = { params, query, body: body ?? {}, origin: originOf(request, publicUrl) } as Read;
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

/** Rejects requests by cookie from other sites, so that they cannot use up a member’s limit. */
const refuseOtherPages =
  ({ publicUrl }: Backend) =>
  async (request: FastifyRequest) => {
    if (!contextOf(request).isByBearer && !isFromOwnPages(request, publicUrl)) throw crossSiteError();
  };

/** Rejects large JSON. The larger limit of the route is for raw bytes only. */
async function refuseLargeJson(request: FastifyRequest): Promise<void> {
  if (request.mediaType !== 'application/json' || announcedBytes(request) <= plainBodyBytes) return;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large: send the bytes of the file as the body');
}

/** The hooks that receive the pictures and files of a body before it is parsed. */
function receivers({ takesPictures, takesBytes }: RestEndpoint, { services }: Backend) {
  return [
    ...(takesBytes ? [receiveBytes(services, takesBytes.as, takesBytes.kind)] : []),
    ...(takesPictures ? [receivePictures(services)] : []),
    paceBody(services),
  ];
}

/** The maximum size of a body in bytes. `receiveBytes` checks the size of raw bytes itself. */
function bodyLimitOf({ takesPictures, takesBytes }: RestEndpoint): number {
  if (takesPictures) return pictureBodyBytes;
  return takesBytes ? Number.MAX_SAFE_INTEGER : plainBodyBytes;
}

interface Sending {
  readonly type: string;
  readonly pace: ClientPace;
}

function sendFile(reply: FastifyReply, file: FileAnswer, { type, pace }: Sending): FastifyReply {
  const isHead = reply.request.method === 'HEAD';
  // Nobody reads the body of HEAD, so nothing would slow its generation down.
  if (isHead) file.close?.();
  if (file.name) void reply.header('content-disposition', `attachment; filename="${file.name}"`);
  const charset = type === 'application/json' ? '; charset=utf-8' : '';
  return reply.type(`${type}${charset}`).send(isHead ? Readable.from([]) : fileStream(file, pace));
}

/**
 * Mounts a route with the same guard as GraphQL: a write needs a viewer unless the route is public. Refused requests
 * end before their body is read.
 */
export function mountEndpoint(api: FastifyInstance, route: RestEndpoint, backend: Backend): void {
  const read = requestReader(route, backend);
  const isWriting = writes(route);
  api.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(route),
    onRequest: [
      prepareContext(backend),
      (request) => admit(contextOf(request), route),
      ...(route.isForOwnPages ? [refuseOtherPages(backend)] : []),
      ...(route.takesBytes && !route.takesPictures ? [refuseLargeJson] : []),
    ],
    preParsing: receivers(route, backend),
    handler: async (request, reply) => {
      const ctx = contextOf(request);
      const given = read(request);
      await signInAfterBody(request, backend);
      if (!isWriting && ctx.services.replicas) await readFromReplica(ctx);
      const noteReplay = (isReplay: boolean) => void reply.header('idempotent-replayed', String(isReplay));
      const answer = await route.answer(ctx, { ...given, noteReplay, answerBytes: backend.answerBytes });
      if (isWriting) await noteWritten(ctx);
      void reply.code(route.status ?? 200).header('cache-control', 'no-store');
      // `route()` has checked that the answer has the declared type.
      if (route.answersFile) {
        return sendFile(reply, answer as FileAnswer, { type: route.answersFile, pace: backend.services.pace });
      }
      const sent = fitRestAnswer(answer, backend.answerBytes);
      if (sent !== answer) void reply.header('list-ends-early', 'true');
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(sent));
    },
  });
}
