import { readFile } from 'node:fs/promises';
import type { GraphQLArgument, GraphQLInputType, GraphQLNamedType } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPublicMutation } from '../platform/graphql/guard.ts';
import { schemaText } from '../platform/graphql/schemaText.ts';
import { httpStatusByCode } from '../platform/lib/errors.ts';
import type { MadeToken } from '../test/accessTokens.ts';
import { bearing, makeAccessToken } from '../test/accessTokens.ts';
import { useApp } from '../test/useApp.ts';
import { makeSchema } from './schema.ts';

const schema = makeSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('schema.graphql is the schema that is served', async () => {
  expect(await readFile('schema.graphql', 'utf8')).toBe(schemaText(schema));
});

describe('the manual', () => {
  const undescribed: string[] = [];
  const look = (place: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) undescribed.push(place);
  };
  look('schema', schema);
  for (const type of types) {
    if (!isSpecifiedScalarType(type)) look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }

  test('describes every type, field, argument and enum value', () => {
    expect(types.length).toBeGreaterThan(30);
    expect(undescribed).toEqual([]);
  });
});

test('the errors that the manual names are those that there are', () => {
  const [, named] =
    /`extensions\.code`, a value of the enum `ErrorCode`: ([A-Z_, ]+)\. You can show its message/.exec(
      schema.description?.replaceAll('\n', ' ') ?? '',
    ) ?? [];
  const codes = [
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'BAD_USER_INPUT',
    'CONFLICT',
    'GONE',
    'PAYLOAD_TOO_LARGE',
    'RATE_LIMITED',
    'QUERY_TOO_COMPLEX',
    'PERSISTED_QUERY_NOT_FOUND',
    'INTERNAL_SERVER_ERROR',
  ];
  expect(named?.split(', ')).toEqual(codes);
  expect(Object.keys(httpStatusByCode)).toEqual(codes);
  const type = schema.getType('ErrorCode');
  expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual(codes);
});

describe('a list', () => {
  const composites = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composites.flatMap((owner) =>
    Object.values(owner.getFields()).map((field) => ({ place: `${owner.name}.${field.name}`, owner, field })),
  );
  const hasId = (type: GraphQLNamedType) => (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
  const shapeOf = (name: string) => {
    const type = composites.find((each) => each.name === name);
    return Object.fromEntries(Object.values(type?.getFields() ?? {}).map((field) => [field.name, String(field.type)]));
  };

  test('of things with ids is a connection, but for those asked for by their ids and those that cannot grow', () => {
    const bare = fields.filter(
      ({ owner, field: { type } }) =>
        isListType(getNullableType(type)) && hasId(getNamedType(type)) && !owner.name.endsWith('Connection'),
    );
    // A group has at most twenty organisers, and fifty invitation links. A member has at most ten privacy zones, as many accounts elsewhere, and twenty passkeys. A ride has at most six leaders, and four pace groups. A notification shows at most three faces. An operator invites 100 at once.
    const places = [
      'Group.organisers',
      'Group.invitations',
      'PaceGroup.leaders',
      'Ride.leaders',
      'Ride.paceGroups',
      'User.passkeys',
      'User.identities',
      'User.privacyZones',
      'Query.nodes',
      'Notification.actors',
      'Operator.failedJobs',
      'RefuseApplicationsPayload.applications',
      'RideSeries.dates',
      'EndSeriesPayload.calledOff',
      'RideSheet.guests',
      'RideSheet.waiting',
      'RideSheet.maybe',
      'CreateInvitationsPayload.invitations',
      'MarkNotificationsReadPayload.notifications',
    ];
    expect(bare.map(({ place }) => place).toSorted()).toEqual(places.toSorted());
  });

  const unpaged = fields.filter(
    ({ owner, field: { type, args } }) =>
      isListType(getNullableType(type)) &&
      !owner.name.endsWith('Connection') &&
      !args.some(({ name }) => ['first', 'last', 'ids'].includes(name)),
  );

  test.each(unpaged)('$place says how many items it has at most, and is priced by that', ({ field }) => {
    const { maximum } = field.extensions;
    expect(field.description).toContain(`at most ${Number(maximum).toLocaleString('en')}`);
  });

  const lists = fields.filter(({ field: { type } }) => getNamedType(type).name.endsWith('Connection'));
  const search = fields.filter(({ place }) => place === 'Query.search').flatMap(({ field }) => field.args);

  test.each(lists)('$place goes by first and after', ({ owner, field }) => {
    // The length of a search's lists is an argument of the search.
    const args = [...field.args, ...(owner.name === 'SearchResults' ? search : [])];
    const declared = Object.fromEntries(args.map(({ name, type }) => [name, String(type)]));
    expect(declared).toMatchObject({ first: 'Int!', after: 'String' });
  });

  const items = composites.flatMap(({ name }) =>
    name.endsWith('Connection') ? name.slice(0, -'Connection'.length) : [],
  );

  test.each(items)('of %s has pages as the specification of cursor connections has them, and nodes', (item) => {
    expect(shapeOf(`${item}Connection`)).toEqual({
      edges: `[${item}Edge!]!`,
      nodes: `[${item}!]!`,
      pageInfo: 'PageInfo!',
    });
    expect(shapeOf(`${item}Edge`)).toEqual({ cursor: 'String!', node: `${item}!` });
    expect(shapeOf('PageInfo')).toEqual({
      hasNextPage: 'Boolean!',
      hasPreviousPage: 'Boolean!',
      startCursor: 'String',
      endCursor: 'String',
    });
  });
});

describe('the names', () => {
  test('of secrets appear nowhere', () => {
    expect(schemaText(schema)).not.toMatch(/passwordHash|tokenHash/);
  });

  test('of inner enum values are those of the wire in capitals', () => {
    for (const type of types.filter(isEnumType)) {
      for (const { name } of type.getValues()) expect(name).toMatch(/^[A-Z][A-Z\d_]*$/);
    }
  });
});

/** A literal that passes the type check, so that the guard returns the error. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return `[${literalOf(type.ofType)}]`;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isScalarType(type) && type.name === 'Boolean') return 'true';
  if (isScalarType(type) && (type.name === 'Int' || type.name === 'Float')) return '1';
  if (isScalarType(type) && type.name === 'DateTime') return '"2030-05-01T07:00:00Z"';
  return '"0199a000-0000-7000-8000-000000000000"';
}

describe('the guard', () => {
  const app = useApp();
  let readOnly: MadeToken;
  beforeAll(async () => {
    readOnly = await makeAccessToken(app.as(await app.member('ada')), { scope: 'READ' });
  });

  const argumentsOf = (args: readonly GraphQLArgument[]) => {
    const given = args.filter((each) => isNonNullType(each.type));
    return given.length > 0 ? `(${given.map((each) => `${each.name}: ${literalOf(each.type)}`).join(', ')})` : '';
  };

  test('leaves sign-in, sign-up and links open, nothing else', () => {
    const open = mutations.map(({ name }) => name).filter((name) => isPublicMutation(schema, name));
    const provider = ['beginProviderSignIn', 'finishProviderSignIn', 'registerByProvider'];
    const passkeys = ['beginPasskeySignIn', 'signInByPasskey'];
    const links = [
      'checkLink',
      'checkNotice',
      'confirmMailAddress',
      'fileNotice',
      'openOperatorSession',
      'requestPasswordReset',
      'resetPassword',
      'readSuspension',
      'appealSuspension',
    ];
    expect(open.sort()).toEqual([...links, ...provider, ...passkeys, 'login', 'logout', 'register'].sort());
  });

  test.each(mutations.filter(({ name }) => !isPublicMutation(schema, name)))(
    'closes $name to visitors, whatever they send',
    async ({ name, args, type, extensions }) => {
      expect(isObjectType(getNamedType(type))).toBe(true);
      const refusal = extensions.isForOperators
        ? { code: 'FORBIDDEN', message: 'Only an operator can do this' }
        : { code: 'UNAUTHENTICATED', message: 'Authentication required' };
      const { data, error } = await app.as(null).query(`mutation { ${name}${argumentsOf(args)} { __typename } }`);
      expect([data, error]).toEqual([{ [name]: null }, refusal]);
    },
  );

  test.each(mutations)('closes $name to a token that may only read', async ({ name, args }) => {
    const document = `mutation { ${name}${argumentsOf(args)} { __typename } }`;
    const { data, error } = await app.with(bearing(readOnly.secret)).query(document);
    expect(data).toEqual({ [name]: null });
    expect(error).toEqual({ code: 'FORBIDDEN', message: 'This token may only read: make one with the scope write' });
  });
});
