import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { Media } from './Media.ts';

/** A member who has uploaded the bytes of a picture that another member owns. They may show it too. */
@Entity()
@Index({ name: 'media_sender_user_index', properties: ['userId', 'createdAt', 'hash'] })
export class MediaSender {
  @ManyToOne(() => Media, { primary: true, mapToPk: true, fieldName: 'hash', deleteRule: 'cascade', index: false })
  hash: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
