/** International mile, exact by definition (1959). */
const kilometresInMile = 1.609344;
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A distance in miles and kilometres, rounded to a tenth, for readers with unknown units: '42.7 mi (68.7 km)'. */
export const bothDistances = (miles: number): string =>
  `${format.format(miles)} mi (${format.format(miles * kilometresInMile)} km)`;

/** A distance in miles, rounded to a tenth, in the units of its reader: '42.7 mi' or '68.7 km'. */
export const distanceIn = (miles: number, isMetric: boolean): string =>
  isMetric ? `${format.format(miles * kilometresInMile)} km` : `${format.format(miles)} mi`;
