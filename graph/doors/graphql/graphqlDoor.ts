import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import type { Env } from '../../platform/env/env.ts';
import { compiledExecution, type Gateway } from '../../platform/graphql/compiledExecution.ts';
import { type DocumentCaches, documentCaches, storeForApollo } from '../../platform/graphql/documentCaches.ts';
import { documentSent } from '../../platform/graphql/documentSent.ts';
import { publicError } from '../../platform/graphql/graphqlErrors.ts';
import { maxFaults, withShortMessage } from '../../platform/graphql/limitMessages.ts';
import { operationGate } from '../../platform/graphql/operationGate.ts';
import type { Documents } from '../../platform/graphql/persistedOperations.ts';
import { isLargeBody, largeBodyError, pictureBodyBytes } from '../../platform/http/bodyLimits.ts';
import { logAndAnswer } from '../../platform/http/httpErrors.ts';
import { isCrossSite } from '../../platform/http/sameOrigin.ts';
import { sendWithETag } from '../../platform/http/sendWithETag.ts';
import type { Sockets } from '../../platform/http/sockets.ts';
import { callerOf } from '../../platform/lib/access.ts';
import { badInput, DomainError } from '../../platform/lib/errors.ts';
import type { Metrics } from '../../platform/telemetry/metrics.ts';
import { namesIn, operationTimer } from '../../platform/telemetry/operationTimer.ts';
import type { Tracing } from '../../platform/telemetry/Tracing.ts';
import { paceBody } from '../http/paceBody.ts';
import { receivePictures } from '../http/receivePictures.ts';
import { mountSubscriptions } from '../live/subscriptionDoor.ts';
import {
  type Backend,
  contextIfMade,
  contextOf,
  costExtension,
  prepareContext,
  signInAfterBody,
} from '../request/requestContext.ts';
import { admitDocument } from './admitDocument.ts';
import { payEntrance, refuseUnlessEntrance, takeRead } from './entrance.ts';
import { gaugeWork } from './gaugeWork.ts';
import { operationListener, type Rules } from './operationListener.ts';

export interface DoorOptions {
  readonly backend: Backend;
  readonly env: Pick<Env, 'persistedOnly' | 'queryLimits'>;
  /** The operations that clients may send by hash without ever having sent the text. */
  readonly documents: Documents;
  readonly metrics: Metrics;
  /** The number of uses after which an ad-hoc operation is compiled. */
  readonly compileFrom: number;
  /** Null if tracing is off. */
  readonly tracing: Tracing | null;
}

/** Creates the GraphQL server of a schema, with compiled execution and without hooks around each field. */
async function startServer(
  rules: Rules,
  gateway: Gateway,
  caches: DocumentCaches,
  timer: ApolloServerPlugin<Context>,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    gateway,
    introspection: true,
    persistedQueries: { cache: caches.persisted.cache },
    documentStore: storeForApollo(caches),
    // `nameInput` walks the document for each error.
    validationOptions: { maxErrors: maxFaults },
    // `refuseForeignRead` is stricter for requests with a cookie, and allows GET requests without custom headers for
    // everybody else.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Errors thrown before the listener exists, for example when the body is not a GraphQL request.
    formatError: (formatted, error) =>
      error instanceof GraphQLError ? publicError(withShortMessage(error), '').toJSON() : formatted,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      { requestDidStart: async () => operationListener(rules) },
      timer,
    ],
  });
  await server.start();
  return server;
}

/** The handler of Apollo Server builds a URL from the Host header and would throw on a malformed one. */
async function refuseMalformedHost({ protocol, hostname }: FastifyRequest): Promise<void> {
  if (URL.canParse(`${protocol}://${hostname}/`)) return;
  throw badInput('The Host header is not a valid host: send one such as rides.example');
}

/** Counts each request as a read before its body is read. The listener counts mutations as writes too. */
async function admitRequest(request: FastifyRequest): Promise<void> {
  const ctx = contextOf(request);
  if (isLargeBody(request) && !ctx.viewer && !(await ctx.board.operator())) throw largeBodyError();
  await takeRead(request, ctx);
}

/**
 * A read by cookie must come from our own pages: its timing would tell another site about the viewer. A WebSocket is
 * checked later, because it can sign in by its first message.
 */
const refuseForeignRead =
  ({ isUpgrade }: Sockets, publicUrl: string | undefined) =>
  async (request: FastifyRequest) => {
    const { cookie, isByBearer } = contextOf(request);
    if (!cookie.token || isByBearer || isUpgrade(request) || !isCrossSite(request, publicUrl)) return;
    throw new DomainError(
      'FORBIDDEN',
      'This request comes from another site: send it with a Bearer token, or without cookies',
    );
  };

/** Sends 304 if the response may be cached and the client already has it. */
function withETag(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const isKept = String(reply.getHeader('cache-control')).startsWith('public');
  if (!isKept || typeof body !== 'string') return body;
  return sendWithETag(request, reply, body);
}

/** Serves a schema at /graphql. Errors thrown while the context is created have the shape of GraphQL errors too. */
export async function mountGraphQL(app: FastifyInstance, schema: GraphQLSchema, options: DoorOptions): Promise<void> {
  const { backend, env, documents, compileFrom, metrics, tracing } = options;
  const caches = documentCaches(documents, compileFrom);
  const { queryLimits } = env;
  const { cost: costLimit } = queryLimits;
  const execution = compiledExecution(schema, caches, queryLimits);
  const server = await startServer(
    { schema, log: app.log, costLimit },
    tracing ? tracing.traceOperations(execution) : execution,
    caches,
    operationTimer(metrics, namesIn(documents)),
  );
  app.addHook('onClose', () => server.stop());
  const answer = fastifyApolloHandler(server, { context: async (request) => contextOf(request) });
  const answerOnce = async (request: FastifyRequest, reply: FastifyReply) =>
    withETag(request, reply, await answer.call(app, request, reply));
  const admit = admitDocument({ schema, env, caches });
  const operations = operationGate();
  const subscriptions = mountSubscriptions(app, { schema, backend, admit, operations, caches, limits: queryLimits });
  gaugeWork(metrics.registry, { inbox: backend.services.inbox, subscriptions, caches });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    errorHandler(error: FastifyError, request, reply) {
      const { status, message, code, field, retryAfter } = logAndAnswer(error, request);
      if (retryAfter) reply.header('retry-after', retryAfter);
      // Those of the response that was not sent. A shared cache would store the refusal for others.
      reply.header('cache-control', 'no-store').removeHeader('etag');
      const extensions = costExtension(contextIfMade(request), costLimit);
      return reply.code(status).send({ errors: [{ message, extensions: { code, field } }], extensions });
    },
    bodyLimit: pictureBodyBytes,
    onRequest: [
      async (_request, reply) =>
        void reply.headers({ 'cache-control': 'no-store', vary: 'Authorization, Cookie, Accept' }),
      refuseMalformedHost,
      prepareContext(backend),
      refuseForeignRead(subscriptions, backend.publicUrl),
      admitRequest,
    ],
    preParsing: [receivePictures(backend.services), paceBody(backend.services)],
    handler: async (request, reply) => {
      if (subscriptions.isUpgrade(request)) return subscriptions.accept(request, reply);
      const ctx = contextOf(request);
      const pass = operations(callerOf(ctx));
      try {
        const sent = documentSent(request);
        await payEntrance(schema, ctx, sent);
        await admit(sent, ctx, pass);
        refuseUnlessEntrance(schema, ctx);
        await signInAfterBody(request, backend);
        return await pass.run(() => answerOnce(request, reply));
      } finally {
        pass.leave();
      }
    },
  });
}
