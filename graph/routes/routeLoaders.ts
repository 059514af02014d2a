import type { Reader } from '../context.ts';
import { one } from '../lib/batch.ts';
import { mapFactsOfRoutes, mapsInLists, mapsOfRoutes } from './routeMaps.ts';

export const routeLoaders = (reader: Reader) => ({
  /** What the viewer may see of routes: only behind a ride that they may read. */
  mapOfRoute: one(
    (ids) => mapsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
  /** The same as far as it is there already. */
  mapInLists: one(
    (ids) => mapsInLists(reader, ids),
    (map) => map.routeId,
  ),
  /** That without line and profile, which are long. */
  mapFactsOfRoute: one(
    (ids) => mapFactsOfRoutes(reader, ids),
    (map) => map.routeId,
  ),
});
