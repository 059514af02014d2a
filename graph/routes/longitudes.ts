/** The same meridian from -180 up to 180. */
export function wrapped(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180;
}

/** The same meridian, as the number nearest to another longitude. */
export const beside = (lng: number, other: number): number => lng + 360 * Math.round((other - lng) / 360);
