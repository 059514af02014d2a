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

interface Caller {
  readonly viewer: Viewer | null;
  readonly access: Access | null;
  /** The unit of work of the request, which all mutations of an operation share. */
  readonly em: { clear(): void };
}

/**
 * Closes every mutation to read-only tokens, and to visitors unless it is `@Public()`. Drops the changes of a mutation that fails.
 * This wraps the resolvers of the schema once, because a middleware would make every field asynchronous.
 */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const isPublic = field.extensions.isPublic === true;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, ctx: Caller, info) => {
      requireWriteScope(ctx);
      if (!isPublic) requireViewer(ctx);
      try {
        return await resolve(source, args, ctx, info);
      } catch (error) {
        // A verb edits entities before all of its checks. The next mutation would write those edits.
        ctx.em.clear();
        throw error;
      }
    };
  }
  return schema;
}
