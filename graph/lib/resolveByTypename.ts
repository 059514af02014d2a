import type { GraphQLSchema } from 'graphql';
import { isAbstractType } from 'graphql';

/**
 * Tells the types behind interfaces and unions by the `__typename` of a value. type-graphql would tell them by class,
 * which rows do not have, or in a promise, which compiled operations do not wait for.
 */
export function resolveByTypename(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    // Without a rule of their own both executors look at `__typename`.
    if (isAbstractType(type)) type.resolveType = undefined;
  }
  return schema;
}
