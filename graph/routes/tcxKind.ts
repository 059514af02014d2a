import { memberOf, under, type XmlKind } from './routeKind.ts';

/** The points of a track. Points without a position come from an indoor trainer, or from a receiver without one. */
const placesIn = (track: unknown) => under([track], 'Trackpoint').filter((point) => memberOf(point, 'Position'));

/** The activities of a TCX file. Of a multisport session, those by bicycle if they have tracks. */
function ridden(root: unknown): unknown[] {
  const session = under([root], 'Activities', 'MultiSportSession');
  const sports = [...under(session, 'FirstSport', 'Activity'), ...under(session, 'NextSport', 'Activity')];
  const rides = sports.filter(
    (sport) =>
      memberOf(sport, 'Sport') === 'Biking' &&
      under([sport], 'Lap', 'Track').some((track) => placesIn(track).length > 1),
  );
  return [...under([root], 'Activities', 'Activity'), ...(rides.length > 0 ? rides : sports)];
}

const positionOf = (point: unknown) => {
  const position = memberOf(point, 'Position');
  return { lat: memberOf(position, 'LatitudeDegrees'), lng: memberOf(position, 'LongitudeDegrees') };
};

/** TCX. Activities go before courses. */
export const tcxKind: XmlKind = {
  pieces(document) {
    const [root] = under([document], 'TrainingCenterDatabase');
    const laps = under(ridden(root), 'Lap', 'Track');
    const tracks = laps.length > 0 ? laps : under([root], 'Courses', 'Course', 'Track');
    return tracks.map(placesIn);
  },
  waypoints: (document) =>
    under([document], 'TrainingCenterDatabase', 'Courses', 'Course', 'CoursePoint').map((point) => ({
      ...positionOf(point),
      name: memberOf(point, 'Name'),
      note: memberOf(point, 'Notes'),
      kinds: [memberOf(point, 'PointType')],
      isInOrder: true,
    })),
  position: positionOf,
  elevation: (point) => memberOf(point, 'AltitudeMeters'),
  time: (point) => memberOf(point, 'Time'),
};
