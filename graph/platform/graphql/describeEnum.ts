import { registerEnumType } from 'type-graphql';

/** Registers an enum of the schema with a description of each value. */
export function describeEnum<Enum extends Record<string, string>>(
  values: Enum,
  name: string,
  description: string,
  meanings: Record<keyof Enum, string>,
): void {
  const described = Object.entries(meanings).map(([value, meaning]) => [value, { description: meaning }] as const);
  // `Object.fromEntries` has no type for the keys.
  const valuesConfig = Object.fromEntries(described) as Record<keyof Enum, { description: string }>;
  registerEnumType(values, { name, description, valuesConfig });
}
