/** A point of a track: degrees of WGS 84 and metres above the sea. */
export interface TrackPoint {
  readonly lat: number;
  /** Runs on past 180 or -180 where the track crosses that meridian, so that neighbours are near each other in numbers too. */
  readonly lng: number;
  readonly elevation: number | null;
}

/** Points that follow one another without a gap, at least two. */
export type Piece = readonly TrackPoint[];

/** Where somebody went. Nothing is known of what lies between two pieces. */
export type Track = readonly Piece[];
