import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { type Access, requireWriteScope } from '../lib/access.ts';
import { requireViewer, type Viewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';

const publicMark = { isPublic: true };

/** Opens a mutation to visitors. All others require a viewer. */
export const Public = (): MethodDecorator & PropertyDecorator => Extensions(publicMark);

/** Closes a mutation to everyone but operators. They need no viewer. */
export const ForOperators = (): MethodDecorator & PropertyDecorator => Extensions({ isForOperators: true });

/** Whether a mutation is open to visitors. */
export function isPublicMutation(schema: GraphQLSchema, name: string): boolean {
  return schema.getMutationType()?.getFields()[name]?.extensions.isPublic === true;
}

interface Caller {
  readonly viewer: Viewer | null;
  readonly access: Access | null;
  readonly board: { operator(): Promise<object | null> };
  /** The unit of work of the request, which all mutations of an operation share. */
  readonly em: { clear(): void };
}

/** Throws UNAUTHENTICATED, and FORBIDDEN for a mutation of operators and everyone else. */
async function requireCaller({ viewer, board }: Caller, { extensions }: { extensions: object }): Promise<void> {
  const { isPublic, isForOperators } = { isPublic: false, isForOperators: false, ...extensions };
  if (!isForOperators) {
    if (!isPublic) requireViewer({ viewer });
  } else if (!(await board.operator())) throw new DomainError('FORBIDDEN', 'Only an operator can do this');
}

/**
 * Closes every mutation to read-only tokens, and to visitors unless it is `@Public()`, and those `@ForOperators()` to everyone else. Drops the changes of a mutation that fails.
 * This wraps the resolvers of the schema once, because a middleware would make every field asynchronous.
 */
export function guardMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args, ctx: Caller, info) => {
      requireWriteScope(ctx);
      await requireCaller(ctx, field);
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
