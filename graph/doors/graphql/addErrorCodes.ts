import { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { errorMeanings } from '../../platform/lib/errorMeanings.ts';

const errorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The closed set of values of `extensions.code` in an error. REST uses the same values as `code`.',
  values: Object.fromEntries(
    Object.entries(errorMeanings).map(([code, description]) => [code, { value: code, description }] as const),
  ),
});

/** Adds the enum of error codes to a schema. No field has this type, because errors are not part of the data. */
export function addErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCode] });
}
