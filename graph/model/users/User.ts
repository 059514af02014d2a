import { Check, Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { isTimeZone } from '../../platform/database/isTimeZone.ts';
import { SqlIndex, SqlUnique } from '../../platform/database/SqlIndex.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { Node } from '../../platform/graphql/Node.ts';
import { newId } from '../../platform/lib/ids.ts';
import { userCancellationTrigger } from '../calendars/calendarTriggers.ts';
import { ownUrlIndex } from '../media/mediaIndexes.ts';
import { userPictureTrigger } from '../media/mediaTriggers.ts';
import { namedSearchTrigger, searchColumn, searchNameColumn, wordsTrigger } from '../search/searchColumns.ts';

export const Units = { IMPERIAL: 'imperial', METRIC: 'metric' } as const;
export type Units = (typeof Units)[keyof typeof Units];
describeEnum(Units, 'Units', 'The units in which a member reads distances. Distances are stored in miles.', {
  IMPERIAL: 'Miles.',
  METRIC: 'Kilometres.',
});

/** The monthly goal in miles until the member sets one. */
const defaultMonthlyGoal = 250;

@Entity()
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A member.' })
// Usernames differ in more than case.
@SqlUnique('user_username_key', '"user" (lower("username"))')
@SqlIndex('user_search_index', '"user" using gin (search)')
@SqlIndex('user_search_name_index', '"user" using gin (search_name gin_trgm_ops)')
@Check({
  name: 'user_counts_check',
  expression:
    'least(post_count, ride_count, public_post_count, public_ride_count, follower_count, following_count) >= 0',
})
@Check({ name: 'user_monthly_goal_check', expression: `monthly_goal >= 1 and monthly_goal < 'infinity'` })
@Check({
  name: 'user_units_preference_check',
  expression: `units_preference in ('${Units.IMPERIAL}', '${Units.METRIC}')`,
})
@Check({ name: 'user_time_zone_check', expression: isTimeZone('time_zone') })
@Trigger(namedSearchTrigger('user'))
@Trigger(wordsTrigger('user', ['username', 'display_name', 'bio'], { author: 'new.id' }))
@Trigger(userCancellationTrigger)
@Trigger(userPictureTrigger)
@Index({ name: 'user_profile_picture_index', expression: ownUrlIndex('user', 'profile_picture') })
export class User extends Node {
  @PrimaryKey({ type: 'uuid' })
  override id: string = newId();

  @Property({ type: 'string', length: 30 })
  @Field(() => String, { description: '3 to 30 ASCII letters, digits and _, also . and - inside. It never changes.' })
  username: string;

  @Property({ type: 'string', length: 200 })
  @Field(() => String, { description: 'The name shown on the profile: 1 to 50 characters of any script.' })
  displayName: string;

  /** Null for a member who signs in without a password. */
  @Property({ type: 'text', hidden: true, nullable: true })
  passwordHash: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The URL of the picture, null if there is none. A picture stored here, `/media/{hash}.webp`, is also served as `/media/{hash}/{width}.webp` in widths of 64, 128, 256 and 480 pixels.',
  })
  profilePicture: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The member's description of themselves, null if there is none.",
  })
  bio: string | null = null;

  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Property({ type: 'double', nullable: true, default: defaultMonthlyGoal })
  monthlyGoal: number | null = defaultMonthlyGoal;

  @Property({ type: 'string', length: 10, default: Units.IMPERIAL })
  @Field(() => Units, { description: 'Whether the member reads miles or kilometres.' })
  unitsPreference: Units = Units.IMPERIAL;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The IANA time zone in which the member's weeks and months begin. Null for the time zone of the instance.",
  })
  timeZone: string | null = null;

  @Property({ type: 'integer', default: 0 })
  postCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  publicPostCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  rideCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  publicRideCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  followerCount: number = 0;

  @Property({ type: 'integer', default: 0 })
  followingCount: number = 0;

  /** Since when the operator has suspended this member. Null for everyone else. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  suspendedAt: Date | null = null;

  /** A suspended member reads this text when they try to sign in. Null if the operator has written none. */
  @Property({ type: 'text', nullable: true, hidden: true, lazy: true })
  suspensionWords: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the member signed up (UTC).' })
  createdAt: Date = new Date();

  /** The secret seed with which the member's privacy zones are cut. It is never sent and never changes. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()', hidden: true, lazy: true })
  zoneSecret: string;

  @Property(searchNameColumn)
  searchName: string;

  @Property(searchColumn)
  search: string;
}
