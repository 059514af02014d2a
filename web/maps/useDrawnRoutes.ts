import { useEffect, useMemo } from 'react';
import type { Units } from '../generated.ts';
import type { Place } from '../routes/routePlane.ts';
import type { useRouteCursor } from '../routes/useRouteCursor.ts';
import type { Features } from './mapFeatures.ts';
import {
  climbAmong,
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
  const lines = useMemo(() => lineFeatures(routes, chosen), [routes, chosen]);
  const climbs = useMemo(() => climbFeatures(map), [map]);
  const chosenClimb = useMemo(() => climbAmong(climbs, climb), [climbs, climb]);
  const marks = useMemo(() => markFeatures(map, units), [map, units]);
  const ends = useMemo(() => endFeatures(map, meetingPoint), [map, meetingPoint]);
  const waypoints = useMemo(() => waypointFeatures(map, named), [map, named]);
  const place = useMemo(() => hereFeatures(map, here), [map, here]);
  useSource(view, 'lines', lines);
  useSource(view, 'climbs', climbs);
  useSource(view, 'climb', chosenClimb);
  useSource(view, 'marks', marks);
  useSource(view, 'ends', ends);
  useSource(view, 'waypoints', waypoints);
  useSource(view, 'here', place);
}
