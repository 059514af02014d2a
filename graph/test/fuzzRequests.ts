import fc from 'fast-check';
import type { TObject, TSchema } from 'typebox';
import { isOwn, shownAs } from '../doors/rest/fields.ts';
import type { RestEndpoint } from '../doors/rest/restEndpoint.ts';
import type { FuzzRequest } from './fuzz.ts';
import { anyText, anyValue, idOf, nounOf } from './fuzzValues.ts';
import { callers, ownIdMark, rightSignIn } from './fuzzWorld.ts';

/** The parts of a field's schema from which values are made. */
interface Shown {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  items?: TSchema;
  properties?: Record<string, TSchema>;
}

const shownOf = (schema: TSchema): Shown => Reflect.get(schema, shownAs) ?? schema;

/** Valid values for some names, which their schemas do not describe. */
const rightByName: Record<string, fc.Arbitrary<unknown>> = {
  time: fc.constantFrom('06:30', '23:59'),
  timeZone: fc.constantFrom('Europe/Berlin', 'UTC', 'Asia/Kathmandu'),
  username: fc.oneof(
    fc.constant(rightSignIn.username),
    fc.nat(9999).map((number) => `rider_${number}`),
  ),
  password: fc.constantFrom(rightSignIn.password),
  confirmPassword: fc.constantFrom(rightSignIn.password),
  targetType: fc.constantFrom('post', 'ride', 'comment', 'moment', 'user', 'group', 'event'),
  email: fc.constant('ada@cycle.example'),
  imageUrl: fc.constant('https://pictures.example/pass.jpg'),
  profilePicture: fc.constant('https://pictures.example/ada.jpg'),
  mediaUrls: fc.constant(['https://pictures.example/pass.jpg']),
  postIds: fc.array(idOf('post'), { maxLength: 5 }),
  q: fc.constantFrom('kestrel', 'ada', 'hill'),
};

const rightByFormat: Record<string, fc.Arbitrary<unknown>> = {
  date: fc.constantFrom('2099-01-01', '2020-02-29'),
  'date-time': fc.constantFrom('2026-01-01T12:00:00Z', '2026-06-01T12:00:00+02:00'),
};

/** A value that a field takes, as far as its schema tells. */
function rightValue(name: string, schema: TSchema): fc.Arbitrary<unknown> {
  if (Reflect.get(schema, isOwn)) return fc.constant(ownIdMark);
  const { type, format, enum: words, examples, properties } = shownOf(schema);
  const byName = rightByName[name];
  if (byName) return byName;
  if (properties) return bodyOf(properties, rightValue);
  if (words) return fc.constantFrom(...words);
  if (format === 'uuid') return name === 'id' ? fc.uuid() : idOf(nounOf(name));
  const byFormat = rightByFormat[format ?? ''];
  if (byFormat) return byFormat;
  if (examples) return fc.constantFrom(...examples);
  const types = [type].flat();
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('number') || types.includes('integer')) return fc.constantFrom<unknown>(1, 20, '3');
  return fc.constantFrom('Full gas', 'Ride on', 'ada');
}

/** Mostly right, else of any kind. */
const someValue = (name: string, schema: TSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: rightValue(name, schema) }, { weight: 2, arbitrary: anyValue });

function bodyOf(
  properties: Record<string, TSchema>,
  makeValue: (name: string, schema: TSchema) => fc.Arbitrary<unknown>,
  requiredKeys: string[] = Object.keys(properties),
): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, schema]) => [name, makeValue(name, schema)] as const);
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
  return fc.record(arbitraries, { requiredKeys });
}

/** A body that is right but for one member. */
const nearlyRight = (properties: Record<string, TSchema>) =>
  fc
    .tuple(bodyOf(properties, rightValue), fc.constantFrom(...Object.keys(properties)), anyValue)
    .map(([body, name, value]) => ({ ...body, [name]: value }));

const brokenBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '"text"',
  '[]',
  '{"__proto__": {"isAdmin": true}}',
  '{"constructor": {"prototype": {}}}',
  '{"content": "a", "content": "b"}',
  '{"content": 1e400}',
  '{"content": "\\ud800"}',
  '\ufeff{}',
  '['.repeat(5000),
  `{"content": ${'['.repeat(2000)}${']'.repeat(2000)}}`,
);

function anyBody({ properties }: TObject): fc.Arbitrary<string> {
  const names = Object.keys(properties);
  if (names.length === 0) return fc.oneof({ weight: 9, arbitrary: fc.constant('{}') }, brokenBodies);
  return fc.oneof(
    { weight: 5, arbitrary: nearlyRight(properties).map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: bodyOf(properties, someValue, []).map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: bodyOf(properties, rightValue).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: brokenBodies },
  );
}

const inUrl = anyText.map((text) => encodeURIComponent(text.slice(0, 300).toWellFormed()));
const brokenInUrl = fc.constantFrom('%', '%00', '%ff', '%E0%A4%A', '%2e%2e%2f', '', '*');

function stepOf({ path, params }: RestEndpoint, name: string): fc.Arbitrary<string> {
  const isOwnStep = Reflect.get(params.properties[name] ?? {}, isOwn) !== undefined;
  const noun = nounOf(name === 'id' ? (path.split('/{id}')[0]?.split('/').at(-1) ?? '') : name);
  const ofThing = name === 'username' ? fc.constant(rightSignIn.username) : idOf(noun);
  return fc.oneof(
    { weight: 24, arbitrary: isOwnStep ? fc.constant(ownIdMark) : ofThing },
    { weight: 4, arbitrary: inUrl },
    { weight: 1, arbitrary: brokenInUrl },
  );
}

function urlOf(route: RestEndpoint): fc.Arbitrary<string> {
  const { path, query } = route;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const steps = fc.tuple(...names.map((name) => stepOf(route, name)));
  const parameters = Object.entries(query.properties).map(([name, schema]) => {
    const right = rightValue(name, schema).map((value) => `${name}=${value}`);
    const wrong = fc.oneof(inUrl, brokenInUrl).map((value) => `${name}=${value}`);
    const twice = inUrl.map((value) => `${name}=${value}&${name}=${value}&${name}[a]=1`);
    return fc.oneof({ weight: 12, arbitrary: right }, { weight: 3, arbitrary: wrong }, twice, fc.constant(''));
  });
  return fc.tuple(steps, fc.tuple(...parameters)).map(([values, asked]) => {
    const url = names.reduce((text, name, index) => text.replace(`{${name}}`, values[index] ?? ''), `/api${path}`);
    return asked.length > 0 ? `${url}?${asked.join('&')}` : url;
  });
}

function requestOf(route: RestEndpoint): fc.Arbitrary<FuzzRequest> {
  const { method } = route;
  const body = method === 'GET' ? fc.constant(undefined) : anyBody(route.body);
  // Most of it as members: visitors are turned away before anything is read.
  const caller = fc.oneof({ weight: 6, arbitrary: fc.constantFrom('ada', 'ben') }, fc.constantFrom(...callers));
  return fc.record({ caller, method: fc.constant(method), url: urlOf(route), body });
}

/** Requests to these routes, each as often as the others; those with a body thrice as often as those without. */
export function requestsOf(routes: readonly RestEndpoint[]): fc.Arbitrary<FuzzRequest> {
  const weightOf = ({ body }: RestEndpoint) => (Object.keys(body.properties).length > 0 ? 3 : 1);
  return fc.oneof(...routes.map((route) => ({ weight: weightOf(route), arbitrary: requestOf(route) })));
}
