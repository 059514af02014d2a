import type { Reader } from '../model/reader.ts';
import { flag, one } from '../platform/graphql/batch.ts';
import { groupsByIds, joinedAmong } from './groups.ts';
import { joinedGroupPages, memberPages } from './members.ts';

export const groupLoaders = (reader: Reader) => ({
  groupById: one(
    (ids) => groupsByIds(reader, ids),
    (group) => group.id,
  ),
  viewerIsMember: flag((ids) => joinedAmong(reader, ids)),
  membersOfGroup: memberPages(reader),
  groupsOfUser: joinedGroupPages(reader),
});
