import type { Services } from '../context.ts';
import type { Reader } from '../model/reader.ts';
import { one } from '../platform/graphql/batch.ts';
import { distancesByUsers } from './distances.ts';
import { usersByIds } from './users.ts';
import { weekLists } from './weeks.ts';

export const userLoaders = (reader: Reader, services: Services) => ({
  userById: one(
    (ids) => usersByIds(reader, ids),
    (user) => user.id,
  ),
  distancesOfUser: one(
    (ids) => distancesByUsers(reader, ids, services.defaultTimeZone),
    (distances) => distances.userId,
  ),
  weeksOfUser: weekLists(reader, services.defaultTimeZone),
});
