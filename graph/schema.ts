import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync } from 'type-graphql';
import { addSchemaManual } from './addSchemaManual.ts';
import { resolvers } from './features.ts';
import { dateTimeScalar } from './lib/dateTimeScalar.ts';
import { guardMutations } from './lib/guard.ts';
import { resolveByTypename } from './lib/resolveByTypename.ts';
import { validateInput } from './lib/validation.ts';

/** type-graphql asks for one wherever there are subscriptions; ours bring streams of their own. */
const noTopics: BuildSchemaOptions['pubSub'] = {
  publish(topic) {
    throw new Error(`${topic} is no topic`);
  },
  subscribe(topic) {
    throw new Error(`${topic} is no topic`);
  },
};

/** The executable schema of all slices, mutations closed to visitors unless they say otherwise. */
export function makeSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    // type-graphql wants to see that the list is not empty, in its own mutable type.
    resolvers: [...resolvers] as unknown as BuildSchemaOptions['resolvers'],
    validateFn: async (input) => {
      if (input && typeof input === 'object') await validateInput(input);
    },
    pubSub: noTopics,
    scalarsMap: [{ type: Date, scalar: dateTimeScalar }],
  });
  return guardMutations(resolveByTypename(addSchemaManual(schema)));
}

/** The schema as text, in a stable order. */
export const schemaText = (schema = makeSchema()): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

if (import.meta.main) writeFileSync('schema.graphql', schemaText());
