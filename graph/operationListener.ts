import type {
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';
import { limitKey } from './lib/access.ts';
import { badInput, DomainError, endedSession } from './lib/errors.ts';
import { isUnexpected, publicError, refusalToRepeat, toGraphQLError } from './lib/graphqlErrors.ts';
import { isPublicMutation } from './lib/guard.ts';
import { noteWritten, readFromReplica } from './replicas/requestReads.ts';
import { costTold } from './requestContext.ts';

type Resolved = GraphQLRequestContextDidResolveOperation<Context>;
type Answered = GraphQLRequestContextWillSendResponse<Context>;

export interface Rules {
  readonly schema: GraphQLSchema;
  readonly log: FastifyBaseLogger;
}

const subscriptionsAreElsewhere =
  'Subscriptions go over WebSocket: connect to this address with the protocol graphql-transport-ws';

/** Fields of the root that tell of the caller, be they a visitor. */
const personalFields = new Set(['viewer', 'rateLimit']);
/** As long as what visitors read may lag behind. */
const publicLifetime = 'public, max-age=10';

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

/** Refuses what cannot be executed and dead tokens. */
function refuseVain({ schema }: Rules, { operation, contextValue }: Resolved): void {
  if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw badInput(subscriptionsAreElsewhere);
  if (contextValue.hasInvalidToken && !isPublicOperation(schema, operation)) {
    throw new DomainError('UNAUTHENTICATED', endedSession);
  }
}

/** Whether any cache may keep an answer: to a question of nobody in particular, about what everybody may see. */
function isPublicRead({ request, contextValue: { viewer, cookie, asked } }: Answered): boolean {
  if (request.http?.method !== 'GET' || viewer || cookie.token || request.http.headers.has('authorization'))
    return false;
  return asked?.steps.every(({ field }) => !personalFields.has(field)) === true;
}

async function admit(rules: Rules, resolved: Resolved): Promise<void> {
  const { operation, contextValue } = resolved;
  refuseVain(rules, resolved);
  // Whatever way a document might come by that its admission does not know, none is executed unlimited.
  if (!contextValue.asked) throw new Error('No cost was reckoned for this operation');
  if (operation?.operation === 'mutation') await takeWrites(contextValue, contextValue.asked.steps.length);
  else if (contextValue.services.replicas) await readFromReplica(contextValue);
}

/** Whether an operation has run, with whatever success, that may have written. */
const hasWritten = ({ operation }: Answered, { data }: { data?: unknown }): boolean =>
  operation?.operation === 'mutation' && data !== undefined;

/** Goes with a request: refuses what must not be executed, tells the cost, and no more of what went wrong than may be known. */
export function operationListener(rules: Rules): GraphQLRequestListener<Context> {
  const { log } = rules;
  return {
    async didResolveOperation(resolved) {
      await admit(rules, resolved).catch((error: unknown) => {
        throw error instanceof DomainError ? toGraphQLError(error) : error;
      });
    },
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) {
        if (isUnexpected(error))
          log.error({ err: error.originalError ?? error, requestId: contextValue.requestId }, error.message);
      }
    },
    async willSendResponse(answered) {
      const { errors = [], response, contextValue } = answered;
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      if (hasWritten(answered, singleResult)) await noteWritten(contextValue);
      singleResult.extensions = costTold(contextValue);
      if (!singleResult.errors) {
        if (isPublicRead(answered)) response.http.headers.set('cache-control', publicLifetime);
        return;
      }
      const { requestId } = contextValue;
      singleResult.errors = errors.map((error) => publicError(error, requestId));
      const [refusal] = errors.flatMap((error) => refusalToRepeat(error, requestId) ?? []);
      if (!refusal) return;
      response.http.status = refusal.httpStatus;
      response.http.headers.set('retry-after', String(refusal.retryAfter));
    },
  };
}
