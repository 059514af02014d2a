import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];
type Compiled = CompiledQuery | ExecutionResult;

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

/** Runs operations as compiled code behind Apollo Server, which still parses, validates and keeps the documents. */
export function compiledExecution(schema: GraphQLSchema): Gateway {
  // A document that Apollo Server forgets takes its compiled operations with it.
  const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

  function compile(document: DocumentNode, operationName: string | null): Compiled {
    const operations = compiled.get(document) ?? new Map<string, Compiled>();
    compiled.set(document, operations);
    const key = operationName ?? '';
    const known = operations.get(key) ?? compileQuery(schema, document, operationName ?? undefined);
    operations.set(key, known);
    return known;
  }

  return {
    async load() {
      return {
        async executor({ document, operationName, request, context }) {
          const query = compile(document, operationName);
          const result = isCompiledQuery(query) ? await query.query({}, context, request.variables ?? {}) : query;
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
