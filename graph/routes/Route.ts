import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../lib/ids.ts';
import { User } from '../users/User.ts';

/** A route that a member has sent. Only its id is told, to that member; what is shown of it are its maps. */
@Entity()
@Index({ name: 'route_owner_id_index', properties: ['ownerId'] })
export class Route {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', deleteRule: 'cascade', index: false })
  ownerId: string;

  /** Goes up with each change of what its owner hides: what was cut for an earlier count is never kept. */
  @Property({ type: 'integer', default: 0 })
  fence: number = 0;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When it was last sent, or put on a ride: for a day after it nobody collects it. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  usedAt: Date = new Date();
}
