/** Points as [lat, lng]. */
export type Line = readonly (readonly (readonly [number, number])[])[];

/** Samples as [miles, feet, percent, lat, lng]. */
export type Profile = readonly (readonly (readonly [number, number, number, number, number])[])[];
