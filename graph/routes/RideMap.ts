import { Field, Float, ObjectType } from 'type-graphql';
import { WaypointKind } from '../model/routes/waypoints.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { Climb, maxClimbs } from './Climb.ts';

@ObjectType({ simpleResolvers: true, description: 'A point on the Earth, in degrees (WGS 84).' })
export class MapPoint {
  @Field(() => Float, { description: 'The latitude in degrees, north positive.' })
  lat: number;

  @Field(() => Float, { description: 'The longitude in degrees, east positive, from -180 to 180.' })
  lng: number;
}

@ObjectType({ simpleResolvers: true, description: 'The edges of a map, in degrees (WGS 84).' })
export class MapBounds {
  @Field(() => Float, { description: 'The latitude of the southern edge.' })
  south: number;

  @Field(() => Float, {
    description: 'The longitude of the western edge. Greater than `east` if the map crosses the 180th meridian.',
  })
  west: number;

  @Field(() => Float, { description: 'The latitude of the northern edge.' })
  north: number;

  @Field(() => Float, { description: 'The longitude of the eastern edge.' })
  east: number;
}

@ObjectType({ simpleResolvers: true, description: 'A point of the elevation profile of a route.' })
export class ProfileSample {
  @Field(() => Float, {
    description: 'The distance from the first visible point in miles. Gaps of the line add nothing.',
  })
  distance: number;

  @Field(() => Float, {
    description:
      'The elevation in feet above sea level, averaged from half a sample spacing before the point to half a spacing after it.',
  })
  elevation: number;

  @Field(() => Float, { description: 'The gradient in percent, from -100 to 100. Negative downhill.' })
  gradient: number;

  @Field(() => Float, { description: 'The latitude in degrees, north positive.' })
  lat: number;

  @Field(() => Float, { description: 'The longitude in degrees, east positive, from -180 to 180.' })
  lng: number;
}

describeEnum(WaypointKind, 'WaypointKind', 'The kind of a waypoint, as its route file names it.', {
  GENERIC: 'Any other place.',
  SUMMIT: 'A summit, or the start of a rated climb.',
  VALLEY: 'A valley.',
  WATER: 'Drinking water.',
  FOOD: 'Food.',
  DANGER: 'A danger.',
  LEFT: 'A turn to the left.',
  RIGHT: 'A turn to the right.',
  STRAIGHT: 'A crossing to pass straight on.',
  FIRST_AID: 'First aid.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'A named place of a route file: a waypoint of GPX, a course point of TCX or FIT, a point of KML.',
})
export class Waypoint {
  @Field(() => Float, { description: 'The latitude in degrees, north positive.' })
  lat: number;

  @Field(() => Float, { description: 'The longitude in degrees, east positive, from -180 to 180.' })
  lng: number;

  @Field(() => String, {
    description: 'The text of the file in one line, at most 80 characters. Plain text, never markup.',
  })
  name: string;

  @Field(() => WaypointKind, { description: 'The kind. GENERIC if the file names no known one.' })
  kind: WaypointKind;

  @Field(() => Float, {
    nullable: true,
    description:
      'The distance from the first visible point in miles, to the nearest point of the line. Gaps of the line add nothing. Null for a place more than 200 metres beside the route, which only the owner gets.',
  })
  distance: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The route of a ride as the viewer may see it. Its author gets all of it. For everyone else, and for access tokens, the parts in a privacy zone of the author are removed: line, profile, climbs, bounds, length, climb and waypoints are those of the rest.',
})
export class RideMap {
  @Field(() => Float, {
    description:
      'The length of the visible part in miles, by the haversine formula on a sphere of 6,371.0088 km: within 0.56 % of the ellipsoid of WGS 84. Gaps add nothing.',
  })
  distance: number;

  @Field(() => Float, {
    description:
      'The climb of the visible part in feet: the sum of the rises between turning points. Heights are averaged over 24 metres, and turning points differ by at least 3 metres. 0 if `hasElevation` is false.',
  })
  elevation: number;

  @Field(() => Boolean, { description: 'Whether the file contained elevations.' })
  hasElevation: boolean;

  @Field(() => MapBounds, { description: 'The edges of the visible part.' })
  bounds: MapBounds;

  @AtMost(1000)
  @Field(() => [[MapPoint]], {
    description:
      'The line to draw, at most 1,000 points, in one or more pieces. The route between two pieces is unknown: never join them.',
  })
  line: MapPoint[][];

  @AtMost(400)
  @Field(() => [[ProfileSample]], {
    description:
      'The elevation profile, at most 400 points, in pieces like the line. Empty if `hasElevation` is false.',
  })
  profile: ProfileSample[][];

  @AtMost(maxClimbs)
  @Field(() => [Climb], {
    description:
      'The climbs in the order of the route, at most 100: of more, the hardest. They are found in `profile`, on which they start and end, and never cross a gap. Empty if there are none or `hasElevation` is false.',
  })
  climbs: Climb[];

  @AtMost(200)
  @Field(() => [Waypoint], {
    description:
      'The named places of the file, in the order of the ride, those beside the route last. There are at most 200, the first ones of the file. Everyone but the owner gets only those on the visible part: course points and route points at most 200 metres beside it, others at most 30. Those in a privacy zone or within 200 metres of a hidden part are removed. If a part is hidden, so are those whose name has a distance.',
  })
  waypoints: Waypoint[];
}
