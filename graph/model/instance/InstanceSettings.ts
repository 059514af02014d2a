import { Check, Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { isTimeZone } from '../../platform/database/isTimeZone.ts';
import { rowTrigger } from '../../platform/database/triggers.ts';
import { type SignUpMode, signUpModes } from '../../platform/env/signUpModes.ts';
import { logoTrigger } from '../media/mediaTriggers.ts';
import { Units } from '../users/User.ts';
import { SignUps } from './SignUps.ts';

/** The channel on which PostgreSQL notifies every node of a change. */
export const instanceChannel = 'instance_changed';

const notify = `perform pg_notify('${instanceChannel}', ''); return null;`;

/** The facts of the instance that operators set at run time. There is at most one row. Every reader may see all of it. */
@Entity({ tableName: 'instance' })
@ObjectType({
  simpleResolvers: true,
  description:
    'The settings of this instance. A field is null if the operator has not set it. Everyone can read it, only operators change it.',
})
@Check({ name: 'instance_single_check', expression: 'id = 1' })
@Check({ name: 'instance_units_check', expression: `units in ('${Units.IMPERIAL}', '${Units.METRIC}')` })
@Check({
  name: 'instance_sign_ups_check',
  expression: `sign_ups in (${signUpModes.map((mode) => `'${mode}'`).join(', ')})`,
})
@Check({ name: 'instance_time_zone_check', expression: isTimeZone('time_zone') })
@Trigger(logoTrigger)
@Trigger(rowTrigger('instance_inserted', 'after', 'insert', notify))
@Trigger(rowTrigger('instance_updated', 'after', 'update', notify))
@Trigger(rowTrigger('instance_deleted', 'after', 'delete', notify))
export class InstanceSettings {
  @PrimaryKey({ type: 'smallint' })
  id: number = 1;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The name of the instance. Null for `Cycle Chat`.' })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The path of the logo, `/media/{hash}.webp`. Null for the mark of Cycle Chat.',
  })
  logo: string | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  @Field(() => Units, {
    nullable: true,
    description: 'The units of visitors and of new members. Null if the operator has set none.',
  })
  units: Units | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of members who have not chosen one, such as `Europe/Paris`. Null for that of the environment.',
  })
  timeZone: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The text that names the owner of the instance, plain with paragraphs. The page is `/imprint`. Null without one.',
  })
  imprint: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The rules of the instance, as plain text with paragraphs. The page is `/terms`. Null without any.',
  })
  terms: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'How data is handled, as plain text with paragraphs. The page is `/privacy`. Null without one.',
  })
  privacy: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The announcement on top of the feed, as plain text. Null without one.',
  })
  announcement: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The http(s) address or the path of this instance that the announcement links to. Null without one.',
  })
  announcementUrl: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When clients stop showing the announcement (UTC). Null if it stays.',
  })
  announcementEndsAt: Date | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  @Field(() => SignUps, {
    nullable: true,
    description: 'The visitors who can sign up, as set on the board. Null for the setting of the environment.',
  })
  signUps: SignUpMode | null = null;
}
