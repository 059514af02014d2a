import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  Kind,
  type ValueNode,
  type VariableDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Bound, lengthFrom, type Step } from './costOf.ts';

/** A selected field of a document. Type and field are undefined if they are not in the schema. */
export interface Selected {
  readonly node: FieldNode;
  readonly parent: GraphQLCompositeType | undefined;
  readonly field: GraphQLField<unknown, unknown> | undefined;
}

const bounds = ['first', 'last', 'ids'];

/** The approximate lengths of introspection lists. */
const schemaLengths: Readonly<Record<string, number>> = { types: 100, fields: 6, args: 1, inputFields: 2 };

const isPage = (type: GraphQLCompositeType | undefined) => /(Connection|Edge)$/.test(type?.name ?? '');

const defaultOf = (definition: VariableDefinitionNode | undefined): unknown =>
  definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);

/** The maximum length that `AtMost` declares for a list without such arguments. */
function maxOf(field: GraphQLField<unknown, unknown> | undefined): number | undefined {
  const { maximum } = field?.extensions ?? {};
  return typeof maximum === 'number' ? maximum : undefined;
}

function boundFrom(value: ValueNode, otherwise: number | undefined, declared: readonly VariableDefinitionNode[]) {
  if (value.kind === Kind.LIST) return lengthFrom(value.values);
  if (value.kind !== Kind.VARIABLE) return lengthFrom(valueFromASTUntyped(value)) ?? otherwise;
  const variable = value.name.value;
  const definition = declared.find((each) => each.variable.name.value === variable);
  return { variable, otherwise: lengthFrom(defaultOf(definition)) ?? otherwise };
}

function boundOf({ node, parent, field }: Selected, declared: readonly VariableDefinitionNode[]): Bound | undefined {
  if (parent && isIntrospectionType(parent)) return schemaLengths[node.name.value] ?? 1;
  const bound = field?.args.find(({ name }) => bounds.includes(name));
  if (!bound) return maxOf(field);
  const otherwise = lengthFrom(bound.defaultValue);
  const given = node.arguments?.find(({ name }) => name.value === bound.name);
  return given ? boundFrom(given.value, otherwise, declared) : otherwise;
}

/** A field without selections costs nothing, unless its resolver declares a `complexity`. */
function weightOf({ parent, field }: Selected): number {
  const { complexity } = field?.extensions ?? {};
  if (typeof complexity === 'number') return complexity;
  const type = field && getNamedType(field.type);
  if (!isCompositeType(type) || isIntrospectionType(type)) return 0;
  return isPage(parent) ? 0 : 1;
}

/** Merges the selections with one response name into a step. For selections on different types it uses the highest cost. */
export function stepOf(
  selected: readonly Selected[],
  steps: readonly Step[],
  declared: readonly VariableDefinitionNode[],
): Step {
  const [first] = selected;
  return {
    field: first?.node.name.value ?? '',
    weight: Math.max(...selected.map(weightOf)),
    isList: selected.some(({ field }) => field && isListType(getNullableType(field.type))),
    bounds: selected.flatMap((each) => boundOf(each, declared) ?? []),
    steps,
  };
}
