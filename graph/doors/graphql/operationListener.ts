import { isDeepStrictEqual } from 'node:util';
import type {
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Context } from '../../context.ts';
import {
  isDocumentFault,
  isUnexpected,
  publicError,
  refusalToRepeat,
  toGraphQLError,
} from '../../platform/graphql/graphqlErrors.ts';
import { isPublicMutation } from '../../platform/graphql/guard.ts';
import { withShortMessage } from '../../platform/graphql/limitMessages.ts';
import { nameInput } from '../../platform/graphql/nameInput.ts';
import { entranceKey, limitKey } from '../../platform/lib/access.ts';
import { badInput, DomainError, endedSession } from '../../platform/lib/errors.ts';
import { rateLimitHeaders } from '../http/rateLimitHeaders.ts';
import { costExtension } from '../request/requestContext.ts';
import { noteWritten, readFromReplica } from '../request/requestReads.ts';
import { takeShare } from '../request/takeShare.ts';
import { paidWrites } from './entrance.ts';

type Resolved = GraphQLRequestContextDidResolveOperation<Context>;
type Answered = GraphQLRequestContextWillSendResponse<Context>;

export interface Rules {
  readonly schema: GraphQLSchema;
  readonly log: FastifyBaseLogger;
  /** The highest allowed cost of an operation. */
  readonly costLimit: number;
}

const subscriptionsAreElsewhere =
  'Subscriptions go over WebSocket: connect to this address with the protocol graphql-transport-ws';

/** Root fields whose value depends on the caller, even if the caller is a visitor. */
const personalFields = new Set(['viewer', 'operator', 'rateLimit']);
/** The longest time that a visitor’s read may be out of date. */
const publicLifetime = 'public, max-age=10';

/** Whether an operation consists only of mutations that visitors may call, such as login. */
function isPublicOperation(schema: GraphQLSchema, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== 'mutation') return false;
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && isPublicMutation(schema, selection.name.value),
  );
}

/** Counts one write for each mutation field of a request. */
async function takeWrites(ctx: Context, count: number, key: string): Promise<void> {
  for (let taken = 1; taken <= count; taken += 1) {
    await takeShare(ctx, 'writes', key);
    if (ctx.share) ctx.share.cost = taken;
  }
}

/** Throws if the operation does not exist, is a subscription, or comes with an invalid token. */
function refuseUnexecutable({ schema }: Rules, { operation, contextValue }: Resolved): void {
  if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw badInput(subscriptionsAreElsewhere);
  if (contextValue.hasInvalidToken && !isPublicOperation(schema, operation)) {
    throw new DomainError('UNAUTHENTICATED', endedSession);
  }
}

/** Whether shared caches may store a response: it reads only public data and does not depend on the caller. */
function isPublicRead({ request, contextValue: { viewer, cookie, board, cost } }: Answered): boolean {
  if (request.http?.method !== 'GET' || request.http.headers.has('authorization')) return false;
  if (viewer || cookie.token || board.cookie.token) return false;
  return cost?.steps.every(({ field }) => !personalFields.has(field)) === true;
}

/** Whether this operation is the one whose cost was computed. */
function isPriced({ queryHash, request, contextValue: { cost } }: Resolved): boolean {
  return (
    cost?.document === queryHash &&
    cost.operationName === (request.operationName || undefined) &&
    isDeepStrictEqual(cost.variables, request.variables ?? {})
  );
}

async function admit(rules: Rules, resolved: Resolved): Promise<void> {
  const { operation, contextValue } = resolved;
  refuseUnexecutable(rules, resolved);
  // Apollo Server reads the request by itself. If it reads another operation than we priced, nothing is executed.
  if (!contextValue.cost || !isPriced(resolved)) throw new Error('This operation has no price');
  if (operation?.operation === 'mutation') {
    const { steps } = contextValue.cost;
    const isEntrance = steps.every(({ field }) => isPublicMutation(rules.schema, field));
    const key = isEntrance ? entranceKey(contextValue) : limitKey(contextValue);
    await takeWrites(contextValue, steps.length - paidWrites(contextValue), key);
  } else if (contextValue.services.replicas) await readFromReplica(contextValue);
}

/** Whether the operation is a mutation that was executed, successfully or not. */
const hasWritten = ({ operation }: Answered, { data }: { data?: unknown }): boolean =>
  operation?.operation === 'mutation' && data !== undefined;

/**
 * Whether a mutation of the operation succeeded. The client must receive this result, because the write cannot be
 * repeated.
 */
const hasResult = ({ data }: { data?: Record<string, unknown> | null }): boolean =>
  Object.values(data ?? {}).some((value) => value !== null);

/** Whether the client accepts the media type in which an invalid document has status 400. */
const wantsStatus = ({ request }: Answered): boolean =>
  request.http?.headers.get('accept')?.includes('application/graphql-response+json') === true;

function setRateLimitHeaders({ response, contextValue: { share } }: Answered): void {
  if (!share) return;
  for (const [name, value] of Object.entries(rateLimitHeaders(share))) response.http.headers.set(name, value);
}

/** The hooks of one request: check before execution, then report the cost and mask internal errors. */
export function operationListener(rules: Rules): GraphQLRequestListener<Context> {
  const { schema, log, costLimit } = rules;
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
      singleResult.extensions = costExtension(contextValue, costLimit);
      // The headers show the limit of writes here. Until now they show the limit of reads.
      if (answered.operation?.operation === 'mutation') setRateLimitHeaders(answered);
      if (!singleResult.errors) {
        if (isPublicRead(answered)) response.http.headers.set('cache-control', publicLifetime);
        return;
      }
      const { requestId } = contextValue;
      singleResult.errors = errors.map((error) =>
        publicError(nameInput(withShortMessage(error), schema, answered.document), requestId),
      );
      if (singleResult.data === undefined && errors.every(isDocumentFault) && !wantsStatus(answered)) {
        response.http.status = 200;
      }
      const [refusal] = errors.flatMap((error) => refusalToRepeat(error, requestId) ?? []);
      // Clients drop the body of a 429 or 503 and retry the request, which would repeat the mutations that succeeded.
      if (!refusal || (hasWritten(answered, singleResult) && hasResult(singleResult))) return;
      response.http.status = refusal.httpStatus;
      response.http.headers.set('retry-after', String(refusal.retryAfter));
    },
  };
}
