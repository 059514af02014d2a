import {
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A named part of a type: a field, an argument, an input field or an enum value. */
export interface Place {
  readonly deprecationReason?: string | null;
  /** Undefined for enum values. */
  readonly type?: GraphQLType;
}

/** All named parts of a schema by their path, such as `Query.feed.first`. */
export function placesOf(schema: GraphQLSchema): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (owner: string, named: readonly (Place & { readonly name: string })[]) => {
    for (const each of named) places.set(`${owner}.${each.name}`, each);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) add(type.name, type.getValues());
    if (isInputObjectType(type)) add(type.name, Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const fields = Object.values(type.getFields());
    add(type.name, fields);
    for (const field of fields) add(`${type.name}.${field.name}`, field.args);
  }
  return places;
}
