import { useEffect, useEffectEvent, useRef } from 'react';
import type { RouteFigures } from './uploadRoute.ts';
import type { RideRoute } from './useRoute.ts';

/** The distance in miles and the elevation in feet, as they are typed. */
export interface RideFigures {
  distance: string;
  elevation: string;
}

const names = ['distance', 'elevation'] as const;

/** To a hundredth of a mile and a whole foot. */
function figuresOf(shown: RouteFigures | null): Partial<RideFigures> {
  if (!shown) return {};
  const { distance, elevation, hasElevation } = shown;
  const miles = String(Number(distance.toFixed(2)));
  return hasElevation ? { distance: miles, elevation: String(Math.round(elevation)) } : { distance: miles };
}

/**
 * Fills the figures of a ride from the file that was chosen, where they are empty or have come from a file before. What
 * was typed stays. Answers the figures of the route where they differ, for the rider to decide. They are those of what others
 * see: beside the map that is cut for them, those of the whole would tell how much is hidden.
 */
export function useRouteFigures(
  route: RideRoute | undefined,
  typed: RideFigures,
  onFill: (figures: Partial<RideFigures>) => void,
): Partial<RideFigures> | undefined {
  const filled = useRef<Partial<RideFigures>>({});
  const file = route?.file;
  const found = file && figuresOf(file.shown);

  const fill = useEffectEvent((figures: Partial<RideFigures>) => {
    const isOpen = (name: keyof RideFigures) => typed[name].trim() === '' || typed[name] === filled.current[name];
    const open = names.filter((name) => figures[name] !== undefined && figures[name] !== typed[name] && isOpen(name));
    filled.current = figures;
    if (open.length > 0) onFill(Object.fromEntries(open.map((name) => [name, figures[name]])));
  });
  useEffect(() => {
    if (file) fill(figuresOf(file.shown));
  }, [file]);

  const differs = (name: keyof RideFigures) =>
    found?.[name] !== undefined && Number.parseFloat(typed[name]) !== Number.parseFloat(found[name]);
  return names.some(differs) ? found : undefined;
}
