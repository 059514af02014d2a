import { type Context, clearLoaders } from '../context.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifying } from '../model/notifications/notifying.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { viewerFlag } from '../platform/graphql/batch.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { findUser, findViewer, requireUser } from '../users/users.ts';

// Follows between members. Everyone may read them. A pair has one row, so that following twice changes nothing. Members
// cannot follow themselves: the database rejects that too.

const followedAmongStatement = statement(
  'follow.followedAmong',
  `select followed_id as key from follow where follower_id = $1 and followed_id = any($2::uuid[])`,
);
const existsStatement = statement(
  'follow.exists',
  `select from follow where follower_id = $1 and followed_id = $2
     and not ${isAbsentFor('$3::uuid', 'follower_id')} and not ${isAbsentFor('$3::uuid', 'followed_id')}`,
);
// The statement locks the row as it reads it. If another transaction deletes the member meanwhile, it finds no row and
// inserts no follow.
const followStatement = statement(
  'follow.set',
  `with made as (
     insert into follow (follower_id, followed_id, created_at)
     select $1::uuid, u.id, $3::timestamptz from "user" u where u.id = $2 for key share
     on conflict do nothing returning *
   ), told as (${notifying(
     `select followed_id as user_id, 'follow' as kind, followed_id as subject_id, null::uuid as post_id, null::uuid as comment_id, created_at as at
      from made`,
   )})
   select from made`,
);
const unfollowStatement = statement(
  'follow.unset',
  `delete from follow where follower_id = $1 and followed_id = $2 returning 1`,
);

/** The members at one end of follows whose other end is the owner of the list. */
const pageStatement = (name: string, owner: string, listed: string) =>
  statement(
    name,
    `select ${columnsOf(User, 'u')}, f."ownerId", f."listedAt"
     from unnest($1::uuid[]) owner(id)
     cross join lateral (
       select owner.id as "ownerId", ${listed} as id, created_at as "listedAt" from follow
       where ${owner} = owner.id and (created_at, ${listed}) < ($2::timestamptz, $3::uuid)
         and not ${isAbsentFor('$6::uuid', listed)}
       order by created_at desc, ${listed} desc limit $4 offset $5
     ) f
     join "user" u on u.id = f.id
     order by f."listedAt" desc, f.id desc`,
  );

const followersStatement = pageStatement('follow.followers', 'followed_id', 'follower_id');
const followingStatement = pageStatement('follow.following', 'follower_id', 'followed_id');

const followerCursors = timeCursors('followers');

/** Pages of the members who follow a member, the newest follow first. */
export const followerPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    followerCursors,
    (values) => sql<Owned<User>>(followersStatement, [...values, viewer?.id ?? null]),
    latest,
  );

const followingCursors = timeCursors('following');

/** Pages of the members whom a member follows, the newest follow first. */
export const followingPages = ({ sql, viewer }: Reader) =>
  ownedPages(
    followingCursors,
    (values) => sql<Owned<User>>(followingStatement, [...values, viewer?.id ?? null]),
    latest,
  );

/** Whether one member follows another. False for any text that is not the id of a member whom the viewer can find. */
export async function follows({ sql, viewer }: Reader, followerId: string, followedId: string): Promise<boolean> {
  if (!isId(followerId) || !isId(followedId)) return false;
  return (await sql(existsStatement, [followerId, followedId, viewer?.id ?? null])).length > 0;
}

/**
 * Follows or unfollows a member. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND 'User not found', and BAD_USER_INPUT for
 * oneself and for a member whom the viewer has blocked.
 */
export async function setFollow(
  ctx: Context,
  userId: string,
  following: boolean,
): Promise<{ user: User; viewer: User }> {
  const viewer = requireViewer(ctx);
  const user = await findUser(ctx, { id: userId });
  allow(viewer, userPolicy.read, user);
  if (user.id === viewer.id) throw badInput('You cannot follow yourself', 'userId');
  if (following && (await ctx.load.viewerHasBlocked.load(user.id)))
    throw badInput('You have blocked this member: unblock them before you follow them', 'userId');
  const changed = following
    ? await ctx.sql(followStatement, [viewer.id, user.id, ctx.now])
    : await ctx.sql(unfollowStatement, [viewer.id, user.id]);
  if (changed.length > 0) tell(ctx, user.id, following);
  clearLoaders(ctx);
  const [changedUser, changedViewer] = await Promise.all([requireUser(ctx, { id: user.id }), findViewer(ctx)]);
  return { user: changedUser, viewer: changedViewer };
}

function tell(ctx: Context, userId: string, following: boolean): void {
  if (following) publishNotified(ctx, [userId], { kind: NotificationKind.FOLLOW, subjectId: userId });
  else publishNotificationsChanged(ctx, [userId]);
}

export const followLoaders = (reader: Reader) => ({
  viewerIsFollowing: viewerFlag(reader, followedAmongStatement),
  followersOfUser: followerPages(reader),
  followingOfUser: followingPages(reader),
});
