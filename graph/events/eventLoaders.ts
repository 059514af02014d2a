import type { Reader } from '../model/reader.ts';
import { participantLists } from '../model/users/participantLists.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, viewerFlag } from '../platform/graphql/batch.ts';
import { eventsByIds } from './events.ts';

const registeredAmongStatement = statement(
  'registration.registeredAmong',
  `select event_id as key from event_registration where user_id = $1 and event_id = any($2::uuid[])`,
);

const registeredMembers = participantLists({
  noun: 'event',
  table: 'event_registration',
  owner: 'event_id',
  cursors: { all: 'eventParticipants', followed: 'followedEventParticipants' },
});

export const eventLoaders = (reader: Reader) => ({
  eventById: byId((ids) => eventsByIds(reader, ids)),
  viewerIsRegistered: viewerFlag(reader, registeredAmongStatement),
  participantsOfEvent: registeredMembers.all(reader),
  followedParticipantsOfEvent: registeredMembers.followed(reader),
});
