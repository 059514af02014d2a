import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { execute, GraphQLError } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { isCompilable } from './isCompilable.ts';
import { withinTime } from './withinTime.ts';

/** What executes operations for Apollo Server. */
export type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];
type Variables = Record<string, unknown>;
type Run = (contextValue: unknown, variables: Variables) => Promise<ExecutionResult> | ExecutionResult;

/** graphql-jit's errors only look like GraphQLError: what Apollo Server and our own formatting read may be missing. */
function asGraphQLError(error: GraphQLFormattedError): GraphQLError {
  const { message, path, locations, extensions } = error;
  const originalError = Reflect.get(error, 'originalError');
  const restated = new GraphQLError(message, {
    path,
    extensions: extensions ?? {},
    originalError: originalError instanceof Error ? originalError : null,
  });
  return Object.assign(restated, { locations });
}

/** An operation as code that runs it: compiled by graphql-jit, or else interpreted by the reference implementation. */
function prepare(schema: GraphQLSchema, document: DocumentNode, operationName?: string): Run {
  if (!isCompilable(schema, document)) {
    return (contextValue, variableValues) => execute({ schema, document, operationName, contextValue, variableValues });
  }
  const compiled = compileQuery(schema, document, operationName);
  return isCompiledQuery(compiled)
    ? (contextValue, variables) => compiled.query({}, contextValue, variables)
    : () => compiled;
}

/**
 * Runs operations as compiled code behind Apollo Server, which still parses, validates and keeps the documents; one that
 * takes longer than so many seconds is QUERY_TOO_COMPLEX.
 */
export function compiledExecution(schema: GraphQLSchema, seconds: number): Gateway {
  // A document that Apollo Server forgets takes its compiled operations with it.
  const prepared = new WeakMap<DocumentNode, Map<string, Run>>();

  function runOf(document: DocumentNode, operationName: string | null): Run {
    const operations = prepared.get(document) ?? new Map<string, Run>();
    prepared.set(document, operations);
    const key = operationName ?? '';
    const known = operations.get(key) ?? prepare(schema, document, operationName ?? undefined);
    operations.set(key, known);
    return known;
  }

  return {
    async load() {
      return {
        async executor({ document, operationName, request, context }) {
          const result = await withinTime(seconds, runOf(document, operationName)(context, request.variables ?? {}));
          return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
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
