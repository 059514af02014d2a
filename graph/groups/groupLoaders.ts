import { Group } from '../model/groups/Group.ts';
import { enteredGroups } from '../model/groups/groupPolicy.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { byId, many, one, partOf } from '../platform/graphql/batch.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { invitationsOfGroups } from './groupInvitations.ts';
import { requestCounts, requestPages } from './groupRequests.ts';
import { groupRulesLoaders } from './groupRules.ts';
import { standingLoaders } from './groupStandings.ts';
import { groupsByIds } from './groups.ts';

// Memberships of groups, for those who may read them. Both lists are in the order in which members joined.

/** The memberships of the owner of the list, the first one first. */
const memberships = (owner: string, listed: string, isListed = 'true') =>
  `unnest($1::uuid[]) owner(id)
   cross join lateral (
     select owner.id as "ownerId", ${listed} as id, created_at as "listedAt" from group_member
     where ${owner} = owner.id and (created_at, ${listed}) > ($2::timestamptz, $3::uuid) and ${isListed}
     order by created_at, ${listed} limit $4 offset $5
   ) m`;

const membersStatement = statement(
  'group.members',
  `select ${columnsOf(User, 'u')}, m."ownerId", m."listedAt"
   from ${memberships('group_id', 'user_id', `not ${isAbsentFor('$6::uuid', 'user_id')}`)} join "user" u on u.id = m.id
   order by m."listedAt", m.id`,
);
const groupsStatement = statement(
  'group.ofUser',
  `select ${columnsOf(Group, 'g')}, m."ownerId", m."listedAt"
   from ${memberships('user_id', 'group_id', enteredGroups('$6::uuid', 'group_member.group_id'))} join "group" g on g.id = m.id
   order by m."listedAt", m.id`,
);

const memberCursors = timeCursors('members');

/** Pages of the members of a group, in the order in which they joined. */
const memberPages = ({ sql, viewer }: Reader) =>
  ownedPages(memberCursors, (values) => sql<Owned<User>>(membersStatement, [...values, viewer?.id ?? null]), earliest);

const joinedGroupCursors = timeCursors('joinedGroups');

/** Pages of the groups of a member, in the order in which they joined them, as far as the viewer may read their members. */
const joinedGroupPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    joinedGroupCursors,
    (values) => sql<Owned<Group>>(groupsStatement, [...values, viewer?.id ?? null]),
    earliest,
  );

const viewerMembershipsStatement = statement(
  'group.viewerMemberships',
  `select group_id as id, true as "isMember", organises_since is not null as organises, rules_version as "rulesVersion"
   from group_member
   where user_id = $1 and group_id = any($2::uuid[])
   union all
   select q.group_id, false, false, null from group_request q
   where q.user_id = $1 and q.group_id = any($2::uuid[])
     and not exists (select from group_member m where m.group_id = q.group_id and m.user_id = q.user_id)`,
);

interface Membership {
  /** The id of the group. */
  id: string;
  /** Whether the viewer is a member. Otherwise they have asked to join. */
  isMember: boolean;
  organises: boolean;
  /** The version of the rules that they acknowledged last. */
  rulesVersion: number | null;
}

/** The viewer's memberships of groups, and requests to join them; null is none. Visitors cost no statement. */
const viewerMemberships = ({ sql, viewer }: Reader) =>
  byId<Membership>(async (groupIds) =>
    viewer ? sql<Membership & Record<string, unknown>>(viewerMembershipsStatement, [viewer.id, groupIds]) : [],
  );

const organisersStatement = statement(
  'group.organisers',
  `select ${columnsOf(User, 'u')}, m.group_id as "ownerId" from group_member m join "user" u on u.id = m.user_id
   where m.group_id = any($1::uuid[]) and m.organises_since is not null and not ${isAbsentFor('$2::uuid', 'm.user_id')}
   order by m.organises_since, m.user_id`,
);

/** The organisers of groups whom the viewer may see, the longest-serving first. */
const organisers = ({ sql, viewer }: Reader) =>
  many<User & { ownerId: string }>(
    (groupIds) => sql(organisersStatement, [groupIds, viewer?.id ?? null]),
    ({ ownerId }) => ownerId,
  );

/** The number of followed members, the last ones first, among whom members of groups are counted. */
const followedRead = 1000;

const followedCountStatement = statement(
  'group.followedMemberCount',
  `select m.group_id as id, count(*)::int as count
   from (
     select followed_id from follow where follower_id = $1::uuid order by created_at desc, followed_id desc limit ${followedRead}
   ) f
   join group_member m on m.user_id = f.followed_id and m.group_id = any($2::uuid[])
   where ${enteredGroups('$1::uuid', 'm.group_id')} and not ${isAbsentFor('$1::uuid', 'm.user_id')}
   group by m.group_id`,
);

/** The numbers of members of groups that the viewer follows; null is none. Visitors cost no statement. */
const followedCounts = ({ sql, viewer }: Reader) =>
  one<{ id: string; count: number }>(
    async (groupIds) => (viewer ? sql(followedCountStatement, [viewer.id, groupIds]) : []),
    ({ id }) => id,
  );

export const groupLoaders = (reader: Reader, memberships = viewerMemberships(reader)) => ({
  groupById: byId((ids) => groupsByIds(reader, ids)),
  viewerIsMember: partOf(memberships, (membership) => membership?.isMember ?? false),
  viewerHasAsked: partOf(memberships, (membership) => membership?.isMember === false),
  viewerOrganises: partOf(memberships, (membership) => membership?.organises ?? false),
  viewerRulesVersion: partOf(memberships, (membership) => membership?.rulesVersion ?? null),
  organisersOfGroup: organisers(reader),
  followedMembersOfGroup: followedCounts(reader),
  requestsOfGroup: requestPages(reader),
  requestCountOfGroup: requestCounts(reader),
  invitationsOfGroup: invitationsOfGroups(reader),
  ...groupRulesLoaders(reader),
  ...standingLoaders(reader),
  membersOfGroup: memberPages(reader),
  groupsOfUser: joinedGroupPages(reader),
});
