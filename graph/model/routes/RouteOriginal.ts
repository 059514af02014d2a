import { Check, Entity, ManyToOne, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { originalCheck, originalGoneTrigger } from './originalFiles.ts';
import { Route } from './Route.ts';

/** The file of a route as it was uploaded, in the store of files. It contains the complete track: only the owner of the route reads it. */
@Entity()
// A restored row names a file that the server reads and deletes.
@Check({ name: 'route_original_stored_as_check', expression: originalCheck })
@Check({ name: 'route_original_ending_check', expression: "ending ~ '^(gpx|tcx|fit|kml|kmz|zip)([.]gz)?$'" })
@Unique({ name: 'route_original_stored_as_unique', properties: ['storedAs'] })
@Trigger(originalGoneTrigger)
export class RouteOriginal {
  @ManyToOne(() => Route, { primary: true, mapToPk: true, fieldName: 'route_id', deleteRule: 'cascade', index: false })
  routeId: string;

  /** The name of the file in the store. */
  @Property({ type: 'string', length: 101 })
  storedAs: string;

  /** The ending of the file's name, by its content: 'gpx', 'fit.gz', 'kmz'. */
  @Property({ type: 'string', length: 6 })
  ending: string;

  @Property({ type: 'integer' })
  byteCount: number;
}
