import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { originalCheck } from './originalFiles.ts';

/** A scheduled check of an original file. The file is deleted then, unless a route has it. */
@Entity()
// A restored row names a file that the server deletes.
@Check({ name: 'route_original_check_stored_as_check', expression: originalCheck })
@Index({ name: 'route_original_check_due_at_index', properties: ['dueAt'] })
export class RouteOriginalCheck {
  @PrimaryKey({ type: 'string', length: 101 })
  storedAs: string;

  @Property({ type: 'timestamptz', length: 3 })
  dueAt: Date;
}
