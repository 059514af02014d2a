import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';

const latitudeFault = { message: 'lat must be a number of degrees from -90 to 90' };
const longitudeFault = { message: 'lng must be a number of degrees from -180 to 180' };

const maxAddress = inputLimits.moment.address;

@InputType({ description: 'The place of a moment: a point, an address, or both.' })
export class PlaceInput {
  @Field(() => Float, {
    nullable: true,
    description: 'The latitude in degrees, positive in the north. Requires `lng`.',
  })
  @IsOptional()
  @IsNumber({}, latitudeFault)
  @Min(-90, latitudeFault)
  @Max(90, latitudeFault)
  lat?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The longitude in degrees, positive in the east. Requires `lat`.',
  })
  @IsOptional()
  @IsNumber({}, longitudeFault)
  @Min(-180, longitudeFault)
  @Max(180, longitudeFault)
  lng?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The address or name of the place, at most ${maxAddress} characters.`,
  })
  @IsOptional()
  @Text({ maximum: maxAddress })
  address?: string | null;
}
