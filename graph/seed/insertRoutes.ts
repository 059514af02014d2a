import type { EntityManager } from '@mikro-orm/postgresql';
import { drawMap } from '../routes/drawMap.ts';
import { Route } from '../routes/Route.ts';
import { RouteMap } from '../routes/RouteMap.ts';
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
  // Nobody of the demo community hides anything: what others are shown is the whole, and is there for the first who asks.
  return [{ route, maps: [false, true].map((isCut) => Object.assign(new RouteMap(), { ...facts, isCut })) }];
}

/** Whether a ride has a route. */
export const hasRoute = ({ location }: RideRecord): boolean => startPlaces.has(location);

/** Writes the routes of rides, before the rides are written. */
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
