import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLError, getOperationAST, parse } from 'graphql';
import type { Documents } from '../graphql/persistedOperations.ts';
import type { Metrics } from './metrics.ts';

const outcomeOf = (errors: readonly GraphQLError[] | undefined): string =>
  errors?.length ? String(errors[0]?.extensions.code ?? 'error') : 'ok';

/** The names of the operations of documents. */
export const namesIn = (documents: Documents): ReadonlySet<string> =>
  new Set(Array.from(documents.values(), (text) => getOperationAST(parse(text))?.name?.value ?? ''));

/** Measures each GraphQL operation. Only `known` names become labels, because clients can invent any number of names. */
export function operationTimer({ operations }: Metrics, known: ReadonlySet<string>): ApolloServerPlugin {
  return {
    async requestDidStart() {
      const end = operations.startTimer();
      return {
        async willSendResponse({ operation, operationName, errors }) {
          const name = operationName && known.has(operationName) ? operationName : 'other';
          end({ kind: operation?.operation ?? 'none', operation: name, outcome: outcomeOf(errors) });
        },
      };
    },
  };
}
