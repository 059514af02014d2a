import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';
import { Takedown } from './Takedown.ts';

/**
 * A row that a takedown removed from its table. It is kept here until it is restored or forgotten, so that no query of the product
 * can find it.
 */
@Entity()
@Index({ name: 'takedown_row_owner_id_index', properties: ['ownerId'] })
@SqlIndex('takedown_row_route_index', `"takedown_row" (("row" ->> 'route_id')) where table_name = 'ride'`)
@SqlIndex('takedown_row_group_route_index', `"takedown_row" (("row" ->> 'route_id')) where table_name = 'pace_group'`)
export class TakedownRow {
  @ManyToOne(() => Takedown, {
    primary: true,
    mapToPk: true,
    fieldName: 'takedown_id',
    deleteRule: 'cascade',
    index: false,
  })
  takedownId: string;

  /** The SQL identifier of its table, such as `"user"`. */
  @PrimaryKey({ type: 'text' })
  tableName: string;

  /** The MD5 of the row. Several foreign keys can lead to one row, which is kept once. */
  @PrimaryKey({ type: 'text' })
  digest: string;

  /** The distance from the root of the removal. Rows come back in the descending order of steps. */
  @Property({ type: 'integer' })
  step: number;

  /** The member whose row it is. It is deleted with their account. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id', nullable: true, deleteRule: 'cascade', index: false })
  ownerId: string | null = null;

  @Property({ type: 'json' })
  row: Record<string, unknown>;
}
