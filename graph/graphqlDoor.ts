import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import { admitDocument } from './admitDocument.ts';
import type { Context } from './context.ts';
import type { Env } from './env.ts';
import { limitKey } from './lib/access.ts';
import { answerUnlessKnown } from './lib/answerUnlessKnown.ts';
import { pictureBodyBytes, refuseLargeBody } from './lib/bodyLimits.ts';
import type { Gateway } from './lib/compiledExecution.ts';
import { compiledExecution } from './lib/compiledExecution.ts';
import { documentSent } from './lib/documentSent.ts';
import { badInput, DomainError } from './lib/errors.ts';
import { publicError } from './lib/graphqlErrors.ts';
import { logAndAnswer } from './lib/httpErrors.ts';
import type { Documents, PersistedOperations } from './lib/persistedOperations.ts';
import { persistedOperations } from './lib/persistedOperations.ts';
import { isForeign } from './lib/sameOrigin.ts';
import type { Sockets } from './lib/sockets.ts';
import { receivePictures } from './media/receivePictures.ts';
import type { Rules } from './operationListener.ts';
import { operationListener } from './operationListener.ts';
import { gaugeWork } from './operations/gaugeWork.ts';
import type { Metrics } from './operations/metrics.ts';
import { namesIn, operationTimer } from './operations/operationTimer.ts';
import type { Tracing } from './operations/Tracing.ts';
import { type Backend, contextIfMade, contextOf, costTold, prepareContext } from './requestContext.ts';
import { mountSubscriptions } from './subscriptionDoor.ts';

export interface DoorOptions {
  readonly backend: Backend;
  readonly env: Pick<Env, 'persistedOnly' | 'queryLimits'>;
  /** The operations that clients may name by their hashes without having sent them. */
  readonly documents: Documents;
  readonly metrics: Metrics;
  /** Null where no traces are made. */
  readonly tracing: Tracing | null;
}

/** The GraphQL server on a schema: compiled execution, our errors, no hooks around every field. */
async function startServer(
  rules: Rules,
  gateway: Gateway,
  { cache }: PersistedOperations,
  timer: ApolloServerPlugin<Context>,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    gateway,
    introspection: true,
    persistedQueries: { cache },
    // Ours is stricter where a cookie comes along, and lets everybody else read by an address alone.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Faults that were met before there was a request to listen to, such as a body that is no operation.
    formatError: (formatted, error) => (error instanceof GraphQLError ? publicError(error, '').toJSON() : formatted),
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

/** The handler of Apollo Server makes an address of it. */
async function refuseMalformedHost({ protocol, hostname }: FastifyRequest): Promise<void> {
  if (URL.canParse(`${protocol}://${hostname}/`)) return;
  throw badInput('The Host header names no host: send one such as rides.example');
}

/** Takes every request from the reads, before its body is read; those that turn out to write are taken from the writes too. */
async function admitRequest(request: FastifyRequest): Promise<void> {
  const ctx = contextOf(request);
  if (!ctx.viewer) refuseLargeBody(request);
  ctx.share = await ctx.services.limiter.consume('reads', limitKey(ctx));
}

/**
 * A read by cookie must come from our own pages too: by how long it takes, others would learn of the one who reads. What
 * becomes a WebSocket may say who it is later on.
 */
const refuseForeignRead =
  ({ isUpgrade }: Sockets, publicUrl: string | undefined) =>
  async (request: FastifyRequest) => {
    const { cookie, isByBearer } = contextOf(request);
    if (!cookie.token || isByBearer || isUpgrade(request) || !isForeign(request, publicUrl)) return;
    throw new DomainError(
      'FORBIDDEN',
      'This request comes from another site: send it with a Bearer token, or without cookies',
    );
  };

/** Serves a schema at /graphql; a request that gets no context is answered in GraphQL's own shape too. */
export async function mountGraphQL(app: FastifyInstance, schema: GraphQLSchema, options: DoorOptions): Promise<void> {
  const { backend, env, documents, metrics, tracing } = options;
  const persisted = persistedOperations(documents);
  const execution = compiledExecution(schema, env.queryLimits.seconds);
  const server = await startServer(
    { schema, log: app.log },
    tracing ? tracing.operations(execution) : execution,
    persisted,
    operationTimer(metrics, namesIn(documents)),
  );
  app.addHook('onClose', () => server.stop());
  const answer = fastifyApolloHandler(server, { context: async (request) => contextOf(request) });
  const admit = admitDocument({ schema, env, documents, textOf: persisted.textOf });
  const subscriptions = mountSubscriptions(app, { schema, backend, admit, seconds: env.queryLimits.seconds });
  gaugeWork(metrics.registry, { inbox: backend.services.inbox, subscriptions });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    errorHandler(error: FastifyError, request, reply) {
      const { status, message, code, retryAfter } = logAndAnswer(error, request);
      if (retryAfter) reply.header('retry-after', retryAfter);
      const extensions = costTold(contextIfMade(request));
      return reply.code(status).send({ errors: [{ message, extensions: { code } }], extensions });
    },
    bodyLimit: pictureBodyBytes,
    onRequest: [
      async ({ id }, reply) =>
        void reply.headers({
          'cache-control': 'no-store',
          vary: 'Authorization, Cookie, Accept',
          'x-request-id': id,
        }),
      refuseMalformedHost,
      prepareContext(backend),
      refuseForeignRead(subscriptions, backend.publicUrl),
      admitRequest,
    ],
    preParsing: receivePictures(backend.services.inbox),
    preHandler: async (request) => admit(documentSent(request), contextOf(request)),
    handler: async (request, reply) => {
      if (subscriptions.isUpgrade(request)) return subscriptions.accept(request, reply);
      const body = await answer.call(app, request, reply);
      const isKept = String(reply.getHeader('cache-control')).startsWith('public');
      if (!isKept || typeof body !== 'string') return body;
      // What a cache answers with it is another request.
      reply.removeHeader('x-request-id');
      return answerUnlessKnown(request, reply, body);
    },
  });
}
