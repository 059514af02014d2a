import { useMemo, useState } from 'react';
import type { RouteViewFragment, RouteWaypointFragment, Units } from '../generated.ts';
import type { Climb } from './grades.ts';
import { climbAt } from './grades.ts';
import { profileChart } from './profileChart.ts';

/** The cursor that moves along the map, the profile and the climbs of a route, and the waypoint with a label. */
export function useRouteCursor(map: RouteViewFragment, units: Units) {
  const [cursor, setCursor] = useState(0);
  const [named, setNamed] = useState<RouteWaypointFragment>();
  const samples = useMemo(() => map.profile.flat(), [map]);
  const hasProfile = (samples.at(-1)?.distance ?? 0) > 0;
  const chart = useMemo(() => (hasProfile ? profileChart(map, units) : undefined), [map, units, hasProfile]);
  const here = samples[cursor];
  return {
    samples,
    /** Undefined if no profile can be drawn. */
    chart,
    cursor,
    setCursor,
    here,
    climb: climbAt(map.climbs, here),
    moveTo: ({ startDistance }: Climb) => setCursor(samples.findLastIndex(({ distance }) => distance <= startDistance)),
    named,
    setNamed,
  };
}
