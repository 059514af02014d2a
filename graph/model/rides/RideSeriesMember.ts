import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { RideSeries } from './RideSeries.ts';

/** A member who takes part in all dates of a series, new ones too. Only that member knows. */
@Entity()
@Index({ name: 'ride_series_member_user_id_index', properties: ['userId', 'seriesId'] })
export class RideSeriesMember {
  @ManyToOne(() => RideSeries, {
    primary: true,
    mapToPk: true,
    fieldName: 'series_id',
    deleteRule: 'cascade',
    index: false,
  })
  seriesId: string;

  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The letter of the pace group that the member has chosen for all dates. Null for no group. */
  @Property({ type: 'text', nullable: true })
  paceLetter: string | null = null;

  /** Whether the member is a co-leader of the new dates in which they get a place. */
  @Property({ type: 'boolean', default: false })
  leads: boolean = false;
}
