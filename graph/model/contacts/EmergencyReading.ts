import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

/** A leader has read the emergency contact of a member for a ride. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description:
    'A leader has read the emergency contact of a participant of a ride. Only the participant can read this.',
})
@Index({ name: 'emergency_reading_user_index', properties: ['userId', 'readAt', 'id'] })
@Index({ name: 'emergency_reading_reader_id_index', properties: ['readerId'] })
@Unique({ name: 'emergency_reading_key', properties: ['userId', 'readerId', 'postId'] })
export class EmergencyReading {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  /** Null for a leader who has deleted the account. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'reader_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  readerId: string | null = null;

  /** The ride. No foreign key: a leader must not end this record by deleting the ride. */
  @Property({ type: 'uuid' })
  postId: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When the leader last read it for this ride (UTC).' })
  readAt: Date;
}
