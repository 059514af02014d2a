// Tracks of which length and climb are known because they are made of them: steps of so many metres on the ellipsoid of WGS 84,
// by its radii of curvature, which the product itself does not use.

export interface TestPoint {
  lat: number;
  lng: number;
  elevation: number | null;
}

export interface MadeTrack {
  points: TestPoint[];
  /** Metres. */
  length: number;
  /** Metres. */
  climb: number;
}

export const metresPerMile = 1609.344;
export const metresPerFoot = 0.3048;

const equator = 6_378_137;
const flattening = 1 / 298.257223563;
const eccentricity = flattening * (2 - flattening);
const radians = Math.PI / 180;

/** Metres of a degree to the north and to the east, at a latitude. */
export function metresOfDegree(lat: number): { north: number; east: number } {
  const bulge = 1 - eccentricity * Math.sin(lat * radians) ** 2;
  const north = (equator * (1 - eccentricity)) / bulge ** 1.5;
  const east = (equator / Math.sqrt(bulge)) * Math.cos(lat * radians);
  return { north: north * radians, east: east * radians };
}

/** Where one is after so many metres in a direction, in radians from north. */
export function stepFrom<Place extends { lat: number; lng: number }>(place: Place, metres: number, heading: number) {
  const { north, east } = metresOfDegree(place.lat);
  const lng = place.lng + (metres * Math.sin(heading)) / east;
  return { lat: place.lat + (metres * Math.cos(heading)) / north, lng: ((lng + 540) % 360) - 180 };
}

interface Makings {
  lat: number;
  lng: number;
  /** Metres of a step. */
  step: number;
  steps: number;
  /** The direction of each step in radians from north. */
  heading(step: number): number;
  /** How many hills there are, one after the other, and how high each is in metres. */
  hills: number;
  height: number;
}

/** A track of hills that rise and fall evenly, each as long as the next. */
export function makeTrack({ lat, lng, step, steps, heading, hills, height }: Makings): MadeTrack {
  const elevationAt = (index: number) => {
    const part = ((index / steps) * hills) % 1;
    return 120 + height * (1 - Math.abs(2 * part - 1));
  };
  const points: TestPoint[] = [{ lat, lng, elevation: hills > 0 ? elevationAt(0) : null }];
  let place = { lat, lng };
  for (let index = 1; index <= steps; index += 1) {
    place = stepFrom(place, step, heading(index));
    points.push({ ...place, elevation: hills > 0 ? elevationAt(index) : null });
  }
  return { points, length: step * steps, climb: hills * height };
}

const gpxPoint = ({ lat, lng, elevation }: TestPoint, name: string) =>
  `<${name} lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}">${elevation === null ? '' : `<ele>${elevation.toFixed(2)}</ele>`}<time>2026-05-01T06:30:00Z</time></${name}>`;

/** A GPX file as receivers write it, the author and a heart rate in it; of more lists of points, as many segments. */
export const gpxFile = (...segments: TestPoint[][]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Receiver" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><author><name>Ada Rider</name></author><time>2026-05-01T06:30:00Z</time></metadata>
<wpt lat="1" lon="1"><name>Door</name></wpt>
<trk><name>Ada &amp; the hills</name>${segments
    .map((points) => `<trkseg>${points.map((point) => gpxPoint(point, 'trkpt')).join('\n')}</trkseg>`)
    .join('')}<extensions><hr>171</hr></extensions></trk></gpx>`;

/** A GPX file of a planned route. */
export const gpxRoute = (points: TestPoint[]): string =>
  `<gpx version="1.0"><rte>${points.map((point) => gpxPoint(point, 'rtept')).join('')}</rte></gpx>`;

const tcxPoint = ({ lat, lng, elevation }: TestPoint) =>
  `<Trackpoint><Time>2026-05-01T06:30:00Z</Time><Position><LatitudeDegrees>${lat.toFixed(7)}</LatitudeDegrees><LongitudeDegrees>${lng.toFixed(7)}</LongitudeDegrees></Position>${elevation === null ? '' : `<AltitudeMeters>${elevation.toFixed(2)}</AltitudeMeters>`}<HeartRateBpm><Value>171</Value></HeartRateBpm></Trackpoint>`;

/** A TCX file of an activity; of more lists of points, as many laps. */
export const tcxFile = (...laps: TestPoint[][]): string =>
  `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Biking"><Id>2026-05-01T06:30:00Z</Id>${laps
    .map((points) => `<Lap><Track>${points.map(tcxPoint).join('\n')}</Track></Lap>`)
    .join('')}</Activity></Activities></TrainingCenterDatabase>`;

/** A TCX file of a course. */
export const tcxCourse = (points: TestPoint[]): string =>
  `<TrainingCenterDatabase><Courses><Course><Name>Loop</Name><Track>${points.map(tcxPoint).join('')}</Track></Course></Courses></TrainingCenterDatabase>`;
