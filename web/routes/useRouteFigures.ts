import { useEffect, useEffectEvent, useRef } from 'react';
import type { RideRoute } from './useRoute.ts';

/** The distance in miles and the elevation in feet, as they are typed. */
export interface RideFigures {
  distance: string;
  elevation: string;
}

const names = ['distance', 'elevation'] as const;

/** To a hundredth of a mile and a whole foot. */
export function figuresOf({ distance, elevation, hasElevation }: RideRoute): Partial<RideFigures> {
  const miles = String(Number(distance.toFixed(2)));
  return hasElevation ? { distance: miles, elevation: String(Math.round(elevation)) } : { distance: miles };
}

/**
 * Fills the figures of a ride from the file that was chosen, where they are empty or have come from a file before. What
 * was typed stays. Answers the figures of the route where they differ, for the rider to decide.
 */
export function useRouteFigures(
  route: RideRoute | undefined,
  typed: RideFigures,
  onFill: (figures: Partial<RideFigures>) => void,
): Partial<RideFigures> | undefined {
  const filled = useRef<Partial<RideFigures>>({});
  const chosen = route?.file && route;
  const found = chosen && figuresOf(chosen);

  const fill = useEffectEvent((figures: Partial<RideFigures>) => {
    const isOpen = (name: keyof RideFigures) => typed[name].trim() === '' || typed[name] === filled.current[name];
    const open = names.filter((name) => figures[name] !== undefined && figures[name] !== typed[name] && isOpen(name));
    filled.current = figures;
    if (open.length > 0) onFill(Object.fromEntries(open.map((name) => [name, figures[name]])));
  });
  useEffect(() => {
    if (chosen) fill(figuresOf(chosen));
  }, [chosen]);

  const differs = (name: keyof RideFigures) =>
    found?.[name] !== undefined && Number.parseFloat(typed[name]) !== Number.parseFloat(found[name]);
  return names.some(differs) ? found : undefined;
}
