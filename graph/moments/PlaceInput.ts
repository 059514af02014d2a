import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { Text } from '../lib/validation.ts';

const latitudeFault = { message: 'lat must be a number of degrees from -90 to 90' };
const longitudeFault = { message: 'lng must be a number of degrees from -180 to 180' };

@InputType({ description: 'Where a moment was: a point, an address, or both.' })
export class PlaceInput {
  @Field(() => Float, { nullable: true, description: 'Degrees of latitude, north positive; goes with `lng`.' })
  @IsOptional()
  @IsNumber({}, latitudeFault)
  @Min(-90, latitudeFault)
  @Max(90, latitudeFault)
  lat?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of longitude, east positive; goes with `lat`.' })
  @IsOptional()
  @IsNumber({}, longitudeFault)
  @Min(-180, longitudeFault)
  @Max(180, longitudeFault)
  lng?: number | null;

  @Field(() => String, { nullable: true, description: 'The place in words, at most 300 characters.' })
  @IsOptional()
  @Text({ maximum: 300 })
  address?: string | null;
}
