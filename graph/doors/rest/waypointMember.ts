import Type from 'typebox';
import { WaypointKind } from '../../model/routes/waypoints.ts';

const Waypoint = Type.Object(
  {
    lat: Type.Number({ description: 'The latitude in degrees (WGS 84), north positive.' }),
    lng: Type.Number({ description: 'The longitude in degrees (WGS 84), east positive, from -180 to 180.' }),
    name: Type.String({ description: 'The text of the file, at most 80 characters. It is plain text, never markup.' }),
    kind: Type.Unsafe<WaypointKind>({
      type: 'string',
      enum: Object.values(WaypointKind),
      description: 'The kind, as TCX names it. `generic` if the file names no known one.',
    }),
    distance: Type.Unsafe<number | null>({
      type: ['number', 'null'],
      minimum: 0,
      description:
        'The distance from the first visible point, without gaps, in miles. Null for a place more than 200 metres beside the route, which only the owner gets.',
    }),
  },
  { $id: 'Waypoint', description: 'A named place of a route file.' },
);

/** The waypoints of a map. */
export const waypoints = Type.Array(Waypoint, {
  description:
    'At most 200, in the order of the ride, those beside the route last. Others get only those on the part that they see, and none within 200 metres of a hidden part. If a part is hidden, they get none whose name has a distance. They get waypoints of GPX and places of KML only within 30 metres of that part.',
});
