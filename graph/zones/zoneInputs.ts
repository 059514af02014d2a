import { IsBoolean, IsNumber, Max, Min } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { User } from '../model/users/User.ts';
import { PrivacyZone } from '../model/zones/PrivacyZone.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';

const usualRadius = 0.25;
const { label, latitude, radius } = inputLimits.zone;
const latitudeFault = { message: `lat must be a number of degrees from -${latitude} to ${latitude}` };
const longitudeFault = { message: 'lng must be a number of degrees from -180 to 180' };
const radiusFault = { message: `radius must be a number of miles from ${radius.least} to ${radius.most}` };

@InputType({ description: 'A privacy zone to create.' })
export class CreatePrivacyZoneInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID that the client generates; the server generates one when it is omitted. A request that repeats the id returns the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, { description: `The name of the zone, such as \`Home\`: 1 to ${label} characters.` })
  @Text({ minimum: 1, maximum: label, message: 'A label is required' })
  label: string;

  @Field(() => Float, { description: `The latitude of the centre, from -${latitude} to ${latitude} degrees (WGS 84).` })
  @IsNumber({}, latitudeFault)
  @Min(-latitude, latitudeFault)
  @Max(latitude, latitudeFault)
  lat: number;

  @Field(() => Float, { description: 'The longitude of the centre, from -180 to 180 degrees (WGS 84).' })
  @IsNumber({}, longitudeFault)
  @Min(-180, longitudeFault)
  @Max(180, longitudeFault)
  lng: number;

  @Field(() => Float, {
    defaultValue: usualRadius,
    description: `The radius in miles, ${radius.least} to ${radius.most}.`,
  })
  @IsNumber({}, radiusFault)
  @Min(radius.least, radiusFault)
  @Max(radius.most, radiusFault)
  radius: number = usualRadius;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether to lower the `distance` and `elevation` of rides to at most those of the visible part of their routes, for earlier and later rides. When false, others see the written figures. The figure of a whole route discloses the length of the hidden part, and several such figures disclose the centre of the zone. One zone with true lowers the figures of all rides of the member.',
  })
  @IsBoolean({ message: 'lowersFigures must be true or false' })
  lowersFigures: boolean = true;
}

@ObjectType({ description: 'The result of creating a privacy zone.' })
export class CreatePrivacyZonePayload {
  @Field(() => PrivacyZone, { description: 'The new zone. It is the last of `User.privacyZones`.' })
  privacyZone: PrivacyZone;

  @Field(() => User, { description: 'The viewer, with the changed zones and maps.' })
  viewer: User;
}

@ObjectType({ description: 'The result of deleting a privacy zone.' })
export class DeletePrivacyZonePayload {
  @Field(() => ID, { description: 'The id of the deleted zone.' })
  deletedZoneId: string;

  @Field(() => User, { description: 'The viewer, with the changed zones and maps.' })
  viewer: User;
}
