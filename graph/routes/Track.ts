/** A point of a track: degrees (WGS 84) and metres above sea level. */
export interface TrackPoint {
  readonly lat: number;
  /** Continues past 180 or -180 if the track crosses that meridian, so that neighbouring points have similar numbers. */
  readonly lng: number;
  readonly elevation: number | null;
}

/** Consecutive points without a gap, at least two. */
export type Piece = readonly TrackPoint[];

/** A recorded or planned track. The route between two pieces is unknown. */
export type Track = readonly Piece[];
