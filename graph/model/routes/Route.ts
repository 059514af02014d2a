import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { fixedColumns } from '../../platform/database/fixedColumns.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

/** A route that a member has uploaded. Only that member reads its id. Others see only its cut map. */
@Entity()
@Index({ name: 'route_owner_id_index', properties: ['ownerId'] })
@Trigger(fixedColumns('route', 'owner_id'))
export class Route {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', deleteRule: 'cascade', index: false })
  ownerId: string;

  /** Increases with each change of the owner's privacy zones. A map cut for an earlier revision is never stored. */
  @Property({ type: 'integer', default: 0 })
  fence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When the route was last uploaded or added to a ride. It is not collected for a day after that. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  usedAt: Date = new Date();
}
