import type { TObject } from 'typebox';
import Type from 'typebox';
import { type ErrorCode, httpStatusByCode } from '../lib/errors.ts';
import { exampleOf } from './exampleOf.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { manual } from './manual.ts';
import type { Answer, JsonSchema, OpenApi, Operation, Parameter } from './openApiTypes.ts';
import type { RestRoute } from './restRoute.ts';
import type { Section } from './sections.ts';

type Components = Record<string, JsonSchema>;

const graphqlOnly: ErrorCode[] = ['QUERY_TOO_COMPLEX', 'GONE'];
const codes = Object.keys(httpStatusByCode).filter((code) => !graphqlOnly.some((other) => other === code));

const Refusal = Type.Object(
  {
    message: Type.String({ description: 'What is wrong and what to do; safe to show.' }),
    code: Type.Unsafe<string>({ type: 'string', enum: codes, description: 'One of a closed set.' }),
  },
  { $id: 'Error', description: 'A refusal.' },
);

/** What every route may refuse, in the order of the statuses. */
const causes: Record<string, string> = {
  400: 'The address or the body is malformed, or a field is missing or wrong: the message names it and the cure.',
  401: 'Authentication required.',
  403: 'Not yours to do, in another’s name, by an access token that may only read, or by cookie from another site.',
  413: 'The body, or a picture in it, is too large.',
  415: 'The body is not JSON: send it with `Content-Type: application/json`.',
  429: 'Too many requests: wait as many seconds as `Retry-After` says.',
  500: 'Something went wrong on our side; the message tells the id of the request.',
  503: 'Too much is asked for at once, or the database is away: wait as many seconds as `Retry-After` says.',
};

const isEmpty = ({ properties }: TObject) => Object.keys(properties).length === 0;
const isWriting = ({ method, isRead }: RestRoute) => method !== 'GET' && !isRead;

/** The statuses of the refusals that a route may answer. */
function refusalsOf(route: RestRoute): string[] {
  const { method, isPublic, params, query, body, refuses = {} } = route;
  const statuses = new Set([...Object.keys(refuses), '429', '500', '503']);
  if (![params, query, body].every(isEmpty)) statuses.add('400');
  if (!isPublic) statuses.add('401');
  if (method !== 'GET') statuses.add('403');
  if (!isEmpty(body)) for (const status of ['413', '415']) statuses.add(status);
  return [...statuses].toSorted();
}

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };

function refusalAnswer({ refuses = {} }: RestRoute, status: string, components: Components): Answer {
  const own = Object.entries(refuses).find(([known]) => known === status)?.[1];
  const description = [own && `${own}.`, causes[status]].filter(Boolean).join(' ');
  return {
    description,
    ...(['429', '503'].includes(status) && { headers: retryAfter }),
    content: { 'application/json': { schema: jsonSchemaOf(Refusal, components) } },
  };
}

function parametersOf(place: Parameter['in'], members: TObject, components: Components): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(members, components);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema,
  }));
}

function bytesOf({ takesBytes }: RestRoute): Record<string, { schema: JsonSchema }> {
  const { shown = [], description = '' } = takesBytes?.kind ?? {};
  return Object.fromEntries(
    shown.map((type) => [type, { schema: { type: 'string', format: 'binary', description } }] as const),
  );
}

function bodyOf(route: RestRoute, components: Components): Pick<Operation, 'requestBody'> {
  const { body } = route;
  if (isEmpty(body)) return {};
  const schema = jsonSchemaOf(body, components);
  const required = schema.required !== undefined;
  const content = { 'application/json': { schema, example: exampleOf(schema) } };
  return { requestBody: { required, content: { ...content, ...bytesOf(route) } } };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = ({ method, path }: RestRoute) => method.toLowerCase() + path.split(/\W+/).map(capitalized).join('');

/** What success means, in a line. */
const descriptionOf = (schema: JsonSchema) => schema.description ?? 'Success.';

const signedIn: Operation['security'] = [{ bearer: [] }, { cookie: [] }];

function operationOf(route: RestRoute, section: string, components: Components): Operation {
  const { summary, description, params, query, returns, status = 200, isPublic, isForMembers } = route;
  const type = route.answersFile ?? 'application/json';
  const needsViewer = isForMembers || (isWriting(route) && !isPublic);
  const schema = jsonSchemaOf(returns, components);
  return {
    operationId: nameOf(route),
    tags: [section],
    summary,
    ...(description && { description }),
    security: needsViewer ? signedIn : [{}, ...signedIn],
    parameters: [...parametersOf('path', params, components), ...parametersOf('query', query, components)],
    ...bodyOf(route, components),
    responses: {
      [status]: { description: descriptionOf(returns), content: { [type]: { schema } } },
      ...Object.fromEntries(refusalsOf(route).map((each) => [each, refusalAnswer(route, each, components)])),
    },
  };
}

const inOrder = (components: Components): Components =>
  Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => one.localeCompare(other)));

/** The OpenAPI description of the API, made of the very entries that answer its requests. */
export function openApiOf(sections: readonly Section[]): OpenApi {
  const components: Components = {};
  const paths: OpenApi['paths'] = {};
  for (const { name, routes } of sections) {
    for (const route of routes) {
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, name, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cycle Chat REST API', version: '1.0.0', ...manual },
    servers: [{ url: '/api' }],
    tags: sections.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: inOrder(components),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `sessionId` that signing in answers, or the secret of an access token.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session_id', description: 'The cookie that signing in sets.' },
      },
    },
  };
}
