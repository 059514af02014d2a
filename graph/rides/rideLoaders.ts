import type { Reader } from '../model/reader.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, viewerFlag } from '../platform/graphql/batch.ts';
import { participantsOfRides } from './participants.ts';

const joinedAmongStatement = statement(
  'ride.joinedAmong',
  `select post_id as key from ride_participant where user_id = $1 and post_id = any($2::uuid[])`,
);

const savedAmongStatement = statement(
  'ride.savedAmong',
  `select post_id as key from saved_ride where user_id = $1 and post_id = any($2::uuid[])`,
);

export const rideLoaders = (reader: Reader) => ({
  /** Loads rides, visible or not. Callers must check that the viewer may read the post. */
  rideById: byId((ids) => ridesByIds(reader, ids)),
  viewerIsParticipating: viewerFlag(reader, joinedAmongStatement),
  viewerHasSaved: viewerFlag(reader, savedAmongStatement),
  participantsOfRide: participantsOfRides.all(reader),
  followedParticipantsOfRide: participantsOfRides.followed(reader),
});
