import type {
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import { DomainError } from './errors.ts';

const maximumValues = 1_000_000;
/** As long as a page may be; what asks for more is refused elsewhere, in words of its own. */
const longestList = 100;
/** How long a list is taken to be that no argument bounds: those of introspection are about so long. */
const usualLength = 10;

interface Asked {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  document: DocumentNode;
  /** As they were sent. */
  variables: Readonly<Record<string, unknown>>;
}

/** Objects of one type that the answer holds, and how long the lists are that hang on each. */
interface Place {
  type: GraphQLCompositeType;
  count: number;
  length: number;
}

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  const hasFields = isObjectType(type) || isInterfaceType(type);
  return (hasFields ? type.getFields()[name] : undefined) ?? metaFields.get(name);
}

/** What a list is bounded by: its ids, or a number. */
function lengthFrom(value: unknown): number | undefined {
  if (Array.isArray(value)) return Math.min(value.length, longestList);
  return typeof value === 'number' ? Math.min(Math.max(value, 1), longestList) : undefined;
}

const bounds = ['first', 'last', 'ids'];

/** How long the lists are that a field is, or leads to, where its arguments say so. */
function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>, variables: Asked['variables']) {
  const bound = field.args.find(({ name }) => bounds.includes(name));
  if (!bound) return undefined;
  const argument = node.arguments?.find(({ name }) => name.value === bound.name);
  return lengthFrom((argument && valueFromASTUntyped(argument.value, variables)) ?? bound.defaultValue);
}

function withDefaults({ operation, variables }: Asked): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}

/**
 * Refuses an operation whose answer might hold more than 1,000,000 values: pages in pages multiply. It is reckoned with
 * all pages full, before anything is read, and needs an operation that has been validated and is of bounded size.
 */
export function limitAnswer(asked: Asked): void {
  const root = asked.schema.getRootType(asked.operation.operation);
  if (root && countValues(asked, root) <= maximumValues) return;
  throw new DomainError(
    'QUERY_TOO_COMPLEX',
    `The answer might hold more than ${maximumValues.toLocaleString('en')} values: ask for shorter pages`,
  );
}

function countValues(asked: Asked, root: GraphQLCompositeType): number {
  const variables = withDefaults(asked);
  const fragments = new Map(
    asked.document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  function countUnder(selectionSet: SelectionSetNode | undefined, place: Place): number {
    let sum = 0;
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) sum += place.count + countIn(selection, place);
      else
        sum += countSpread(
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value),
          place,
        );
    }
    return sum;
  }

  function countSpread(
    fragment: { typeCondition?: { name: { value: string } }; selectionSet: SelectionSetNode } | undefined,
    place: Place,
  ): number {
    const type = fragment?.typeCondition && asked.schema.getType(fragment.typeCondition.name.value);
    return countUnder(fragment?.selectionSet, isCompositeType(type) ? { ...place, type } : place);
  }

  function countIn(node: FieldNode, { type, count, length }: Place): number {
    const field = fieldOf(type, node.name.value);
    const inner = field && getNamedType(field.type);
    if (!field || !isCompositeType(inner)) return 0;
    const within = lengthOf(node, field, variables) ?? length;
    // What a list holds begins anew: the bound of the list is not that of those that hang on its items.
    const place = isListType(getNullableType(field.type))
      ? { type: inner, count: count * within, length: usualLength }
      : { type: inner, count, length: within };
    return countUnder(node.selectionSet, place);
  }

  return countUnder(asked.operation.selectionSet, { type: root, count: 1, length: usualLength });
}
