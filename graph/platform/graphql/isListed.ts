import type { GraphQLResolveInfo } from 'graphql';

type Path = GraphQLResolveInfo['path'];

/** Whether a field is inside an item of a list. */
export function isListed(path: Path | undefined): boolean {
  let place = path;
  while (place && typeof place.key !== 'number') place = place.prev;
  return place !== undefined;
}
