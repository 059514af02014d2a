import { useEffect, useMemo } from 'react';
import type { Units } from '../generated.ts';
import type { Place } from '../routes/routePlane.ts';
import type { useRouteCursor } from '../routes/useRouteCursor.ts';
import type { Features } from './mapFeatures.ts';
import {
  climbFeatures,
  endFeatures,
  hereFeatures,
  lineFeatures,
  markFeatures,
  waypointFeatures,
} from './mapFeatures.ts';
import type { MapView } from './mapView.ts';
import type { SourceName } from './routeLayers.ts';
import type { ShownRoute } from './shownRoute.ts';

interface Drawn {
  routes: readonly ShownRoute[];
  chosen: ShownRoute;
  cursor: ReturnType<typeof useRouteCursor>;
  units: Units;
  meetingPoint: Place | undefined;
}

function useSource(view: MapView | undefined, name: SourceName, features: Features): void {
  useEffect(() => view?.draw(name, features), [view, name, features]);
}

/** Draws the routes and their cursor on a map, each part again only when it changes. */
export function useDrawnRoutes(
  view: MapView | undefined,
  { routes, chosen, cursor, units, meetingPoint }: Drawn,
): void {
  const { map } = chosen;
  const { climb, here, named } = cursor;
  useSource(
    view,
    'lines',
    useMemo(() => lineFeatures(routes, chosen), [routes, chosen]),
  );
  useSource(
    view,
    'climbs',
    useMemo(() => climbFeatures(map, climb), [map, climb]),
  );
  useSource(
    view,
    'marks',
    useMemo(() => markFeatures(map, units), [map, units]),
  );
  useSource(
    view,
    'ends',
    useMemo(() => endFeatures(map, meetingPoint), [map, meetingPoint]),
  );
  useSource(
    view,
    'waypoints',
    useMemo(() => waypointFeatures(map, named), [map, named]),
  );
  useSource(
    view,
    'here',
    useMemo(() => hereFeatures(map, here), [map, here]),
  );
}
