import { IsNumber, Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { ClientId, Text } from '../lib/validation.ts';
import { User } from '../users/User.ts';
import { PrivacyZone } from './PrivacyZone.ts';

const usualRadius = 0.25;
const latitudeFault = { message: 'lat must be a number of degrees from -85 to 85' };
const longitudeFault = { message: 'lng must be a number of degrees from -180 to 180' };
const radiusFault = { message: 'radius must be a number of miles from 0.1 to 5' };

@InputType({ description: 'A privacy zone to make.' })
export class CreatePrivacyZoneInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client: the same id again answers the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, { description: 'What to call it, such as `Home`: 1 to 50 characters.' })
  @Text({ minimum: 1, maximum: 50, message: 'A label is required' })
  label: string;

  @Field(() => Float, { description: 'The latitude of its middle, from -85 to 85 degrees of WGS 84.' })
  @IsNumber({}, latitudeFault)
  @Min(-85, latitudeFault)
  @Max(85, latitudeFault)
  lat: number;

  @Field(() => Float, { description: 'The longitude of its middle, from -180 to 180 degrees of WGS 84.' })
  @IsNumber({}, longitudeFault)
  @Min(-180, longitudeFault)
  @Max(180, longitudeFault)
  lng: number;

  @Field(() => Float, { defaultValue: usualRadius, description: 'Its radius in miles, 0.1 to 5.' })
  @IsNumber({}, radiusFault)
  @Min(0.1, radiusFault)
  @Max(5, radiusFault)
  radius: number = usualRadius;
}

@ObjectType({ description: 'A privacy zone that was made.' })
export class CreatePrivacyZonePayload {
  @Field(() => PrivacyZone, { description: 'The zone, the last of `User.privacyZones`.' })
  privacyZone: PrivacyZone;

  @Field(() => User, { description: 'Its member, whose zones and maps have changed.' })
  viewer: User;
}

@ObjectType({ description: 'A privacy zone that was deleted.' })
export class DeletePrivacyZonePayload {
  @Field(() => ID, { description: 'The id of the zone that is gone.' })
  deletedZoneId: string;

  @Field(() => User, { description: 'Its member, whose zones and maps have changed.' })
  viewer: User;
}
