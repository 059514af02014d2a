import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A point on the Earth, in degrees of WGS 84.' })
export class MapPoint {
  @Field(() => Float, { description: 'Degrees of latitude, north positive.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees of longitude, east positive, from -180 to 180.' })
  lng: number;
}

@ObjectType({ simpleResolvers: true, description: 'The edges of a map, in degrees of WGS 84.' })
export class MapBounds {
  @Field(() => Float, { description: 'The least latitude.' })
  south: number;

  @Field(() => Float, {
    description: 'The longitude of the western edge; more than `east` where the map reaches across the 180th meridian.',
  })
  west: number;

  @Field(() => Float, { description: 'The greatest latitude.' })
  north: number;

  @Field(() => Float, { description: 'The longitude of the eastern edge.' })
  east: number;
}

@ObjectType({ simpleResolvers: true, description: 'A place along a route and how high it lies.' })
export class ProfileSample {
  @Field(() => Float, {
    description: 'Miles from the first point that is shown; what lies in a gap of the line counts nothing.',
  })
  distance: number;

  @Field(() => Float, {
    description: 'Feet above the sea, evened out from half a step before it to half a step after.',
  })
  elevation: number;

  @Field(() => Float, { description: 'How steep it is there, in percent; negative downhill.' })
  gradient: number;

  @Field(() => Float, { description: 'Degrees of latitude, north positive.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees of longitude, east positive, from -180 to 180.' })
  lng: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The route of a ride as the viewer may see it. Its author sees all of it; to everyone else what lies in a privacy zone of the author does not exist: line, profile, bounds, length and climb are those of what is left.',
})
export class RideMap {
  @Field(() => Float, {
    description:
      'The length of what is shown in miles, by the haversine formula on a sphere of 6,371.0088 km: within 0.56 % of the ellipsoid of WGS 84. Gaps count nothing.',
  })
  distance: number;

  @Field(() => Float, {
    description:
      'The climb of what is shown in feet, from turning to turning, where turnings differ by 3 metres or more, as GoldenCheetah reckons its Elevation Gain; 0 where `hasElevation` is false.',
  })
  elevation: number;

  @Field(() => Boolean, { description: 'Whether the file told how high the route lies.' })
  hasElevation: boolean;

  @Field(() => MapBounds, { description: 'The edges of what is shown.' })
  bounds: MapBounds;

  @Field(() => [[MapPoint]], {
    description:
      'The line to draw, at most 1,000 points, in one or more pieces. Nothing is known of what lies between two pieces: never join them.',
  })
  line: MapPoint[][];

  @Field(() => [[ProfileSample]], {
    description: 'How high it leads, at most 400 places, in pieces like the line; empty where `hasElevation` is false.',
  })
  profile: ProfileSample[][];
}
