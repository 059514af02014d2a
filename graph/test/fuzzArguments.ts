import fc from 'fast-check';
import type { GraphQLInputType } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { anyText, anyValue, idOf, nounOf } from './fuzzValues.ts';
import { rightSignIn } from './fuzzWorld.ts';

/** A piece of an operation: its text, and the variables that it uses with their types and values. */
export interface Piece {
  text: string;
  variables: { name: string; type: string; value: unknown }[];
}

const rightByName: Record<string, fc.Arbitrary<unknown>> = {
  first: fc.constantFrom(1, 2, 3, 20),
  last: fc.constantFrom(1, 12),
  date: fc.constantFrom('2099-01-01', '2020-02-29'),
  time: fc.constantFrom('06:30', '23:59'),
  timeZone: fc.constantFrom('Europe/Berlin', 'UTC'),
  username: fc.constantFrom(rightSignIn.username, 'newcomer'),
  password: fc.constant(rightSignIn.password),
  confirmPassword: fc.constant(rightSignIn.password),
  email: fc.constant('ada@cycle.example'),
  after: fc.constant(null),
  query: fc.constantFrom('kestrel', 'ada'),
  mediaUrls: fc.constant(['https://pictures.example/pass.jpg']),
  imageUrl: fc.constant('https://pictures.example/pass.jpg'),
  profilePicture: fc.constant('https://pictures.example/ada.jpg'),
};

const rightByType: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.constantFrom(1, 12),
  Float: fc.constantFrom(0, 31.5),
  Boolean: fc.boolean(),
  DateTime: fc.constantFrom('2026-01-01T12:00:00Z', '2026-06-01T12:00:00+02:00'),
};

/** A value that an input takes, as far as the schema tells; `owner` is what the input belongs to. */
function rightValue(name: string, type: GraphQLInputType, owner: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return rightValue(name, type.ofType, owner);
  const byName = rightByName[name];
  if (byName) return byName;
  if (isListType(type)) return fc.array(rightValue(name, type.ofType, owner), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((word) => word.name));
  if (isInputObjectType(type)) return inputOf(type, rightValue);
  if (type.name === 'ID')
    return name === 'id' && owner.startsWith('Create') ? fc.uuid() : idOf(nounOf(name === 'id' ? owner : name));
  return rightByType[type.name] ?? fc.constantFrom('Full gas', 'Ride on');
}

function inputOf(type: GraphQLInputType, makeValue: typeof rightValue): fc.Arbitrary<object> {
  if (!isInputObjectType(type)) return fc.constant({});
  const fields = Object.values(type.getFields());
  const values = fields.map((field) => [field.name, makeValue(field.name, field.type, type.name)] as const);
  const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(values);
  return fc.record(arbitraries, { requiredKeys });
}

/** Mostly of the right type, where that is a text any text; else anything, or an input object of which some members are. */
function someValue(name: string, type: GraphQLInputType, owner: string): fc.Arbitrary<unknown> {
  const named = getNamedType(type);
  const right = { weight: 20, arbitrary: rightValue(name, type, owner) };
  const wrong = { weight: 1, arbitrary: anyValue };
  if (isInputObjectType(named)) return fc.oneof(right, { weight: 20, arbitrary: inputOf(named, someValue) }, wrong);
  const isText = ['String', 'ID'].includes(named.name) && !isListType(type);
  return isText ? fc.oneof(right, { weight: 20, arbitrary: anyText }, wrong) : fc.oneof(right, wrong);
}

/** A value as it stands in a document; enums without quotes, seldom with them. */
function literalOf(value: unknown, type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(value, type.ofType);
  if (Array.isArray(value)) {
    const inner = isListType(type) ? type.ofType : type;
    return `[${value.map((each) => literalOf(each, inner)).join(', ')}]`;
  }
  if (typeof value === 'string' && isEnumType(type)) return /^[_A-Za-z]\w*$/.test(value) ? value : '_';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = isInputObjectType(type) ? type.getFields() : {};
  const members = Object.entries(value).filter(([name]) => /^[_A-Za-z]\w*$/.test(name));
  return `{${members.map(([name, member]) => `${name}: ${literalOf(member, fields[name]?.type ?? type)}`).join(', ')}}`;
}

/** An argument: a literal or a variable, of its own type or, seldom, of another. */
export function argumentOf(name: string, type: GraphQLInputType, owner: string): fc.Arbitrary<Piece> {
  const asVariable = fc
    .tuple(
      someValue(name, type, owner),
      fc.nat(9999),
      fc.oneof(
        { weight: 80, arbitrary: fc.constant(String(type)) },
        fc.constantFrom('String', 'Int!', '[ID!]', 'Nothing'),
      ),
    )
    .map(([value, number, typeName]): Piece => {
      const variable = `${name}${number}`;
      return { text: `${name}: $${variable}`, variables: [{ name: variable, type: typeName, value }] };
    });
  const asLiteral = someValue(name, type, owner).map(
    (value): Piece => ({ text: `${name}: ${literalOf(value, type)}`, variables: [] }),
  );
  return fc.oneof({ weight: 3, arbitrary: asVariable }, { weight: 2, arbitrary: asLiteral });
}
