import { type GraphQLSchema, getNullableType } from 'graphql';

/** Makes every mutation nullable, so that a failed mutation does not set the results of the others to null. */
export function makeMutationsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.type = getNullableType(field.type);
  }
  return schema;
}
