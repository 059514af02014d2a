import type { DocumentNode, ExecutionArgs, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getOperationAST, OperationTypeNode, parse, specifiedRules, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context } from './context.ts';
import { limitKey } from './lib/access.ts';
import { badInput } from './lib/errors.ts';
import { limitAnswer } from './lib/limitAnswer.ts';
import { limitDepth } from './lib/limitDepth.ts';
import { limitDocument } from './lib/limitDocument.ts';
import { limitSelections } from './lib/limitSelections.ts';

const rules = [...specifiedRules, limitDepth, limitSelections];

function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (!operation) throw badInput('operationName names no operation of the document', 'operationName');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return operation;
  throw badInput('Only subscriptions go over WebSocket: send queries and mutations to POST /graphql');
}

/**
 * Lets a subscription in as the HTTP door lets in a query: it counts as a read, and is bounded in its length, depth, breadth
 * and answer before anything is read. Throws the first refusal.
 */
export async function admitSubscription(
  ctx: Context,
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): Promise<Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>> {
  await ctx.services.limiter.consume('reads', limitKey(ctx));
  limitDocument(query);
  const document = parse(query);
  const operation = operationOf(document, operationName);
  const [fault] = validate(schema, document, rules);
  if (fault) throw fault;
  limitAnswer({ schema, operation, document, variables: variables ?? {} });
  return { document, operationName, variableValues: variables };
}
