import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql';
import type { Step } from './costOf.ts';
import { stepOf } from './stepOf.ts';

/** What a document asks for, as far as limits count it, with its fragments wherever they are spread. */
export interface Outline {
  /** Fields and fragments that its definitions select. */
  fields: number;
  /** How deep the fields nest. */
  depth: number;
  /** How many pairs of fields or fragments meet in one place and have to be compared. */
  overlaps: number;
  aliases: number;
  /** The fields at the root of each operation, by its name; that of an operation without one is ''. */
  readonly operations: Map<string, readonly Step[]>;
}

interface Survey {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly outline: Outline;
}

/** Where something is selected; the type is absent where the schema knows none. */
interface Place {
  readonly type: GraphQLCompositeType | undefined;
  readonly declared: readonly VariableDefinitionNode[];
}

interface Found {
  readonly node: FieldNode;
  readonly place: Place;
}
type FoundByName = Map<string, Found[]>;

interface Opened {
  readonly place: Place;
  readonly selectionSet: SelectionSetNode;
}

/** Types are described by types of types: the usual question for the whole schema nests 15 deep. */
const introspectionAllowance = 8;

const metaFields = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

const pairsOf = (count: number) => (count * (count - 1)) / 2;

function fieldOf(type: GraphQLCompositeType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  const hasFields = isObjectType(type) || isInterfaceType(type);
  return (hasFields ? type.getFields()[name] : undefined) ?? metaFields.get(name);
}

function compositeOf({ schema }: Survey, name: string): GraphQLCompositeType | undefined {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

function typeOf(field: GraphQLField<unknown, unknown> | undefined): GraphQLCompositeType | undefined {
  const type = field && getNamedType(field.type);
  return isCompositeType(type) ? type : undefined;
}

/** Gathers the fields of a selection by the names they are answered under; answers how many fragments it spreads. */
function gather(survey: Survey, { place, selectionSet }: Opened, byName: FoundByName): number {
  let spreads = 0;
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const found = byName.get(name) ?? [];
      if (found.push({ node: selection, place }) === 1) byName.set(name, found);
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      spreads += 1 + gatherFragment(survey, selection.name.value, place, byName);
    } else {
      const { typeCondition, selectionSet: inner } = selection;
      const type = typeCondition ? compositeOf(survey, typeCondition.name.value) : place.type;
      spreads += gather(survey, { place: { ...place, type }, selectionSet: inner }, byName);
    }
  }
  return spreads;
}

function gatherFragment(survey: Survey, name: string, place: Place, byName: FoundByName): number {
  const fragment = survey.fragments.get(name);
  if (!fragment) return 0;
  const type = compositeOf(survey, fragment.typeCondition.name.value);
  return gather(survey, { place: { ...place, type }, selectionSet: fragment.selectionSet }, byName);
}

function walk(survey: Survey, opened: readonly Opened[], depth: number): Step[] {
  const byName: FoundByName = new Map();
  const spreads = opened.reduce((sum, each) => sum + gather(survey, each, byName), 0);
  survey.outline.overlaps += pairsOf(spreads);
  return Array.from(byName.values(), (found) => stepInto(survey, found, depth));
}

function stepInto(survey: Survey, found: readonly Found[], depth: number): Step {
  const { outline } = survey;
  outline.overlaps += pairsOf(found.length);
  const isMeta = found.some(({ node }) => node.name.value.startsWith('__'));
  const level = depth + 1 - (isMeta ? introspectionAllowance : 0);
  outline.depth = Math.max(outline.depth, level);
  const selected = found.map(({ node, place }) => ({
    node,
    parent: place.type,
    field: fieldOf(place.type, node.name.value),
  }));
  const opened = found.flatMap(({ node: { selectionSet }, place }, index) =>
    selectionSet ? [{ place: { ...place, type: typeOf(selected[index]?.field) }, selectionSet }] : [],
  );
  const steps = opened.length > 0 ? walk(survey, opened, level) : [];
  return stepOf(selected, steps, found[0]?.place.declared ?? []);
}

/** Counts the fields that are given another name, and notes the fragments that are spread. */
function look(selectionSet: SelectionSetNode, outline: Outline, spreads: Set<string>): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD && selection.alias) outline.aliases += 1;
    if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.add(selection.name.value);
    else if (selection.selectionSet) look(selection.selectionSet, outline, spreads);
  }
}

/** How many fields and fragments are selected; `known` has those of fragments, which may be spread many times over. */
function extentOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  return selections.reduce((extent, selection) => {
    if (selection.kind !== Kind.FRAGMENT_SPREAD) {
      return extent + 1 + (selection.selectionSet ? extentOf(selection.selectionSet, fragments, known) : 0);
    }
    const name = selection.name.value;
    const spread = fragments.get(name);
    const within = known.get(name) ?? (spread ? extentOf(spread.selectionSet, fragments, known) : 0);
    known.set(name, within);
    return extent + 1 + within;
  }, 0);
}

/** Whether a fragment that is spread from here is spread within itself again; `open` tells whether its own are looked through. */
function hasLoop(
  from: ReadonlySet<string>,
  spreadsOf: ReadonlyMap<string, Set<string>>,
  open: Map<string, boolean>,
): boolean {
  for (const name of from) {
    const isOpen = open.get(name);
    if (isOpen) return true;
    if (isOpen === false) continue;
    open.set(name, true);
    if (hasLoop(spreadsOf.get(name) ?? new Set(), spreadsOf, open)) return true;
    open.set(name, false);
  }
  return false;
}

/**
 * Outlines a document that has been parsed and need not be valid; null where its fragments have no end. Of one that selects
 * more than so many fields nothing but their number is told: fragments that spread each other twice come to millions.
 */
export function outlineOf(schema: GraphQLSchema, document: DocumentNode, mostFields: number): Outline | null {
  const outline: Outline = { fields: 0, depth: 0, overlaps: 0, aliases: 0, operations: new Map() };
  const fragments = new Map<string, FragmentDefinitionNode>();
  const spreadsOf = new Map<string, Set<string>>();
  const definitions = document.definitions.filter((definition) => 'selectionSet' in definition);
  for (const definition of definitions) {
    const spreads = new Set<string>();
    look(definition.selectionSet, outline, spreads);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition);
    spreadsOf.set(definition.name.value, spreads);
  }
  if (hasLoop(new Set(spreadsOf.keys()), spreadsOf, new Map())) return null;
  const known = new Map<string, number>();
  for (const { selectionSet } of definitions) outline.fields += extentOf(selectionSet, fragments, known);
  if (outline.fields > mostFields) return outline;
  for (const definition of definitions) survey(definition, { schema, fragments, outline });
  return outline;
}

function survey(definition: OperationDefinitionNode | FragmentDefinitionNode, into: Survey): void {
  const { selectionSet } = definition;
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    const type = into.schema.getRootType(definition.operation) ?? undefined;
    const place = { type, declared: definition.variableDefinitions ?? [] };
    into.outline.operations.set(definition.name?.value ?? '', walk(into, [{ place, selectionSet }], 0));
    return;
  }
  // One that nothing spreads is validated all the same; how deep it is tells where it is spread.
  const type = compositeOf(into, definition.typeCondition.name.value);
  walk(into, [{ place: { type, declared: [] }, selectionSet }], Number.NEGATIVE_INFINITY);
}
