import type { Reader } from '../model/reader.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import { flag, one } from '../platform/graphql/batch.ts';
import { followedParticipantPages, participantPages } from './participants.ts';
import { participatesAmong } from './rides.ts';
import { savedAmong } from './savedRides.ts';

export const rideLoaders = (reader: Reader) => ({
  /** Loads rides, visible or not. Callers must check that the viewer may read the post. */
  rideById: one(
    (ids) => ridesByIds(reader, ids),
    (ride) => ride.id,
  ),
  viewerIsParticipating: flag((ids) => participatesAmong(reader, ids)),
  viewerHasSaved: flag((ids) => savedAmong(reader, ids)),
  participantsOfRide: participantPages(reader),
  followedParticipantsOfRide: followedParticipantPages(reader),
});
