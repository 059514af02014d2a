import type { TSchema } from 'typebox';
import { isDemanded, shownAs } from './fields.ts';
import type { JsonSchema } from './openApiTypes.ts';

type Components = Record<string, JsonSchema>;

const isNamed = (schema: JsonSchema): schema is JsonSchema & { $id: string } => '$id' in schema;

function membersOf(properties: Record<string, JsonSchema>, components: Components): Components {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      jsonSchemaOf(Reflect.get(member, isDemanded) ?? member, components),
    ]),
  );
}

/** The names of required members, whether the schema or the rules of an input class require them. */
function requiredOf({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.keys(properties).filter(
    (name) => required.includes(name) || Reflect.get(properties[name] ?? {}, isDemanded) !== undefined,
  );
}

function spell(schema: JsonSchema, components: Components): JsonSchema {
  const { properties, patternProperties, items, anyOf, ...rest } = schema;
  const required = requiredOf(schema);
  return {
    ...rest,
    ...(properties && { properties: membersOf(properties, components) }),
    ...(patternProperties && { patternProperties: membersOf(patternProperties, components) }),
    ...(required.length > 0 && { required }),
    ...(items && { items: jsonSchemaOf(items, components) }),
    ...(anyOf && { anyOf: anyOf.map((each) => jsonSchemaOf(each, components)) }),
  };
}

/** A schema as the document shows it. Schemas with a name become components and are referenced. */
export function jsonSchemaOf(source: TSchema | JsonSchema, components: Components): JsonSchema {
  // A TypeBox schema is also a JSON Schema.
  const schema = (Reflect.get(source, shownAs) ?? source) as JsonSchema;
  if (!isNamed(schema)) return spell(schema, components);
  const { $id, ...named } = schema;
  components[$id] ??= spell(named, components);
  return { $ref: `#/components/schemas/${$id}` };
}
