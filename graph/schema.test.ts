import { readFile } from 'node:fs/promises';
import type { GraphQLArgument, GraphQLInputType } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicMutation } from './lib/guard.ts';
import { makeSchema, schemaText } from './schema.ts';
import type { MadeToken } from './test/accessTokens.ts';
import { bearing, makeAccessToken } from './test/accessTokens.ts';
import type { TestApp } from './test/harness.ts';
import { startApp } from './test/harness.ts';

const schema = makeSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

test('schema.graphql is the schema that is served', async () => {
  expect(await readFile('schema.graphql', 'utf8')).toBe(schemaText());
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

describe('the names', () => {
  test('of secrets appear nowhere', () => {
    expect(schemaText()).not.toMatch(/passwordHash|tokenHash/);
  });

  test('of inner enum values are those of the wire in capitals', () => {
    for (const type of types.filter(isEnumType)) {
      for (const { name } of type.getValues()) expect(name).toMatch(/^[A-Z][A-Z_]*$/);
    }
  });
});

/** A literal that passes the type check, so that what answers is the guard. */
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
  return '"0199a000-0000-7000-8000-000000000000"';
}

describe('the guard', () => {
  let app: TestApp;
  let readOnly: MadeToken;
  beforeAll(async () => {
    app = await startApp();
    readOnly = await makeAccessToken(app.as(await app.member('ada')), { scope: 'READ' });
  });
  afterAll(() => app.close());

  const argumentsOf = (args: readonly GraphQLArgument[]) => {
    const given = args.filter((each) => isNonNullType(each.type));
    return given.length > 0 ? `(${given.map((each) => `${each.name}: ${literalOf(each.type)}`).join(', ')})` : '';
  };

  test('leaves register, login and logout open, nothing else', () => {
    const open = mutations.map(({ name }) => name).filter((name) => isPublicMutation(schema, name));
    expect(open.sort()).toEqual(['login', 'logout', 'register']);
  });

  test.each(mutations.filter(({ name }) => !isPublicMutation(schema, name)))(
    'closes $name to visitors, whatever they send',
    async ({ name, args, type }) => {
      expect(isObjectType(getNamedType(type))).toBe(true);
      const { data, error } = await app.as(null).query(`mutation { ${name}${argumentsOf(args)} { __typename } }`);
      expect([data, error]).toEqual([null, { code: 'UNAUTHENTICATED', message: 'Authentication required' }]);
    },
  );

  test.each(mutations)('closes $name to a token that may only read', async ({ name, args }) => {
    const document = `mutation { ${name}${argumentsOf(args)} { __typename } }`;
    const { data, error } = await app.with(bearing(readOnly.secret)).query(document);
    expect(data).toBeNull();
    expect(error).toEqual({ code: 'FORBIDDEN', message: 'This token may only read: make one with the scope write' });
  });
});
