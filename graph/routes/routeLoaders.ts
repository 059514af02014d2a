import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';
import { mapFactsOfRoutes, mapsInLists, mapsOfRoutes } from './routeMaps.ts';

export const routeLoaders = (reader: Reader) => ({
  /** The maps of routes as the viewer may see them. Use it only after reading the ride. */
  mapOfRoute: one(
    (ids) => mapsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
  /** The same, only for maps that exist already. */
  mapInLists: one(
    (ids) => mapsInLists(reader, ids),
    (map) => map.routeId,
  ),
  /** The same without line and profile, which are long. */
  mapFactsOfRoute: one(
    (ids) => mapFactsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
});
