import type { EntityManager } from '@mikro-orm/postgresql';
import { Route } from '../model/routes/Route.ts';
import { RouteMap } from '../model/routes/RouteMap.ts';
import { drawMap } from '../routes/drawMap.ts';
import { makeLoop } from './makeLoop.ts';
import { startPlaces } from './startPlaces.ts';
import type { PostRecord, RideRecord, World } from './worldTypes.ts';

interface Known {
  idOf: (key: string) => string;
}

interface Drawn {
  route: Route;
  maps: RouteMap[];
}

function draw({ key, authorKey, createdAt }: PostRecord, ride: RideRecord, { idOf }: Known): Drawn[] {
  const start = startPlaces.get(ride.location);
  if (!start) return [];
  const { distance, elevation } = ride;
  const route = Object.assign(new Route(), {
    id: idOf(`route ${key}`),
    ownerId: idOf(authorKey),
    createdAt,
    usedAt: createdAt,
  });
  const { bounds, ...map } = drawMap([makeLoop({ start, distance, elevation, key })], []);
  const facts = { routeId: route.id, ...bounds, ...map };
  // The demo community has no privacy zones. The cut map therefore equals the whole map and is stored from the start.
  return [{ route, maps: [false, true].map((isCut) => Object.assign(new RouteMap(), { ...facts, isCut })) }];
}

/** Whether a ride has a route. */
export const hasRoute = ({ location }: RideRecord): boolean => startPlaces.has(location);

/** Inserts the routes of rides. The rides must not be in the database yet. */
export async function insertRoutes(em: EntityManager, { posts }: World, known: Known): Promise<void> {
  const drawn = posts.flatMap((post) => (post.ride ? draw(post, post.ride, known) : []));
  await em.insertMany(
    Route,
    drawn.map(({ route }) => route),
  );
  await em.insertMany(
    RouteMap,
    drawn.flatMap(({ maps }) => maps),
  );
}
