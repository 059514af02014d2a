import type { MomentCardFragment } from '../generated.ts';

type Place = Partial<NonNullable<MomentCardFragment['location']>>;

/** A place as text: its address, or else its coordinates, '48.8584° N, 2.2945° E'. Undefined when it has neither. */
export function formatPlace({ address, lat, lng }: Place): string | undefined {
  if (address) return address;
  if (lat == null || lng == null) return undefined;
  return `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}
