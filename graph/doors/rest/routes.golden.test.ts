import { expect } from 'vitest';
import { anyId, goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';
import { uploadRoute } from '../../test/routeDoors.ts';

const golden = goldenTests();

const file =
  '<gpx><rte><rtept lat="53.19" lon="-2.89"><ele>10</ele></rtept><rtept lat="53.2" lon="-2.89"><ele>60</ele><name>Ford</name><sym>Danger</sym></rtept></rte></gpx>';
const ends = [
  { lat: 53.19, lng: -2.89 },
  { lat: 53.2, lng: -2.89 },
];
const map = {
  distance: 0.691,
  elevation: 164,
  hasElevation: true,
  bounds: { south: 53.19, west: -2.89, north: 53.2, east: -2.89 },
  line: [ends],
  profile: [expect.any(Array)],
  waypoints: [{ lat: 53.2, lng: -2.89, name: 'Ford', kind: 'danger', distance: 0.691 }],
  climbs: [],
};

golden('POST /api/routes', [
  {
    it: 'answers 201 and all of the route',
    by: 'ada',
    ask: () => ({ body: { file } }),
    status: 201,
    answers: () => ({
      id: anyId,
      ...map,
      startedAt: null,
      shown: { distance: 0.691, elevation: 164, hasElevation: true },
    }),
  },
  {
    it: 'is 400 for what is no route file',
    by: 'ada',
    ask: () => ({ body: { file: 'hello' } }),
    ...refuses(400, 'The route file is not a GPX, TCX, FIT, KML or KMZ file'),
  },
  {
    it: 'is 400 where none is sent',
    by: 'ada',
    ask: () => ({ body: { file: null } }),
    ...refuses(400, 'The route file is empty'),
  },
  { it: 'is 401 for visitors', ask: () => ({ body: { file } }), ...refuses(401, 'Authentication required') },
  {
    it: 'is 409 for the id of another’s',
    by: 'ben',
    given: ({ app, ada }) => uploadRoute(app, ada, file, { id: nobodysId }),
    ask: () => ({ body: { file, id: nobodysId } }),
    ...refuses(409, 'This id is taken'),
  },
]);

/** Adds the route to the test ride. */
async function onRoute({ app, ada, ride }: World): Promise<void> {
  const { body } = await uploadRoute(app, ada, file);
  await app.run('update ride set route_id = $2 where id = $1', ride.id, body.id);
}

golden('GET /api/rides/{postId}/route.tcx', [
  {
    it: 'answers a TCX course',
    by: 'ben',
    given: onRoute,
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    status: 200,
    answers: () => `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
<Courses><Course><Name>Coffee ride</Name>
<Lap><TotalTimeSeconds>166</TotalTimeSeconds><DistanceMeters>1112.1</DistanceMeters><Intensity>Active</Intensity></Lap>
<Track>
<Trackpoint><Time>2000-01-01T00:00:00.000Z</Time><Position><LatitudeDegrees>53.1900000</LatitudeDegrees><LongitudeDegrees>-2.8900000</LongitudeDegrees></Position><AltitudeMeters>10</AltitudeMeters><DistanceMeters>0.0</DistanceMeters></Trackpoint>
<Trackpoint><Time>2000-01-01T00:02:46.000Z</Time><Position><LatitudeDegrees>53.2000000</LatitudeDegrees><LongitudeDegrees>-2.8900000</LongitudeDegrees></Position><AltitudeMeters>60</AltitudeMeters><DistanceMeters>1112.0</DistanceMeters></Trackpoint>
</Track>
<CoursePoint><Name>Ford</Name><Time>2000-01-01T00:02:46.000Z</Time><Position><LatitudeDegrees>53.2000000</LatitudeDegrees><LongitudeDegrees>-2.8900000</LongitudeDegrees></Position><PointType>Danger</PointType></CoursePoint>
</Course></Courses>
</TrainingCenterDatabase>
`,
  },
  {
    it: 'is 404 for a ride without a route',
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    ...refuses(404, 'Route not found'),
  },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/rides/{postId}/route.gpx', [
  {
    it: 'answers a GPX file',
    by: 'ben',
    given: onRoute,
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    status: 200,
    answers: () => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cycle Chat" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="53.2000000" lon="-2.8900000"><name>Ford</name><type>Danger</type></wpt>
<trk><name>Coffee ride</name>
<trkseg>
<trkpt lat="53.1900000" lon="-2.8900000"><ele>10</ele></trkpt>
<trkpt lat="53.2000000" lon="-2.8900000"><ele>60</ele></trkpt>
</trkseg>
</trk>
</gpx>
`,
  },
  {
    it: 'is 404 for a ride without a route',
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    ...refuses(404, 'Route not found'),
  },
  {
    it: 'is 404 for a pace group that the ride does not have',
    ask: ({ ride }) => ({ params: { postId: ride.id }, query: { paceGroupId: nobodysId } }),
    ...refuses(404, 'Pace group not found'),
  },
  {
    it: 'is 404 for a plain post',
    ask: ({ post }) => ({ params: { postId: post.id } }),
    ...refuses(404, 'Ride not found'),
  },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/rides/{postId}/route.fit', [
  {
    it: 'answers a FIT course',
    by: 'ben',
    given: onRoute,
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    status: 200,
    answers: () => expect.stringMatching(/^.{8}\.FIT.*Coffee ride\0.*Ford\0/s),
  },
  {
    it: 'is 404 for a ride without a route',
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    ...refuses(404, 'Route not found'),
  },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);

golden('GET /api/rides/{postId}/route/original', [
  {
    it: 'answers the file as its owner sent it',
    by: 'ada',
    given: onRoute,
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    status: 200,
    answers: () => file,
  },
  {
    it: 'is 404 for everyone but the owner of the route',
    by: 'ben',
    given: onRoute,
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    ...refuses(404, 'Original file not found'),
  },
  {
    it: 'is 404 for a ride without a route',
    by: 'ada',
    ask: ({ ride }) => ({ params: { postId: ride.id } }),
    ...refuses(404, 'Original file not found'),
  },
  {
    it: 'is 404 for a plain post',
    ask: ({ post }) => ({ params: { postId: post.id } }),
    ...refuses(404, 'Ride not found'),
  },
  {
    it: 'is 404 for a pace group that the ride does not have',
    ask: ({ ride }) => ({ params: { postId: ride.id }, query: { paceGroupId: nobodysId } }),
    ...refuses(404, 'Pace group not found'),
  },
]);
