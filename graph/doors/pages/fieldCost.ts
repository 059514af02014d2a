import { type GraphQLCompositeType, type GraphQLField, Kind } from 'graphql';
import { stepOf } from '../../platform/graphql/stepOf.ts';

/** The cost of a field on one object, without the cost of its values. */
export function fieldCost(parent: GraphQLCompositeType, field: GraphQLField<unknown, unknown>): number {
  const node = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field.name } } as const;
  return stepOf([{ node, parent, field }], [], []).weight;
}
