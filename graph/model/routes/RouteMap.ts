import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Line, Profile } from './mapLine.ts';
import { Route } from './Route.ts';
import type { StoredWaypoint } from './waypoints.ts';

/**
 * A map of a route: whole, for its owner only, and cut, for everyone else. The cut map contains the track outside the
 * owner's privacy zones. It does not exist after a change of those zones until it is computed again.
 */
@Entity()
@Check({ name: 'route_map_numbers_check', expression: 'distance >= 0 and elevation >= 0 and points >= 0' })
@Check({ name: 'route_map_bounds_check', expression: 'num_nulls(south, west, north, east) in (0, 4)' })
export class RouteMap {
  @ManyToOne(() => Route, { primary: true, mapToPk: true, fieldName: 'route_id', deleteRule: 'cascade', index: false })
  routeId: string;

  @Property({ type: 'boolean', primary: true })
  isCut: boolean;

  /** In miles. */
  @Property({ type: 'double' })
  distance: number;

  /** In feet. */
  @Property({ type: 'double' })
  elevation: number;

  @Property({ type: 'boolean' })
  hasElevation: boolean;

  /** The southern edge in degrees, like the other edges. Null if no part of the track is left. */
  @Property({ type: 'double', nullable: true })
  south: number | null;

  @Property({ type: 'double', nullable: true })
  west: number | null;

  @Property({ type: 'double', nullable: true })
  north: number | null;

  @Property({ type: 'double', nullable: true })
  east: number | null;

  @Property({ type: 'integer' })
  points: number;

  @Property({ type: 'json' })
  line: Line;

  @Property({ type: 'json' })
  profile: Profile;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  waypoints: readonly StoredWaypoint[] = [];

  /** Every point. Maps and files are computed from it, and it is never sent as it is. */
  @Property({ type: 'blob', hidden: true })
  track: Buffer;
}
