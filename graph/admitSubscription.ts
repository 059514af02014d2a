import type { DocumentNode, ExecutionArgs } from 'graphql';
import { getOperationAST, OperationTypeNode } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Admit } from './admitDocument.ts';
import type { Context } from './context.ts';
import { limitKey } from './lib/access.ts';
import { documentSent } from './lib/documentSent.ts';
import { badInput } from './lib/errors.ts';

function requireSubscription(document: DocumentNode, name: string | null | undefined): void {
  const operation = getOperationAST(document, name);
  if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return;
  throw badInput('Only subscriptions go over WebSocket: send queries and mutations to POST /graphql');
}

interface Rules {
  readonly admit: Admit;
  /** Parses and validates a document; throws its first fault. */
  readonly prepare: (text: string) => DocumentNode;
}

/**
 * Lets a subscription in as the HTTP door lets in a query: it counts as a read, and costs what one of its events does.
 * Throws the first refusal, before anything is read.
 */
export async function admitSubscription(
  ctx: Context,
  { admit, prepare }: Rules,
  payload: SubscribePayload,
): Promise<Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>> {
  await ctx.services.limiter.consume('reads', limitKey(ctx));
  admit(documentSent({ method: 'POST', query: undefined, body: payload }), ctx);
  const document = prepare(payload.query);
  requireSubscription(document, payload.operationName);
  return { document, operationName: payload.operationName, variableValues: payload.variables };
}
