import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import { isPublicMutation } from '../../platform/graphql/guard.ts';
import { announcedBytes } from '../../platform/http/bodyLimits.ts';
import { takeShare } from '../request/takeShare.ts';

// The visitors at an address share their reads. So that a neighbour cannot keep a member from signing in, the server also reads a small
// request once they are used up, and runs it if it consists of mutations that visitors may call. Those count as writes of their own.

const maxBytes = 8 * 2 ** 10;

const refusals = new WeakMap<Context, unknown>();

/** Counts a request as a read. Throws RATE_LIMITED, but not yet for a request of a visitor that may be a sign-in. */
export async function takeRead(request: FastifyRequest, ctx: Context): Promise<void> {
  try {
    await takeShare(ctx, 'reads');
  } catch (refusal) {
    if (ctx.viewer || request.method !== 'POST' || announcedBytes(request) > maxBytes) throw refusal;
    refusals.set(ctx, refusal);
  }
}

/** Throws the refusal that `takeRead` has put off, unless the request signs in or up. */
export function refuseUnlessEntrance(schema: GraphQLSchema, ctx: Context): void {
  const isEntrance = ctx.cost?.steps.every(({ field }) => isPublicMutation(schema, field));
  if (refusals.has(ctx) && !isEntrance) throw refusals.get(ctx);
}
