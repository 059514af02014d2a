import { Entity, Index, ManyToOne, PrimaryKey, Trigger } from '@mikro-orm/decorators/legacy';
import { rowTrigger } from '../../platform/database/triggers.ts';
import { Takedown } from './Takedown.ts';

/** A stored picture of a removed row. It is kept until the row is restored or forgotten. If the operator removed the row, nobody can load it unless another row shows it. */
@Entity()
@Index({ name: 'takedown_picture_hash_index', properties: ['hash'] })
@Trigger(
  rowTrigger(
    'takedown_picture_check',
    'after',
    'delete',
    `insert into media_check (hash, since, due_at) values (old.hash, clock_timestamp(), clock_timestamp() + interval '10 minutes') on conflict do nothing; return null;`,
  ),
)
export class TakedownPicture {
  @ManyToOne(() => Takedown, {
    primary: true,
    mapToPk: true,
    fieldName: 'takedown_id',
    deleteRule: 'cascade',
    index: false,
  })
  takedownId: string;

  @PrimaryKey({ type: 'string', length: 64 })
  hash: string;
}
