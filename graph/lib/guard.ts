import type { GraphQLSchema } from 'graphql';
import { defaultFieldResolver } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Access } from './access.ts';
import { requireWriteScope } from './access.ts';
import type { Viewer } from './allow.ts';
import { requireViewer } from './allow.ts';

const publicMark = { isPublic: true };

/** Lets visitors call a mutation; without it a mutation needs a viewer. */
export const Public = (): MethodDecorator & PropertyDecorator => Extensions(publicMark);

/** Whether a mutation is open to visitors. */
export function isPublicMutation(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions.isPublic === true;
}

/**
 * Closes every mutation to tokens that may only read, and to visitors unless it says `@Public()`. Done on the schema,
 * once: a middleware for all fields would make every one of them asynchronous.
 */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const isPublic = field.extensions.isPublic === true;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, ctx: { viewer: Viewer | null; access: Access | null }, info) => {
      requireWriteScope(ctx);
      if (!isPublic) requireViewer(ctx);
      return resolve(source, args, ctx, info);
    };
  }
  return schema;
}
