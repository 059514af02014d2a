import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** The schema as SDL, in a stable order. */
export const schemaText = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
