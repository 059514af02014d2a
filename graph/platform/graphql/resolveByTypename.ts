import { type GraphQLSchema, isAbstractType } from 'graphql';

/**
 * Resolves interfaces and unions by the `__typename` of a value. type-graphql would resolve them by class, which rows do not have,
 * or by a promise, which compiled operations do not support.
 */
export function resolveByTypename(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    // Without `resolveType` both executors use `__typename`.
    if (isAbstractType(type)) type.resolveType = undefined;
  }
  return schema;
}
