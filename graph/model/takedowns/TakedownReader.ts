import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { Takedown } from './Takedown.ts';

/** An organiser of a group when the operator removed the group, its picture or one of its events. They read the statement of reasons. */
@Entity()
@Index({ name: 'takedown_reader_user_index', properties: ['userId', 'createdAt', 'takedownId'] })
export class TakedownReader {
  @ManyToOne(() => Takedown, {
    primary: true,
    mapToPk: true,
    fieldName: 'takedown_id',
    deleteRule: 'cascade',
    index: false,
  })
  takedownId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** When the operator acted: the order of the member's list. */
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;
}
