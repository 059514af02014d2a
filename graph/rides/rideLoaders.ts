import type { Reader } from '../context.ts';
import { flag, one } from '../lib/batch.ts';
import { followedParticipantPages, participantPages } from './participants.ts';
import { participatesAmong, ridesByIds } from './rides.ts';
import { savedAmong } from './savedRides.ts';

export const rideLoaders = (reader: Reader) => ({
  /** Rides whether visible or not: only behind a post that the viewer may read. */
  rideById: one(
    (ids) => ridesByIds(reader, ids),
    (ride) => ride.id,
  ),
  viewerIsParticipating: flag((ids) => participatesAmong(reader, ids)),
  viewerHasSaved: flag((ids) => savedAmong(reader, ids)),
  participantsOfRide: participantPages(reader),
  followedParticipantsOfRide: followedParticipantPages(reader),
});
