import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { User } from '../users/User.ts';

/** The person to call, and a medical note, if something happens to a member on a ride. `emergencyPolicy` has its readers. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'The person to call, and a medical note for helpers, if something happens to a member on a ride.',
})
@Check({
  name: 'emergency_contact_whole_check',
  expression:
    '(contact_name is null) = (contact_phone is null) and (contact_name is not null or medical_note is not null)',
})
export class EmergencyContact {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The name of the person to call. Null for none.' })
  contactName: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number of that person. Null if `contactName` is null.',
  })
  contactPhone: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A note for helpers, such as allergies and medicines. Null for none.',
  })
  medicalNote: string | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Field(() => Date, { description: 'When the member last changed it (UTC).' })
  updatedAt: Date = new Date();
}
