import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { placesOf } from './placesOf.ts';

function fieldNamesOf(type: GraphQLNamedType | undefined): string[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
}

/** New types, and new fields of existing types. Other additions are dangerous or breaking. */
function additions(old: GraphQLSchema, now: GraphQLSchema): string[] {
  return Object.values(now.getTypeMap()).flatMap((type) => {
    const before = old.getType(type.name);
    if (!before && isSpecifiedScalarType(type)) return [];
    if (!before) return [`${type.name} was added.`];
    const known = new Set(fieldNamesOf(before));
    return fieldNamesOf(type)
      .filter((name) => !known.has(name))
      .map((name) => `${type.name}.${name} was added.`);
  });
}

/** The start of graphql’s message for a type change that breaks clients. */
function harmTo(place: string): string {
  const [type, field, argument] = place.split('.');
  return argument ? `${type}.${field} arg ${argument} has changed type` : `${place} changed type`;
}

/** All changes between two schemas that are neither breaking nor dangerous, one sentence each. */
export function findSafeChanges(old: GraphQLSchema, now: GraphQLSchema, harm: readonly string[]): string[] {
  const before = placesOf(old);
  const changes = [...placesOf(now)].flatMap(([place, { type, deprecationReason }]) => {
    const known = before.get(place);
    if (!known) return [];
    const [from, to] = [String(known.type), String(type)];
    const isHarmful = harm.some((each) => each.startsWith(harmTo(place)));
    const isDeprecated = Boolean(deprecationReason) && deprecationReason !== known.deprecationReason;
    return [
      ...(from === to || isHarmful ? [] : [`${place} changed type from ${from} to ${to}.`]),
      ...(isDeprecated ? [`${place} is deprecated: ${deprecationReason}`] : []),
    ];
  });
  return [...additions(old, now), ...changes];
}
