import fc from 'fast-check';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getNamedType, isAbstractType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import type { FuzzRequest } from './fuzz.ts';
import type { Piece } from './fuzzArguments.ts';
import { argumentOf } from './fuzzArguments.ts';
import { anyText, anyValue } from './fuzzValues.ts';
import { callers } from './fuzzWorld.ts';

const deepest = 4;
/** This mutation would sign out the callers of later requests. */
const shutsOut = 'endOtherSessions';
const empty: Piece = { text: '', variables: [] };
const plain = (text: string): Piece => ({ text, variables: [] });

/** Pieces one after the other, their texts put into another. */
function joined(pieces: readonly Piece[], separator: string, into = (text: string) => text): Piece {
  const text = pieces.flatMap((piece) => piece.text || []).join(separator);
  return { text: into(text), variables: pieces.flatMap(({ variables }) => variables) };
}

const mostly = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]) =>
  fc.oneof({ weight, arbitrary }, ...others);

const alias = mostly(
  5,
  fc.constant(''),
  fc.nat(9999).map((number) => `a${number}: `),
);
const directive = fc.oneof(
  { weight: 400, arbitrary: fc.constant('') },
  { weight: 20, arbitrary: fc.constantFrom(' @skip(if: false)', ' @include(if: true)') },
  fc.constantFrom(' @skip(if: "x")', ' @nothing'),
);
const wrongField = fc.constantFrom(plain('nothing'), plain('id: __typename'), plain('...Nowhere'), plain('id { id }'));

/** Where a selection stands: how many levels it may still go down. */
interface Spot {
  schema: GraphQLSchema;
  depth: number;
}

function argumentsOf(
  owner: GraphQLObjectType,
  { name: of, args }: GraphQLField<unknown, unknown>,
): fc.Arbitrary<Piece> {
  const given = args.map(({ name, type }) => {
    const argument = argumentOf(name, type, of === 'node' ? 'any' : `${of}${owner.name}`);
    return mostly(isNonNullType(type) ? 200 : 1, argument, fc.constant(empty));
  });
  return fc.tuple(...given).map((pieces) => joined(pieces, ', ', (text) => text && `(${text})`));
}

function fieldOf(spot: Spot, owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>): fc.Arbitrary<Piece> {
  return fc
    .tuple(alias, argumentsOf(owner, field), directive, selectionOf(spot, field))
    .map(([name, values, rule, selection]) =>
      joined([plain(`${name}${field.name}`), values, plain(rule), selection], ''),
    );
}

/** The selection below a field. */
function selectionOf(spot: Spot, { type }: GraphQLField<unknown, unknown>): fc.Arbitrary<Piece> {
  const named = getNamedType(type);
  if (isLeafType(named)) return mostly(400, fc.constant(empty), fc.constant(plain(' { id }')));
  if (isObjectType(named)) return selectionSetOf(spot, named);
  const possible = isAbstractType(named) ? spot.schema.getPossibleTypes(named) : [];
  return fc
    .constantFrom(...possible)
    .chain((object) =>
      selectionSetOf(spot, object).map((set) =>
        joined([plain(` ... on ${object.name}`), set], '', (text) => ` { __typename${text} }`),
      ),
    );
}

function selectionSetOf({ schema, depth }: Spot, type: GraphQLObjectType): fc.Arbitrary<Piece> {
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== shutsOut);
  const offered = depth > 0 ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)));
  if (offered.length === 0) return fc.constant(plain(' { __typename }'));
  const field = fc.constantFrom(...offered).chain((each) => fieldOf({ schema, depth: depth - 1 }, type, each));
  return fc
    .array(mostly(300, field, wrongField), { minLength: 1, maxLength: 3 })
    .map((pieces) => joined(pieces, ' ', (text) => ` { ${text} }`));
}

function operationOf(schema: GraphQLSchema, root: GraphQLObjectType): fc.Arbitrary<string> {
  return selectionSetOf({ schema, depth: deepest }, root).chain(({ text, variables }) => {
    const declared = variables.map(({ name, type }) => `$${name}: ${type}`).join(', ');
    const document = `${root.name.toLowerCase()} Any${declared && `(${declared})`}${text}`;
    const values: unknown = Object.fromEntries(variables.map(({ name, value }) => [name, value]));
    return mostly(20, fc.constant(values), anyValue).map((given) =>
      JSON.stringify({ query: document, variables: given }),
    );
  });
}

/** Operations that a schema takes, others that it nearly takes, and bodies that are none. */
export function operationsOf(schema: GraphQLSchema): fc.Arbitrary<FuzzRequest> {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => root != null);
  const operations = roots.map((root) => operationOf(schema, root));
  const broken = fc.oneof(
    anyText.map((text) => JSON.stringify({ query: text })),
    anyValue.map((value) => JSON.stringify(value)),
  );
  return fc.record({
    caller: mostly(6, fc.constantFrom('ada', 'ben'), fc.constantFrom(...callers)),
    method: fc.constant('POST' as const),
    url: fc.constant('/graphql'),
    body: mostly(20, fc.oneof(...operations), broken),
  });
}
