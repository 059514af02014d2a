import type { Services } from '../context.ts';
import type { Reader } from '../model/reader.ts';
import { byId, one } from '../platform/graphql/batch.ts';
import { distancesByUsers } from './distances.ts';
import { usersByIds } from './users.ts';
import { weekLists } from './weeks.ts';

export const userLoaders = (reader: Reader, services: Services) => ({
  userById: byId((ids) => usersByIds(reader, ids)),
  distancesOfUser: one(
    (ids) => distancesByUsers(reader, ids, services.defaultTimeZone),
    (distances) => distances.userId,
  ),
  weeksOfUser: weekLists(reader, services.defaultTimeZone),
});
