import type { GraphQLCompositeType, GraphQLField } from 'graphql';
import { Kind } from 'graphql';
import { stepOf } from '../lib/stepOf.ts';

/** What a field costs for each object that it hangs on, its values not counted. */
export function fieldCost(parent: GraphQLCompositeType, field: GraphQLField<unknown, unknown>): number {
  const node = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field.name } } as const;
  return stepOf([{ node, parent, field }], [], []).weight;
}
