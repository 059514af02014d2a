/** International mile and foot, exact by definition (1959). */
const kilometresInMile = 1.609344;
const metresInFoot = 0.3048;
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The units of a reader. Null or undefined if nobody has chosen them: visitors of an instance without a default. */
export type ReaderUnits = 'imperial' | 'metric' | null | undefined;

const kilometresText = (miles: number) => `${tenths.format(miles * kilometresInMile)} km`;
const milesText = (miles: number) => `${tenths.format(miles)} mi`;
const metresText = (feet: number) => `${whole.format(feet * metresInFoot)} m`;
const feetText = (feet: number) => `${whole.format(feet)} ft`;

/** A distance in miles, rounded to a tenth, in the units of its reader: '42.7 mi' or '68.7 km'. */
export const distanceIn = (miles: number, isMetric: boolean): string =>
  isMetric ? kilometresText(miles) : milesText(miles);

/**
 * A distance in miles for files and pages that others can read, too: '68.7 km' for metric units, else '42.7 mi (68.7
 * km)'.
 */
export const distanceText = (miles: number, units: ReaderUnits): string =>
  units === 'metric' ? kilometresText(miles) : `${milesText(miles)} (${kilometresText(miles)})`;

/** A climb in feet: '1,201 m', '3,940 ft', or '3,940 ft (1,201 m)' for unknown units. */
export function climbText(feet: number, units: ReaderUnits): string {
  if (units === 'metric') return metresText(feet);
  return units === 'imperial' ? feetText(feet) : `${feetText(feet)} (${metresText(feet)})`;
}
