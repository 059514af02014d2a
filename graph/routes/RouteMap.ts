import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Line, Profile } from './drawMap.ts';
import { Route } from './Route.ts';

/**
 * What is shown of a route: whole, to its owner alone, and cut, to everybody else. The second is made of what the owner's
 * privacy zones leave of the track, and is not there until it has been made anew after each change of them.
 */
@Entity()
@Check({ name: 'route_map_numbers_check', expression: 'distance >= 0 and elevation >= 0 and points >= 0' })
@Check({ name: 'route_map_bounds_check', expression: 'num_nulls(south, west, north, east) in (0, 4)' })
export class RouteMap {
  @ManyToOne(() => Route, { primary: true, mapToPk: true, fieldName: 'route_id', deleteRule: 'cascade', index: false })
  routeId: string;

  @Property({ type: 'boolean', primary: true })
  isCut: boolean;

  /** Miles. */
  @Property({ type: 'double' })
  distance: number;

  /** Feet. */
  @Property({ type: 'double' })
  elevation: number;

  @Property({ type: 'boolean' })
  hasElevation: boolean;

  /** Degrees, like the other edges; null where nothing is left to show. */
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

  /** Every point, from which maps are drawn and files are written; it is never given out as it is. */
  @Property({ type: 'blob', hidden: true })
  track: Buffer;
}
