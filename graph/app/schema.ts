import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { GraphQLEnumType, GraphQLSchema, getNullableType, isAbstractType } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync } from 'type-graphql';
import { addSchemaManual } from '../doors/graphql/addSchemaManual.ts';
import { dateTimeScalar } from '../platform/graphql/dateTimeScalar.ts';
import { guardMutations } from '../platform/graphql/guard.ts';
import { schemaText } from '../platform/graphql/schemaText.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { errorMeanings } from '../platform/lib/errorMeanings.ts';
import { onFirstUse } from '../platform/lib/onFirstUse.ts';
import { resolvers } from './features.ts';

const errorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'The closed set of values of `extensions.code` in an error. REST uses the same values as `code`.',
  values: Object.fromEntries(
    Object.entries(errorMeanings).map(([code, description]) => [code, { value: code, description }] as const),
  ),
});

/** Adds the enum of error codes to a schema. No field has this type, because errors are not part of the data. */
function addErrorCodes(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: [...config.types, errorCode] });
}

/**
 * Resolves interfaces and unions by the `__typename` of a value. type-graphql would resolve them by class, which rows do not have,
 * or by a promise, which compiled operations do not support.
 */
function resolveByTypename(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    // Without `resolveType` both executors use `__typename`.
    if (isAbstractType(type)) type.resolveType = undefined;
  }
  return schema;
}

/** Makes every mutation nullable, so that a failed mutation does not set the results of the others to null. */
function makeMutationsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.type = getNullableType(field.type);
  }
  return schema;
}

/** type-graphql requires one for subscriptions. Our subscriptions provide their own streams. */
const noTopics: BuildSchemaOptions['pubSub'] = {
  publish(topic) {
    throw new Error(`${topic} is no topic`);
  },
  subscribe(topic) {
    throw new Error(`${topic} is no topic`);
  },
};

/** The executable schema of all nouns, one for the process. Mutations need a viewer unless they are marked public. */
export const makeSchema = onFirstUse((): GraphQLSchema => {
  const schema = buildSchemaSync({
    // type-graphql requires a non-empty list of its own mutable type.
    resolvers: [...resolvers] as unknown as BuildSchemaOptions['resolvers'],
    validateFn: async (input) => {
      if (input && typeof input === 'object') await validateInput(input);
    },
    pubSub: noTopics,
    scalarsMap: [{ type: Date, scalar: dateTimeScalar }],
  });
  return makeMutationsNullable(guardMutations(resolveByTypename(addSchemaManual(addErrorCodes(schema)))));
});

if (import.meta.main) writeFileSync('schema.graphql', schemaText(makeSchema()));
