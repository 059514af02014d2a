import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import type { DocumentSent } from '../../platform/graphql/documentSent.ts';
import { isPublicMutation } from '../../platform/graphql/guard.ts';
import { announcedBytes } from '../../platform/http/bodyLimits.ts';
import { entranceKey } from '../../platform/lib/access.ts';
import { takeShare } from '../request/takeShare.ts';

// The visitors at an address share their reads. So that a neighbour cannot keep a member from signing in, the server also reads a small
// request once they are used up, and runs it if it consists of mutations that visitors may call. Those count as writes of their own, and
// so does the parsing of any other document that names such a mutation. Documents that name none are not parsed.

const maxBytes = 8 * 2 ** 10;

const refusals = new WeakMap<Context, unknown>();
/** The operations that pay for their parsing. Apollo Server runs them with a copy of their context. */
const entrances = new WeakSet<NonNullable<Context['cost']>>();

/** Counts a request as a read. Throws RATE_LIMITED, but not yet for a request of a visitor that may be a sign-in. */
export async function takeRead(request: FastifyRequest, ctx: Context): Promise<void> {
  try {
    await takeShare(ctx, 'reads');
  } catch (refusal) {
    if (ctx.viewer || request.method !== 'POST' || announcedBytes(request) > maxBytes) throw refusal;
    refusals.set(ctx, refusal);
  }
}

/** Counts the parsing of a request whose refusal `takeRead` has put off. Throws the refusal if its text names no mutation of visitors. */
export async function payEntrance(schema: GraphQLSchema, ctx: Context, { text }: DocumentSent): Promise<void> {
  if (!refusals.has(ctx)) return;
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) =>
    isPublicMutation(schema, name),
  );
  if (text !== undefined && !names.some((name) => text.includes(name))) throw refusals.get(ctx);
  await ctx.services.limiter.consume('writes', entranceKey(ctx));
}

/** Throws the refusal that `takeRead` has put off, unless the request signs in or up. */
export function refuseUnlessEntrance(schema: GraphQLSchema, ctx: Context): void {
  if (!refusals.has(ctx)) return;
  const isEntrance = ctx.cost?.steps.every(({ field }) => isPublicMutation(schema, field));
  if (!ctx.cost || !isEntrance) throw refusals.get(ctx);
  entrances.add(ctx.cost);
}

/** The number of mutations of an operation that `payEntrance` has counted as writes. */
export const paidWrites = ({ cost }: Context): number => (cost && entrances.has(cost) ? 1 : 0);
