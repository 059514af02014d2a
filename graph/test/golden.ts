import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentedPath } from '../doors/rest/openApi.ts';
import type { JsonSchema, OpenApi } from '../doors/rest/openApiTypes.ts';
import { routes } from '../doors/rest/rest.ts';
import { isCalendarDay, readInstant } from '../platform/lib/dates.ts';
import { isId } from '../platform/lib/ids.ts';
import { type RestAnswer, sendRaw } from './caller.ts';
import { makeWorld, type World } from './goldenWorld.ts';
import { startApp, type TestApp } from './harness.ts';

/** The request of a row, besides its method and path. */
interface Asked {
  /** By the names in the braces of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** One call of a route and its complete response. */
export interface Row {
  /** Completes the sentence that begins with the route. */
  it: string;
  /** The caller. Defaults to a visitor. Members call twice, once with each form of sign-in. */
  by?: 'ada' | 'ben' | 'cleo';
  /** Runs before the call. */
  given?(world: World): Promise<unknown>;
  ask?(world: World): Asked;
  status: number;
  answers(world: World): unknown;
}

export const nobodysId = '0199a000-0000-7000-8000-000000000000';
export const anyId: unknown = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const anyInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const codeOf: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'GONE',
};

/** An error response, byte for byte. */
export const refuses = (status: keyof typeof codeOf, message: string) => ({
  status,
  answers: () => ({ message, code: codeOf[status] }),
});

const formats: Record<string, (text: string) => boolean> = {
  uuid: isId,
  date: isCalendarDay,
  'date-time': (text) => readInstant(text) !== null,
};

/** The same schema, but no object can have additional members. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  return schema && 'properties' in schema ? { ...parts, additionalProperties: false } : parts;
}

/** Fails if a response differs from the document in any member. */
function expectDocumented(document: OpenApi, route: string, { status, headers, body }: RestAnswer): void {
  const [method = '', path = ''] = route.split(' /api');
  const answer = document.paths[documentedPath(path)]?.[method.toLowerCase()]?.responses[status];
  const [type, { schema }]: [string, { schema?: JsonSchema }] = Object.entries(answer?.content ?? {})[0] ?? ['', {}];
  expect(schema, `${route} is documented to answer ${status}`).toBeDefined();
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  ajv.validate(closed({ ...schema, components: document.components }) as object, body);
  expect(ajv.errors ?? []).toEqual([]);
  expect(headers.get('content-type')).toBe(type === 'application/json' ? `${type}; charset=utf-8` : type);
}

const fill = (path: string, { params = {}, query }: Asked) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')) +
  (query ? `?${new URLSearchParams(query)}` : '');

async function call({ app, ...world }: World, route: string, { by, ask }: Row, form: string): Promise<RestAnswer> {
  const [method = '', path = ''] = route.split(' ');
  const asked = ask?.({ app, ...world }) ?? {};
  const token = by && (await app.tokenOf(world[by]));
  const signedIn: Record<string, string> =
    form === 'Bearer' ? { authorization: `Bearer ${token}` } : { cookie: `session_id=${token}` };
  const headers = { ...(by && signedIn), ...(asked.body && { 'content-type': 'application/json' }) };
  return sendRaw(app.url + fill(path, asked), { method, headers, body: asked.body && JSON.stringify(asked.body) });
}

/** The statuses of success and of those refusals of a route that are its own. */
function ownStatuses(route: string): number[] {
  const entry = routes.find(({ method, path }) => route === `${method} /api${path}`);
  if (!entry) throw new Error(`There is no route ${route}`);
  return [entry.status ?? 200, ...Object.keys(entry.refuses ?? {}).map(Number)];
}

/** The body; of a refusal without the name of the input at fault, which the document describes. */
function withoutField({ status, body }: RestAnswer): unknown {
  if (status < 400) return body;
  const { field, ...rest } = body;
  expect(['string', 'undefined']).toContain(typeof field);
  return rest;
}

/** Makes what tests a route row by row, each in the same world, against the document that the server itself gives. */
export function goldenTests(): (route: string, rows: readonly Row[]) => void {
  let app: TestApp;
  let document: OpenApi;
  beforeAll(async () => {
    const unlimited = 1_000_000;
    const limits = { reads: unlimited, writes: unlimited, signIns: unlimited, signUps: unlimited, uploads: unlimited };
    app = await startApp({ RATE_LIMITS: JSON.stringify({ ...limits, failedSignIns: unlimited }) });
    document = (await app.as(null).get('/api/openapi.json')).body;
  });
  afterAll(() => app.close());

  return (route, rows) =>
    describe(route, () => {
      const runs = rows.flatMap((row) => (row.by ? ['Bearer', 'cookie'] : ['visitor']).map((form) => ({ row, form })));

      test.each(runs)('$row.it ($form)', async ({ row, form }) => {
        const world = await makeWorld(app);
        await row.given?.(world);
        const answer = await call(world, route, row, form);
        expect([answer.status, withoutField(answer)]).toEqual([row.status, row.answers(world)]);
        expectDocumented(document, route, answer);
      });

      test('has a row for its success and for each refusal of its own', () => {
        const statuses = rows.map(({ status }) => status);
        for (const status of ownStatuses(route)) expect(statuses).toContain(status);
      });
    });
}
