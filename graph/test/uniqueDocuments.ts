import type { GraphQLSchema } from 'graphql';
import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { repeat } from './hostileRequests.ts';

/** The fields of a type that hold one value and need no arguments. */
function valuesOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  const fields = Object.values(type.getFields()).filter(
    ({ type: of, args }) => isLeafType(getNamedType(of)) && !args.length,
  );
  return fields.map((field) => field.name).join(' ');
}

/**
 * Documents that differ in their aliases alone, so that no cache helps: the largest that limits admit, of `times` feeds with
 * nested fragments. Each feed is expanded to some 180 fields.
 */
export function uniqueDocuments(schema: GraphQLSchema): (index: number, times: number) => string {
  const [user, post] = [valuesOf(schema, 'User'), valuesOf(schema, 'Post')];
  const page = 'first: 1) { nodes { ...U } }';
  const fragments = `fragment Y on Post { ${post} author { ...U } group { name } ...Z }
    fragment Z on Post { a: author { ...U followers(${page} } b: author { ...U followers(${page} following(${page} } c: author { following(${page} } }
    fragment U on User { ${user} }`;
  return (index, times) =>
    `{ ${repeat(times, (place) => `x${index}_${place}: feed(first: 1) { nodes { ...Y } }`)} } ${fragments}`;
}
