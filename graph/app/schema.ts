import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync } from 'type-graphql';
import { addErrorCodes } from '../doors/graphql/addErrorCodes.ts';
import { addSchemaManual } from '../doors/graphql/addSchemaManual.ts';
import { dateTimeScalar } from '../platform/graphql/dateTimeScalar.ts';
import { guardMutations } from '../platform/graphql/guard.ts';
import { makeMutationsNullable } from '../platform/graphql/makeMutationsNullable.ts';
import { resolveByTypename } from '../platform/graphql/resolveByTypename.ts';
import { schemaText } from '../platform/graphql/schemaText.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { resolvers } from './features.ts';

/** type-graphql requires one for subscriptions. Our subscriptions provide their own streams. */
const noTopics: BuildSchemaOptions['pubSub'] = {
  publish(topic) {
    throw new Error(`${topic} is no topic`);
  },
  subscribe(topic) {
    throw new Error(`${topic} is no topic`);
  },
};

/** The executable schema of all nouns. Mutations need a viewer unless they are marked public. */
export function makeSchema(): GraphQLSchema {
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
}

if (import.meta.main) writeFileSync('schema.graphql', schemaText(makeSchema()));
