import type { Reader } from '../model/reader.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, viewerFlag } from '../platform/graphql/batch.ts';
import { meetingPointLoaders } from './meetingPoints.ts';
import { attendanceOfRides, participantsOfRides, waitingOfRides } from './participants.ts';
import { seriesLoaders } from './seriesLoaders.ts';

const joinedAmongStatement = statement(
  'ride.joinedAmong',
  `select post_id as key from ride_participant where user_id = $1 and post_id = any($2::uuid[])`,
);

const waitingAmongStatement = statement(
  'ride.waitingAmong',
  `select post_id as key from ride_waiting where user_id = $1 and post_id = any($2::uuid[])`,
);

const takesPlaceStatement = statement(
  'ride.placeAmong',
  `select post_id as key from ride_participant where user_id = $1 and post_id = any($2::uuid[])
   union select post_id from ride_waiting where user_id = $1 and post_id = any($2::uuid[])`,
);

const maybeAmongStatement = statement(
  'ride.maybeAmong',
  `select post_id as key from ride_maybe where user_id = $1 and post_id = any($2::uuid[])`,
);

const savedAmongStatement = statement(
  'ride.savedAmong',
  `select post_id as key from saved_ride where user_id = $1 and post_id = any($2::uuid[])`,
);

export const rideLoaders = (reader: Reader) => ({
  /** Loads rides, visible or not. Callers must check that the viewer may read the post. */
  rideById: byId((ids) => ridesByIds(reader, ids)),
  viewerIsParticipating: viewerFlag(reader, joinedAmongStatement),
  viewerIsWaiting: viewerFlag(reader, waitingAmongStatement),
  /** Whether the viewer participates or waits for a place. */
  viewerTakesPlace: viewerFlag(reader, takesPlaceStatement),
  viewerIsMaybe: viewerFlag(reader, maybeAmongStatement),
  viewerHasSaved: viewerFlag(reader, savedAmongStatement),
  participantsOfRide: participantsOfRides.all(reader),
  /** Only the author of the ride may read them. */
  waitingOfRide: waitingOfRides.all(reader),
  /** Callers must check that the viewer leads the ride or takes part. */
  attendanceOfRide: attendanceOfRides.all(reader),
  followedParticipantsOfRide: participantsOfRides.followed(reader),
  ...meetingPointLoaders(reader),
  ...seriesLoaders(reader),
});
