import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { type Access, requireWriteScope } from '../lib/access.ts';
import { requireViewer, type Viewer } from '../lib/allow.ts';

const publicMark = { isPublic: true };

/** Opens a mutation to visitors. All others require a viewer. */
export const Public = (): MethodDecorator & PropertyDecorator => Extensions(publicMark);

/** Whether a mutation is open to visitors. */
export function isPublicMutation(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions.isPublic === true;
}

/**
 * Closes every mutation to read-only tokens, and to visitors unless it is `@Public()`. This wraps the resolvers of the schema once,
 * because a middleware would make every field asynchronous.
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
