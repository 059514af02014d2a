import type { GraphQLField, GraphQLInputType } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';
import { newId } from '../platform/lib/ids.ts';

/** The name and type of an argument or input field. */
export interface Slot {
  readonly name: string;
  readonly type: GraphQLInputType;
}

const words = 'Taken over';
const alwaysWritten = ['content', 'description', 'displayName'];

export const isId = ({ type }: Slot): boolean => getNamedType(type).name === 'ID';
export const inList = (type: GraphQLInputType, value: unknown): unknown =>
  isListType(isNonNullType(type) ? type.ofType : type) ? [value] : value;

/** A value that the rules accept for a slot; what is made gets an id of its own, all else is about `id`. */
function fill(slot: Slot, id: string): unknown {
  const named = getNamedType(slot.type);
  if (isInputObjectType(named)) return fillSlots(Object.values(named.getFields()), id);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isId(slot)) return inList(slot.type, slot.name === 'id' ? newId() : id);
  return inList(slot.type, { Boolean: true, Int: 1, Float: 1 }[named.name] ?? words);
}

/** Values for the slots that must be filled, and for some words that make a request mean something. */
export const fillSlots = (slots: readonly Slot[], id: string): Record<string, unknown> =>
  Object.fromEntries(
    slots
      .filter(({ name, type }) => isNonNullType(type) || alwaysWritten.includes(name))
      .map((slot) => [slot.name, fill(slot, id)]),
  );

/** A document that asks a field of the root for as little as can be, its arguments being variables of the same names. */
export function documentFor(operation: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`);
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const [variables, given] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${operation} ${variables} { ${name}${given} ${answer} }`;
}
