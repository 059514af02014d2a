import { Check, Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { User } from '../users/User.ts';

/** Hides one member's content from another. Only the member who mutes knows. */
@Entity()
@Index({ name: 'mute_muted_id_index', properties: ['mutedId'] })
@SqlIndex('mute_ends_at_index', '"mute" (ends_at) where ends_at is not null')
@Check({ name: 'mute_self_check', expression: 'muter_id <> muted_id' })
export class Mute {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'muter_id', deleteRule: 'cascade', index: false })
  muterId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'muted_id', deleteRule: 'cascade', index: false })
  mutedId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Null for a mute that lasts until the member unmutes. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endsAt: Date | null = null;
}
