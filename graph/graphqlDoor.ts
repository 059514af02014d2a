import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { GraphQLError, Kind } from 'graphql';
import type { Context } from './context.ts';
import { limitKey } from './lib/access.ts';
import { pictureBodyBytes, refuseLargeBody } from './lib/bodyLimits.ts';
import { compiledExecution } from './lib/compiledExecution.ts';
import { badInput, DomainError } from './lib/errors.ts';
import { isUnexpected, publicError, toGraphQLError } from './lib/graphqlErrors.ts';
import { isPublicMutation } from './lib/guard.ts';
import { logAndAnswer } from './lib/httpErrors.ts';
import { limitAnswer } from './lib/limitAnswer.ts';
import { limitDepth } from './lib/limitDepth.ts';
import { limitSelections } from './lib/limitSelections.ts';
import { nestingOf } from './lib/nestingOf.ts';
import { rootFieldCount } from './lib/rootFieldCount.ts';
import { receivePictures } from './media/receivePictures.ts';
import { type Backend, contextOf, prepareContext } from './requestContext.ts';

/** Each is a statement of its own, and some are a search. */
const mostRootFields = 30;

const invalidToken = 'Your session has ended: sign in again';

/** Whether an operation asks for nothing but mutations that are open to visitors, such as login. */
function isPublicOperation(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== 'mutation') return false;
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && isPublicMutation(schema, selection.name.value),
  );
}

/** Takes a write for each verb: of many in one request none is for free. */
async function takeWrites(ctx: Context, count: number): Promise<void> {
  for (let taken = 1; taken <= count; taken += 1) {
    ctx.share = { ...(await ctx.services.limiter.consume('writes', limitKey(ctx))), cost: taken };
  }
}

type Resolved = GraphQLRequestContextDidResolveOperation<Context>;

/** Refuses what cannot be executed and dead tokens, and takes the request from its bucket, before it is executed. */
async function admit(ctx: Context, schema: GraphQLSchema, { operation, document, request }: Resolved): Promise<void> {
  try {
    if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
    if (!schema.getRootType(operation.operation)) throw badInput(`There are no ${operation.operation}s here`);
    if (ctx.hasInvalidToken && !isPublicOperation(schema, operation)) {
      throw new DomainError('UNAUTHENTICATED', invalidToken);
    }
    const rootFields = rootFieldCount(operation.selectionSet, document.definitions);
    if (rootFields > mostRootFields) {
      throw new DomainError('QUERY_TOO_COMPLEX', `The query has more than ${mostRootFields} fields at its root`);
    }
    limitAnswer({ schema, operation, document, variables: request.variables ?? {} });
    if (operation.operation === 'mutation') await takeWrites(ctx, rootFields);
  } catch (error) {
    throw error instanceof DomainError ? toGraphQLError(error) : error;
  }
}

/** Logs what went wrong on our side and tells the caller no more than they may know. */
function errorsPlugin(log: FastifyBaseLogger, schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didResolveOperation(resolved) {
      await admit(resolved.contextValue, schema, resolved);
    },
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) {
        if (isUnexpected(error))
          log.error({ err: error.originalError ?? error, requestId: contextValue.requestId }, error.message);
      }
    },
    async willSendResponse({ errors = [], response, contextValue }) {
      if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
      response.body.singleResult.errors = errors.map((error) => publicError(error, contextValue.requestId));
      const limited = errors.map((error) => error.originalError).find(isRateLimited);
      if (!limited) return;
      response.http.status = limited.httpStatus;
      response.http.headers.set('retry-after', String(limited.retryAfter));
    },
  };
  return { requestDidStart: async () => listener };
}

const isRateLimited = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code === 'RATE_LIMITED';

/** The GraphQL server on a schema: compiled execution, our errors, no hooks around every field. */
async function startServer(schema: GraphQLSchema, log: FastifyBaseLogger): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    gateway: compiledExecution(schema),
    introspection: true,
    validationRules: [limitDepth, limitSelections],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Faults that were met before there was a request to listen to, such as a body that is no operation.
    formatError: (formatted, error) => (error instanceof GraphQLError ? publicError(error, '').toJSON() : formatted),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      errorsPlugin(log, schema),
    ],
  });
  await server.start();
  return server;
}

/** Takes every request from the reads, before its body is read; those that turn out to write are taken from the writes too. */
async function admitRequest(request: FastifyRequest): Promise<void> {
  const ctx = contextOf(request);
  if (!ctx.viewer) refuseLargeBody(request);
  ctx.share = await ctx.services.limiter.consume('reads', limitKey(ctx));
}

const longestDocument = 20_000;
const deepestDocument = 1_500;

/** Parsing is work that grows with the text, and nests as deep as it does: the stack ends somewhere. */
function refuseLongDocument(body: unknown): void {
  const query = typeof body === 'object' && body !== null ? Reflect.get(body, 'query') : undefined;
  if (typeof query !== 'string') return;
  if (query.length > longestDocument) {
    throw new DomainError(
      'QUERY_TOO_COMPLEX',
      `The query is longer than ${longestDocument.toLocaleString('en')} characters`,
    );
  }
  if (nestingOf(query) > deepestDocument) {
    throw new DomainError(
      'QUERY_TOO_COMPLEX',
      `The query nests more than ${deepestDocument.toLocaleString('en')} brackets`,
    );
  }
}

/** Serves a schema at /graphql; a request that gets no context is answered in GraphQL's own shape too. */
export async function mountGraphQL(app: FastifyInstance, schema: GraphQLSchema, backend: Backend): Promise<void> {
  const server = await startServer(schema, app.log);
  app.addHook('onClose', () => server.stop());
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    errorHandler(error: FastifyError, request, reply) {
      const { status, message, code, retryAfter } = logAndAnswer(error, request);
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
    },
    bodyLimit: pictureBodyBytes,
    onRequest: [prepareContext(backend), admitRequest],
    preParsing: receivePictures(backend.services.inbox),
    preHandler: async (request) => refuseLongDocument(request.body),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return fastifyApolloHandler(server, { context: async () => contextOf(request) }).call(app, request, reply);
    },
  });
}
