import type { Reader } from '../model/reader.ts';
import { flag, one } from '../platform/graphql/batch.ts';
import { eventsByIds } from './events.ts';
import { registeredAmong } from './registrations.ts';

export const eventLoaders = (reader: Reader) => ({
  eventById: one(
    (ids) => eventsByIds(reader, ids),
    (event) => event.id,
  ),
  viewerIsRegistered: flag((ids) => registeredAmong(reader, ids)),
});
