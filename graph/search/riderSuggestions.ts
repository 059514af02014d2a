import type { Context } from '../context.ts';
import { isAbsentFor, viewerAvoids } from '../model/moderation/blockPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { many } from '../platform/graphql/batch.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { callerOf } from '../platform/lib/access.ts';
import { enqueueSearch } from '../platform/limits/enqueueSearch.ts';

// Members whom the viewer may want to follow, from three sources that the viewer can read: the participants of their
// newest rides, those of the newest rides of members they follow, and the members of their groups. Private rides and rides
// that the viewer may not read suggest nobody.

export const SuggestionReason = {
  RIDES_WITH_VIEWER: 'ridesWithViewer',
  RIDES_WITH_FOLLOWED: 'ridesWithFollowed',
  SAME_GROUP: 'sameGroup',
} as const;
export type SuggestionReason = (typeof SuggestionReason)[keyof typeof SuggestionReason];
describeEnum(SuggestionReason, 'SuggestionReason', 'Why a member is suggested to the viewer.', {
  RIDES_WITH_VIEWER: 'The member takes part in a ride in which the viewer takes part.',
  RIDES_WITH_FOLLOWED: 'The member takes part in a ride of someone whom the viewer follows: `companion`.',
  SAME_GROUP: 'The member belongs to a group of the viewer: `group`.',
});

/** The maximum number of suggestions. */
export const maxRiders = 10;

// The statement reads at most 50 * 40 + 40 * 5 * 10 + 20 * 50 candidates, however many rides, follows and groups the viewer has.
const ownRides = 50;
const ownRidersEach = 40;
const followedRead = 40;
const followedRides = 5;
const followedRidersEach = 10;
const groupsRead = 20;
const membersEach = 50;
/** The maximum numbers of rides of the viewer, and of each followed member, to scan for those that the viewer may read: 12,000 in all. */
const maxOwnScanned = 2_000;
const maxScannedEach = 250;

/** Members who may be neither suggested nor named as companions. */
const isUnfit = (user: string) =>
  `(${user}.suspended_at is not null or ${isAbsentFor('$1::uuid', `${user}.id`)} or ${viewerAvoids('$1::uuid', `${user}.id`)})`;

// The newest rides of a member that the viewer may read. Ids of posts begin with their time. Rides that the viewer may not read
// do not count towards `limit`. Otherwise the suggestions would change when a followed member adds a private ride.
const ridesOf = (user: string, limit: number, maxScanned: number) =>
  `select p.id from (
     select post_id from ride_participant where user_id = ${user} order by post_id desc limit ${maxScanned}
   ) joined join post p on p.id = joined.post_id
   where p.privacy <> 'private' and ${visiblePosts('$1::uuid', 'p')}
   order by joined.post_id desc limit ${limit}`;

const ridersOf = (ride: string, limit: number) =>
  `select user_id from ride_participant where post_id = ${ride} order by created_at, user_id limit ${limit}`;

const ridersStatement = statement(
  'search.riders',
  `with followed as materialized (
     select u.id from (
       select followed_id from follow where follower_id = $1::uuid order by created_at desc, followed_id desc limit ${followedRead}
     ) f join "user" u on u.id = f.followed_id where not ${isUnfit('u')}
   ), near as (
     select rider.user_id as id, 1 as place, null::uuid as companion_id, null::uuid as group_id
     from (${ridesOf('$1::uuid', ownRides, maxOwnScanned)}) ride cross join lateral (${ridersOf('ride.id', ownRidersEach)}) rider
     union all
     select rider.user_id, 2, followed.id, null
     from followed cross join lateral (${ridesOf('followed.id', followedRides, maxScannedEach)}) ride
     cross join lateral (${ridersOf('ride.id', followedRidersEach)}) rider
     union all
     select member.user_id, 3, null, g.group_id
     from (
       select group_id from group_member where user_id = $1::uuid order by created_at desc, group_id desc limit ${groupsRead}
     ) g cross join lateral (
       select user_id from group_member where group_id = g.group_id order by created_at desc, user_id desc limit ${membersEach}
     ) member
   ), best as materialized (
     select distinct on (id) id, place, companion_id, group_id, count(*) as times from near
     where id <> $1::uuid and not exists (select from follow where follower_id = $1::uuid and followed_id = near.id)
     group by id, place, companion_id, group_id
     order by id, place, times desc, companion_id, group_id
   )
   select $1::uuid as "viewerId", ${columnsOf(User, 'u')}, best.companion_id as "companionId", best.group_id as "groupId"
   from best join "user" u on u.id = best.id where not ${isUnfit('u')}
   order by best.place, best.times desc, u.username limit ${maxRiders}`,
);

/** A suggested member and the reason. */
export interface RiderSuggestion {
  user: User;
  reason: SuggestionReason;
  companionId: string | null;
  groupId: string | null;
}

type RiderRow = User & Pick<RiderSuggestion, 'companionId' | 'groupId'> & { viewerId: string };

function reasonOf({ companionId, groupId }: RiderRow): SuggestionReason {
  if (companionId) return SuggestionReason.RIDES_WITH_FOLLOWED;
  return groupId ? SuggestionReason.SAME_GROUP : SuggestionReason.RIDES_WITH_VIEWER;
}

/**
 * Suggests at most ten members to follow: first those who ride with the viewer, then those who ride with members whom the viewer
 * follows, then those of the viewer's groups. Visitors get none. Throws RATE_LIMITED when too many searches wait.
 */
export async function suggestRiders(ctx: Context): Promise<RiderSuggestion[]> {
  if (!ctx.viewer) return [];
  const { id } = ctx.viewer;
  const rows = await enqueueSearch(() => ctx.load.ridersNearViewer.load(id), callerOf(ctx));
  return rows.map((row) => {
    const { companionId, groupId, viewerId: _, ...user } = row;
    return { user, reason: reasonOf(row), companionId, groupId };
  });
}

export const suggestionLoaders = ({ sql }: Reader) => ({
  /** Loads the suggestions for the viewer once, however often an operation asks for them. */
  ridersNearViewer: many(
    async ([viewerId]) => sql<RiderRow>(ridersStatement, [viewerId]),
    ({ viewerId }) => viewerId,
  ),
});
