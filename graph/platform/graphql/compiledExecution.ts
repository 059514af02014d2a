import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { OperationCost } from './costOf.ts';
import { compiledBytes, type DocumentCaches, operationKey, type Run, type Runner } from './documentCaches.ts';
import { isCompilable } from './isCompilable.ts';
import { isPlain } from './isPlain.ts';
import { limitAnswer } from './limitAnswer.ts';
import { maxFaults, withShortMessage } from './limitMessages.ts';
import type { OperationClock } from './operationClock.ts';
import type { QueryLimits } from './queryLimits.ts';
import { isSmallInput } from './requestSize.ts';
import { withinTime } from './withinTime.ts';

/** The parts of a request's context that execution needs. */
interface OperationContext {
  readonly cost: OperationCost | null;
  readonly clock: OperationClock;
}

/** The hook by which Apollo Server delegates execution. */
export type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<NonNullable<Gateway>['load']>>['executor']>;
type ExecutionRequest = Parameters<Executor>[0];

/** Converts an error of graphql-jit, which lacks properties that Apollo Server and our error format need. */
function asGraphQLError(error: GraphQLFormattedError | GraphQLError): GraphQLError {
  const { message, path, locations, extensions } = error;
  const originalError = Reflect.get(error, 'originalError');
  const restated = new GraphQLError(message, {
    // Only errors of interpreted operations have nodes.
    nodes: error instanceof GraphQLError ? error.nodes : null,
    path,
    extensions: extensions ?? {},
    originalError: originalError instanceof Error ? originalError : null,
  });
  return Object.assign(restated, { locations });
}

/** Compilation blocks the thread for about 50 µs a field. A larger ad-hoc operation would delay all other requests. */
const maxCompiledFields = 2000;
/** Compilation takes about as long as 20 interpreted executions. */
export const defaultCompileFrom = 20;

function interpreted(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Runner {
  const options = { maxCoercionErrors: maxFaults };
  const run: Run = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues, options });
  return { run, isCode: false };
}

/** Compiles an operation. Undefined if graphql-jit would handle it incorrectly. */
function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Run | undefined {
  if (!isCompilable(schema, document)) return undefined;
  const operation = compileQuery(schema, document, operationName);
  return isCompiledQuery(operation)
    ? (contextValue, variables) => operation.query({}, contextValue, variables)
    : () => operation;
}

/** The errors of invalid variables as graphql-js words them. Compiled code words them differently. */
function faultsOf(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Record<string, unknown>) {
  return getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: maxFaults }).errors;
}

/**
 * Executes operations that Apollo Server has parsed and validated. Known and repeated operations are compiled, all others are
 * interpreted. Throws QUERY_TOO_COMPLEX if an operation exceeds the time limit or its answer is too large.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  { known, compiled }: DocumentCaches,
  { seconds, bytes }: Pick<QueryLimits, 'seconds' | 'bytes'>,
): Gateway {
  function runnerOf({ document, operation, operationName, queryHash, context, request }: ExecutionRequest): Runner {
    const name = operationName ?? undefined;
    if (!isSmallInput(request.variables ?? {})) return interpreted(schema, document, name);
    const key = operationKey(queryHash, document, operation);
    // Apollo Server types contexts as records. This is the context that the door made.
    const { cost } = context as OperationContext;
    const fields = cost?.fields ?? Number.POSITIVE_INFINITY;
    const kept = compiled.get(key);
    if (kept) return kept;
    const isKnown = known.has(queryHash);
    const isTooLarge = fields > maxCompiledFields && !isKnown;
    if (isTooLarge || !compiled.isDue(key)) return interpreted(schema, document, name);
    const run = isKnown || isPlain(document) ? compile(schema, document, name) : undefined;
    const runner = run ? { run, isCode: true } : interpreted(schema, document, name);
    compiled.set(key, runner, compiledBytes(fields, document, operation));
    return runner;
  }

  return {
    async load() {
      return {
        async executor(execution) {
          // Apollo Server types contexts as records. This is the context that the door made.
          const { clock } = execution.context as OperationContext;
          const variables = execution.request.variables ?? {};
          const { run, isCode } = runnerOf(execution);
          const result = await withinTime(seconds, run(execution.context, variables), clock);
          if (!result.errors) return limitAnswer(result, bytes);
          const isRefused = isCode && result.data === undefined;
          const faults = isRefused ? faultsOf(schema, execution.operation, variables) : undefined;
          const errors = (faults ?? result.errors).map((error) => withShortMessage(asGraphQLError(error)));
          return limitAnswer({ ...result, errors }, bytes);
        },
      };
    },
    onSchemaLoadOrUpdate(listen) {
      listen({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    async stop() {},
  };
}
