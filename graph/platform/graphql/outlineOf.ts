import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type VariableDefinitionNode,
} from 'graphql';
import type { Step } from './costOf.ts';
import { stepOf } from './stepOf.ts';

/** The numbers and fields of a document that limits need, with its fragments expanded. */
export interface Outline {
  /** The number of selected fields and fragments. */
  fields: number;
  /** The nesting depth of the fields. */
  depth: number;
  /** The number of pairs of fields or fragments that validation compares. */
  overlaps: number;
  aliases: number;
  /** The root fields of each operation by its name, or by '' for an anonymous one. */
  readonly operations: Map<string, readonly Step[]>;
}

interface Survey {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly outline: Outline;
}

/** The position of a selection. The type is undefined if it is not in the schema. */
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

/** Introspection of wrapped types nests deeply: the usual query for the whole schema has 15 levels. */
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

/** Adds the fields of a selection to `byName`, by response name. Returns the number of fragment spreads. */
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

/** Counts aliases and collects the names of spread fragments. */
function scan(selectionSet: SelectionSetNode, outline: Outline, spreads: Set<string>): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD && selection.alias) outline.aliases += 1;
    if (selection.kind === Kind.FRAGMENT_SPREAD) spreads.add(selection.name.value);
    else if (selection.selectionSet) scan(selection.selectionSet, outline, spreads);
  }
}

/** The number of selected fields and fragments. `known` caches the number of each fragment, which can be spread many times. */
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

/** Whether a fragment spreads itself. `open`: true while its own spreads are being checked, false afterwards. */
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

/** The number of fields of a document, which is fast to compute, and its outline, which takes about 1 µs a field. */
export interface Measured {
  readonly fields: number;
  outline(): Outline;
}

/**
 * Measures a parsed document, valid or not. Returns null if a fragment spreads itself. Fragments that each spread the next one twice
 * expand to millions of fields, so check `fields` before calling `outline`.
 */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): Measured | null {
  const outline: Outline = { fields: 0, depth: 0, overlaps: 0, aliases: 0, operations: new Map() };
  const fragments = new Map<string, FragmentDefinitionNode>();
  const spreadsOf = new Map<string, Set<string>>();
  const definitions = document.definitions.filter((definition) => 'selectionSet' in definition);
  for (const definition of definitions) {
    const spreads = new Set<string>();
    scan(definition.selectionSet, outline, spreads);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition);
    spreadsOf.set(definition.name.value, spreads);
  }
  if (hasLoop(new Set(spreadsOf.keys()), spreadsOf, new Map())) return null;
  const known = new Map<string, number>();
  for (const { selectionSet } of definitions) outline.fields += extentOf(selectionSet, fragments, known);
  return {
    fields: outline.fields,
    outline() {
      for (const definition of definitions) survey(definition, { schema, fragments, outline });
      return outline;
    },
  };
}

function survey(definition: OperationDefinitionNode | FragmentDefinitionNode, into: Survey): void {
  const { selectionSet } = definition;
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    const type = into.schema.getRootType(definition.operation) ?? undefined;
    const place = { type, declared: definition.variableDefinitions ?? [] };
    into.outline.operations.set(definition.name?.value ?? '', walk(into, [{ place, selectionSet }], 0));
    return;
  }
  // Validation also compares the fields of an unused fragment. Depth is measured only where a fragment is spread.
  const type = compositeOf(into, definition.typeCondition.name.value);
  walk(into, [{ place: { type, declared: [] }, selectionSet }], Number.NEGATIVE_INFINITY);
}
