import type { Reader, Services } from '../context.ts';
import { one } from '../lib/batch.ts';
import { distancesByUsers } from './distances.ts';
import { userPostPages } from './userPosts.ts';
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
  postsOfUser: userPostPages(reader),
});
