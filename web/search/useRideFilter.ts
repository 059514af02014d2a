import { useSearchParams } from 'react-router-dom';
import type { RideFilter } from './rideFilter.ts';
import { noFilter } from './rideFilter.ts';

/** The filters of Next Rides, stored in the address, so that going back restores them. */
export function useRideFilter() {
  const [parameters, setParameters] = useSearchParams();
  const text = (name: keyof RideFilter) => parameters.get(name) ?? '';

  const filter: RideFilter = {
    day: text('day'),
    distance: text('distance'),
    type: text('type'),
    group: text('group'),
    pace: text('pace'),
    difficulty: text('difficulty'),
    surface: text('surface'),
    drop: text('drop'),
    followed: parameters.has('followed'),
  };
  const change = (changes: Partial<RideFilter>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ ...filter, ...changes })) {
      if (value) next.set(name, String(value));
      else next.delete(name);
    }
    setParameters(next, { replace: true });
  };
  return { filter, change, clear: () => change(noFilter), isNarrow: Object.values(filter).some(Boolean) };
}
