import { useEffect, useEffectEvent, useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import { toEntry } from '../lib/unitEntry.ts';
import { formatPlace } from '../moments/formatPlace.ts';
import { plannedStart } from './plannedStart.ts';
import type { RideRoute } from './sendRouteFile.ts';
import { isCut } from './useRoute.ts';

/** The parts of a ride that a route file can fill, as typed: the distance in miles, the elevation in feet. */
export interface RouteFacts {
  distance: string;
  elevation: string;
  location: string;
  date: string;
  time: string;
}

const figures = ['distance', 'elevation'] as const;
const names = [...figures, 'location', 'date', 'time'] as const;

/** The visible length of a newly chosen file, as typed. Undefined when there is none. */
export const distanceOfFile = (route: RideRoute | null | undefined): string | undefined =>
  route?.file?.shown ? String(Number(route.file.shown.distance.toFixed(2))) : undefined;

/** The figures in hundredths of a mile and whole feet. The place of the start if nothing of the route is hidden. */
function factsOf(route: RideRoute | undefined): Partial<RouteFacts> {
  if (!route?.file) return {};
  const { shown, start } = route.file;
  return {
    ...(shown && { distance: distanceOfFile(route) }),
    ...(shown?.hasElevation && { elevation: String(Math.round(shown.elevation)) }),
    ...(start.place && !isCut(route) && { location: formatPlace(start.place) }),
    ...(start.at && plannedStart(start.at)),
  };
}

/**
 * Fills the empty fields of a ride from a newly chosen file. Typed text stays; if typed figures differ, the route's
 * figures are returned for the rider to decide. Privacy: these are the figures that others see. The full route's figures
 * beside a shortened map would reveal how much is hidden.
 */
export function useRouteFigures(
  route: RideRoute | undefined,
  typed: RouteFacts,
  onFill: (facts: Partial<RouteFacts>) => void,
) {
  const units = useUnits();
  const [found, setFound] = useState<Partial<RouteFacts>>({});
  const file = route?.file;

  const fill = useEffectEvent((facts: Partial<RouteFacts>) => {
    const isOpen = (name: keyof RouteFacts) => typed[name].trim() === '' || typed[name] === found[name];
    const open = names.filter((name) => facts[name] !== undefined && facts[name] !== typed[name] && isOpen(name));
    setFound(facts);
    if (open.length > 0) onFill(Object.fromEntries(open.map((name) => [name, facts[name]])));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is filled in once.
  useEffect(() => {
    if (file) fill(factsOf(route));
  }, [file]);

  const shownNumber = (text: string, name: (typeof figures)[number]) => Number.parseFloat(toEntry(text, name, units));
  const differs = (name: (typeof figures)[number]) =>
    found[name] !== undefined && shownNumber(typed[name], name) !== shownNumber(found[name], name);
  const { distance, elevation } = found;

  return {
    /** The figures of the file, if typed ones differ. */
    differing: file && figures.some(differs) ? { distance, elevation } : undefined,
    /** The fields whose text comes from the file. */
    filled: file ? names.filter((name) => found[name] !== undefined && typed[name] === found[name]) : [],
  };
}
