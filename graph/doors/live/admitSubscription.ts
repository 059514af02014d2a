import { type DocumentNode, type ExecutionArgs, getOperationAST, OperationTypeNode } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context } from '../../context.ts';
import { documentSent } from '../../platform/graphql/documentSent.ts';
import type { OperationGate } from '../../platform/graphql/operationGate.ts';
import { callerOf, limitKey } from '../../platform/lib/access.ts';
import { badInput } from '../../platform/lib/errors.ts';
import type { Admit } from '../graphql/admitDocument.ts';
import type { SubscriptionDocuments } from './subscriptionDocuments.ts';

function requireSubscription(document: DocumentNode, name: string | null | undefined): void {
  const operation = getOperationAST(document, name);
  if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return;
  throw badInput('Only subscriptions go over WebSocket: send queries and mutations to POST /graphql');
}

interface Rules {
  readonly admit: Admit;
  readonly operations: OperationGate;
  readonly documents: SubscriptionDocuments;
}

/** The arguments of an admitted subscription. */
export interface Admitted extends Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> {
  /** Called when the subscription ends: its document no longer counts. */
  release(): void;
}

/**
 * Admits a subscription by the same rules as a query: it counts as one read, and costs as much as one of its events.
 * Throws the first refusal, before anything is read. It counts the memory of the document until `release`.
 */
export async function admitSubscription(
  ctx: Context,
  { admit, operations, documents }: Rules,
  payload: SubscribePayload,
): Promise<Admitted> {
  await ctx.services.limiter.consume('reads', limitKey(ctx));
  const pass = operations(callerOf(ctx));
  try {
    await admit(documentSent({ method: 'POST', url: '/graphql', body: payload }), ctx, pass);
    return prepared(payload, ctx.address, documents);
  } finally {
    pass.leave();
  }
}

function prepared(payload: SubscribePayload, address: string, { prepare, hold }: SubscriptionDocuments): Admitted {
  const { operationName, variables: variableValues } = payload;
  const document = prepare(payload.query);
  requireSubscription(document, operationName);
  return { document, operationName, variableValues, release: hold(document, payload, address) };
}
