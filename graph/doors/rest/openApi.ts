import type { TObject } from 'typebox';
import Type from 'typebox';
import { type ErrorCode, httpStatusByCode } from '../../platform/lib/errors.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { manual } from './manual.ts';
import type { Answer, JsonSchema, OpenApi, Operation, Parameter } from './openApiTypes.ts';
import type { RestEndpoint } from './restEndpoint.ts';
import type { Section } from './sections.ts';

// `/users/by-username/{username}` and `/users/{id}/stats` both match `/users/by-username/stats`. The router prefers the
// fixed part, but OpenAPI has no such rule. The document therefore moves the fixed part into the server address.

const ambiguousPath = /^\/users(?=\/by-username\/)/;

const serverPartOf = (path: string): string => ambiguousPath.exec(path)?.[0] ?? '';

/** The path of a route in the OpenAPI document. */
export const documentedPath = (path: string): string => path.slice(serverPartOf(path).length);

/** The servers of a route. Undefined if they are those of the whole document. */
function serversOf(path: string): { url: string }[] | undefined {
  const part = serverPartOf(path);
  return part ? [{ url: `/api${part}` }] : undefined;
}

type Components = Record<string, JsonSchema>;

const graphqlOnly: ErrorCode = 'PERSISTED_QUERY_NOT_FOUND';
const codes = Object.keys(httpStatusByCode).filter((code) => code !== graphqlOnly);

const Refusal = Type.Object(
  {
    message: Type.String({ description: 'The error and its cure; safe to show to people.' }),
    code: Type.Unsafe<string>({ type: 'string', enum: codes, description: 'The error code, from a closed set.' }),
    appealToken: Type.Optional(
      Type.String({ description: 'Only where a suspended member signs in: the token to appeal by.' }),
    ),
    field: Type.Optional(Type.String({ description: 'The field that caused the error, as the caller spelled it.' })),
  },
  { $id: 'Error', description: 'A refusal.' },
);

/** The errors that any route can return, in order of status. */
const causes: Record<string, string> = {
  400: 'The address or the body is malformed, or a field is missing or wrong: the message names it and the cure. With the code `QUERY_TOO_COMPLEX` the answer would be too large: ask for less at once. Lists end early instead.',
  401: 'Authentication required.',
  403: 'The action is not allowed: for this member, in the name of another, with a read-only access token, or by cookie from another site.',
  413: 'The body, or a picture in it, is too large.',
  415: 'The body is not JSON: send it with `Content-Type: application/json`.',
  429: 'Too many requests: wait as many seconds as `Retry-After` says.',
  500: 'Internal error. The message contains the id of the request.',
  503: 'The server is overloaded or the database is unavailable. Wait as many seconds as `Retry-After` says.',
};

const isEmpty = ({ properties }: TObject) => Object.keys(properties).length === 0;
const isWriting = ({ method, isRead }: RestEndpoint) => method !== 'GET' && !isRead;

/** The error statuses that a route can return. */
function refusalsOf(route: RestEndpoint): string[] {
  const { method, isPublic, body, refuses = {} } = route;
  const statuses = new Set([...Object.keys(refuses), '400', '429', '500', '503']);
  if (!isPublic) statuses.add('401');
  if (method !== 'GET') statuses.add('403');
  if (!isEmpty(body)) for (const status of ['413', '415']) statuses.add(status);
  return [...statuses].toSorted();
}

const replayed = {
  'Idempotent-Replayed': {
    description: 'Whether an earlier request with this `id` created the object. If true, this request wrote nothing.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
};
const endsEarly = {
  'List-Ends-Early': {
    description:
      'Only where the whole list or page would be too large: it ends at the last row that fits. A route with pages goes on with a smaller `limit`.',
    schema: { type: 'string', enum: ['true'] },
  },
};
const retryAfter = {
  'Retry-After': { description: 'The number of seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

function refusalAnswer({ refuses = {} }: RestEndpoint, status: string, components: Components): Answer {
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

function bytesOf({ takesBytes }: RestEndpoint): Record<string, { schema: JsonSchema }> {
  const { shown = [], description = '' } = takesBytes?.kind ?? {};
  return Object.fromEntries(
    shown.map((type) => [type, { schema: { type: 'string', format: 'binary', description } }] as const),
  );
}

/**
 * An example value of a schema. An object contains required members and members with an example, but no optional ids.
 */
function exampleOf({ examples, enum: words, type, properties = {}, required = [] }: JsonSchema): unknown {
  if (examples) return examples[0];
  if (words) return words[0];
  if (type === 'boolean') return true;
  if (type !== 'object') return type;
  const shown = Object.entries(properties).filter(
    ([name, { examples, format }]) => required.includes(name) || (examples && format !== 'uuid'),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]));
}

function bodyOf(route: RestEndpoint, components: Components): Pick<Operation, 'requestBody'> {
  const { body } = route;
  if (isEmpty(body)) return {};
  const schema = jsonSchemaOf(body, components);
  const required = schema.required !== undefined;
  const content = { 'application/json': { schema, example: exampleOf(schema) } };
  return { requestBody: { required, content: { ...content, ...bytesOf(route) } } };
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = ({ method, path }: RestEndpoint) => method.toLowerCase() + path.split(/\W+/).map(capitalized).join('');

/** The description of a successful response. */
const descriptionOf = (schema: JsonSchema) => schema.description ?? 'Success.';

const signedIn: Operation['security'] = [{ bearer: [] }, { cookie: [] }];

function operationOf(route: RestEndpoint, section: string, components: Components): Operation {
  const { summary, description, params, query, returns, status = 200, isPublic, isForMembers } = route;
  const type = route.answersFile ?? 'application/json';
  const needsViewer = isForMembers || (isWriting(route) && !isPublic);
  const schema = jsonSchemaOf(returns, components);
  return {
    operationId: nameOf(route),
    tags: [section],
    summary,
    description,
    servers: serversOf(route.path),
    security: needsViewer ? signedIn : [{}, ...signedIn],
    parameters: [...parametersOf('path', params, components), ...parametersOf('query', query, components)],
    ...bodyOf(route, components),
    responses: {
      [status]: {
        description: descriptionOf(returns),
        ...(route.tellsReplays && { headers: replayed }),
        ...(schema.type === 'array' && { headers: endsEarly }),
        content: { [type]: { schema } },
      },
      ...Object.fromEntries(refusalsOf(route).map((each) => [each, refusalAnswer(route, each, components)])),
    },
  };
}

const inOrder = (components: Components): Components =>
  Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => one.localeCompare(other)));

/** The OpenAPI description of the API, generated from the endpoints that handle its requests. */
export function openApiOf(sections: readonly Section[]): OpenApi {
  const components: Components = {};
  const paths: OpenApi['paths'] = {};
  for (const { name, routes } of sections) {
    for (const route of routes) {
      const path = documentedPath(route.path);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, name, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cycle Chat REST API',
      version: '1.0.0',
      ...manual,
      contact: { name: 'The operator of this instance' },
      license: { name: 'MIT License', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: sections.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: inOrder(components),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `sessionId` that sign-in returns, or the secret of an access token.',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session_id', description: 'The cookie that sign-in sets.' },
      },
    },
  };
}
