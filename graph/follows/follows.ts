import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { badInput } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { tellNotificationsChanged, tellNotified } from '../notifications/notificationChanges.ts';
import { notifying } from '../notifications/notifying.ts';
import { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { findUser, findViewer, requireUser } from '../users/users.ts';

// Who follows whom, known to everyone: one row for a pair, so that repeating it changes nothing. Nobody follows
// themselves: the database refuses it too.

const followedAmongStatement = statement(
  'follow.followedAmong',
  `select followed_id as key from follow where follower_id = $1 and followed_id = any($2::uuid[])`,
);
const existsStatement = statement('follow.exists', `select from follow where follower_id = $1 and followed_id = $2`);
// The row is locked as it is read: whom another transaction deletes meanwhile is then simply nobody to follow.
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

/** The people at one end of the follows that have the owner of the list at the other. */
const pageStatement = (name: string, owner: string, listed: string) =>
  statement(
    name,
    `select ${columnsOf(User, 'u')}, f."ownerId", f."listedAt"
     from unnest($1::uuid[]) owner(id)
     cross join lateral (
       select owner.id as "ownerId", ${listed} as id, created_at as "listedAt" from follow
       where ${owner} = owner.id and (created_at, ${listed}) < ($2::timestamptz, $3::uuid)
       order by created_at desc, ${listed} desc limit $4 offset $5
     ) f
     join "user" u on u.id = f.id
     order by f."listedAt" desc, f.id desc`,
  );

const followersStatement = pageStatement('follow.followers', 'followed_id', 'follower_id');
const followingStatement = pageStatement('follow.following', 'follower_id', 'followed_id');

/** Those of the members with these ids whom the viewer follows. */
export async function followedAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(followedAmongStatement, [viewer.id, ids]) : [];
}

/** Pages of the members who follow a member, the newest follow first. */
export const followerPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<User>>(followersStatement, values), latest);

/** Pages of the members whom a member follows, the newest follow first. */
export const followingPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<User>>(followingStatement, values), latest);

/** Whether one member follows another; what is no id of a member follows nobody. */
export async function follows({ sql }: Reader, followerId: string, followedId: string): Promise<boolean> {
  return isId(followerId) && isId(followedId) && (await sql(existsStatement, [followerId, followedId])).length > 0;
}

/**
 * Follows a member or ends it; idempotent. Throws UNAUTHENTICATED, NOT_FOUND 'User not found', and BAD_USER_INPUT
 * 'You cannot follow yourself'.
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
  const changed = following
    ? await ctx.sql(followStatement, [viewer.id, user.id, ctx.now])
    : await ctx.sql(unfollowStatement, [viewer.id, user.id]);
  if (changed.length > 0) tell(ctx, user.id, following);
  reread(ctx);
  const [changedUser, changedViewer] = await Promise.all([requireUser(ctx, { id: user.id }), findViewer(ctx)]);
  return { user: changedUser, viewer: changedViewer };
}

function tell(ctx: Context, userId: string, following: boolean): void {
  if (following) tellNotified(ctx, [userId], { kind: NotificationKind.FOLLOW, subjectId: userId });
  else tellNotificationsChanged(ctx, [userId]);
}
