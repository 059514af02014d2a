/** The kinds of waypoints, by their stored words. They are those of TCX that matter to a cyclist. */
export const WaypointKind = {
  GENERIC: 'generic',
  SUMMIT: 'summit',
  VALLEY: 'valley',
  WATER: 'water',
  FOOD: 'food',
  DANGER: 'danger',
  LEFT: 'left',
  RIGHT: 'right',
  STRAIGHT: 'straight',
  FIRST_AID: 'first_aid',
} as const;
export type WaypointKind = (typeof WaypointKind)[keyof typeof WaypointKind];

/** A named place of a route file: a turn, a summit, a fountain. */
export interface MapWaypoint {
  readonly lat: number;
  /** From -180 to 180. */
  readonly lng: number;
  readonly name: string;
  readonly kind: WaypointKind;
  /** In miles along the track of its map. Null for a place far from the track. */
  readonly distance: number | null;
}

/** A waypoint of the complete map. */
export interface StoredWaypoint extends MapWaypoint {
  /** Whether it is a cue: the file gives it in the order of the ride. Never sent. */
  readonly isCue?: boolean;
}
