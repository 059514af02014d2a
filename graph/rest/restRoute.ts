import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { requireViewer } from '../lib/allow.ts';
import { pictureBodyBytes, plainBodyBytes } from '../lib/bodyLimits.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isWrite } from '../lib/sameOrigin.ts';
import { validateInput } from '../lib/validation.ts';
import type { Backend } from '../requestContext.ts';
import { contextOf, prepareContext } from '../requestContext.ts';

/** What a route gets of a request: every value is the caller's word and still to be checked. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Open to visitors though it writes, and to callers whose token is dead. */
  isPublic?: boolean;
  /** The status of success, 200 unless given. */
  status?: number;
  /** The body may hold pictures and so be far larger than others. */
  takesPictures?: boolean;
  answer(ctx: Context, request: RestRequest): Promise<unknown>;
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw badInput('The body must be a JSON object');
  // Checked above: a plain object of unknown members.
  return body as Record<string, unknown>;
}

async function admit(ctx: Context, route: RestRoute): Promise<void> {
  const isWriting = isWrite(route.method);
  await ctx.services.limiter.consume(isWriting ? 'writes' : 'reads', ctx.viewer?.id ?? ctx.address);
  if (route.isPublic) return;
  if (ctx.hasInvalidToken) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  if (isWriting) requireViewer(ctx);
}

/**
 * Mounts a route behind the same guard as GraphQL: what writes needs a viewer unless the route is public. Who is not
 * admitted is refused before the body is read.
 */
export function mountRoute(api: FastifyInstance, route: RestRoute, backend: Backend): void {
  api.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method: route.method,
    url: route.path,
    bodyLimit: route.takesPictures ? pictureBodyBytes : plainBodyBytes,
    onRequest: [prepareContext(backend), (request) => admit(contextOf(request), route)],
    handler: async (request, reply) => {
      const { params, query } = request;
      const answer = await route.answer(contextOf(request), { params, query, body: bodyOf(request) });
      return reply
        .code(route.status ?? 200)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    },
  });
}

/** Fills an input class, the same that GraphQL uses, with a caller's values and checks it. */
export async function readInput<Input extends object>(
  type: new () => Input,
  values: Record<string, unknown>,
): Promise<Input> {
  const input = Object.assign(new type(), values);
  await validateInput(input);
  return input;
}

/** The user that a body or path names must be the viewer; no name means the viewer. Throws FORBIDDEN. */
export function requireSelf(ctx: Context, userId: unknown): void {
  const viewer = requireViewer(ctx);
  if (userId === undefined || userId === null || userId === viewer.id) return;
  throw new DomainError('FORBIDDEN', 'You can only act as yourself: userId must be your own id');
}

function wholeNumber(name: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!Number.isInteger(parsed)) throw badInput(`${name} must be a whole number`, name);
  return parsed;
}

const maximumPage = 100_000;

/** `page` from 1 and `limit` from 1 to 100, each bounded; throws BAD_USER_INPUT for what is no number. */
export function readPage(query: Record<string, unknown>, defaultLimit: number): { offset: number; first: number } {
  const page = Math.min(Math.max(wholeNumber('page', query.page, 1), 1), maximumPage);
  const first = Math.min(Math.max(wholeNumber('limit', query.limit, defaultLimit), 1), 100);
  return { offset: (page - 1) * first, first };
}

/** A text of the query string, null when absent; repeated parameters count by their first. */
export function queryText(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
}
