import { IsNumber, Max, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';

const latitudeFault = { message: 'lat must be a number of degrees from -90 to 90' };
const longitudeFault = { message: 'lng must be a number of degrees from -180 to 180' };

@InputType({ description: 'The point on the map where the riders of a ride meet.' })
export class MeetingPointInput {
  @Field(() => Float, { description: 'The latitude, from -90 to 90 degrees (WGS 84), north positive.' })
  @IsNumber({}, latitudeFault)
  @Min(-90, latitudeFault)
  @Max(90, latitudeFault)
  lat: number;

  @Field(() => Float, { description: 'The longitude, from -180 to 180 degrees (WGS 84), east positive.' })
  @IsNumber({}, longitudeFault)
  @Min(-180, longitudeFault)
  @Max(180, longitudeFault)
  lng: number;
}
