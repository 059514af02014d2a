import { useEffect, useEffectEvent, useRef } from 'react';
import type { RouteFigures } from './uploadRoute.ts';
import type { RideRoute } from './useRoute.ts';

/** The distance in miles and the elevation in feet, as typed. */
export interface RideFigures {
  distance: string;
  elevation: string;
}

const names = ['distance', 'elevation'] as const;

/** In hundredths of a mile and whole feet. */
function figuresOf(shown: RouteFigures | null): Partial<RideFigures> {
  if (!shown) return {};
  const { distance, elevation, hasElevation } = shown;
  const miles = String(Number(distance.toFixed(2)));
  return hasElevation ? { distance: miles, elevation: String(Math.round(elevation)) } : { distance: miles };
}

/**
 * Fills the empty figures of a ride from a newly chosen file. Typed figures stay; when they differ, the route's figures
 * are returned for the rider to decide. Privacy: these are the figures that others see. The full route's figures beside
 * a shortened map would reveal how much is hidden.
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
