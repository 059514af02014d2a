import { type Context, clearLoaders } from '../context.ts';
import { isAbsentFor, isBeingDeleted, isHiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import type { Reader } from '../model/reader.ts';
import { publishPlacesGiven } from '../model/rides/placesGiven.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { flag, viewerFlag } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { findUser, findViewer } from '../users/users.ts';
import type { SetBlockInput } from './blockInputs.ts';
import { sever } from './sever.ts';

// Blocks between members. For the blocked member the blocker does not exist, so that nobody can block a member who has
// blocked them. The blocker still finds the blocked member's profile and can unblock them there.

const blockedAmongStatement = statement(
  'block.blockedAmong',
  `select blocked_id as key from block where blocker_id = $1 and blocked_id = any($2::uuid[])`,
);
// Which members are hidden from the viewer, for reads that are not lists. The result is never shown to the viewer.
const hiddenAmongStatement = statement(
  'block.keptAmong',
  `select id as key from unnest($2::uuid[]) member(id) where ${isHiddenFromViewer('$1::uuid', 'member.id')}`,
);
const absentAmongStatement = statement(
  'block.absentAmong',
  `select id as key from unnest($2::uuid[]) member(id) where ${isAbsentFor('$1::uuid', 'member.id')}`,
);
const unblockStatement = statement('block.unset', `delete from block where blocker_id = $1 and blocked_id = $2`);
const pageStatement = statement(
  'block.page',
  `select ${columnsOf(User, 'u')}, b.created_at as "blockedAt"
   from block b join "user" u on u.id = b.blocked_id
   where b.blocker_id = $1 and (b.created_at, b.blocked_id) < ($2::timestamptz, $3::uuid) and not ${isBeingDeleted('u.id')}
   order by b.created_at desc, b.blocked_id desc limit $4`,
);

/** Blocks or unblocks a member. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself. */
export async function setBlock(ctx: Context, input: SetBlockInput): Promise<{ user: User; viewer: User }> {
  const viewer = requireViewer(ctx);
  const user = await findUser(ctx, { id: input.userId });
  allow(viewer, userPolicy.read, user);
  if (user.id === viewer.id) throw badInput('You cannot block yourself', 'userId');
  if (input.blocked) await block(ctx, viewer.id, user.id);
  else await ctx.sql(unblockStatement, [viewer.id, user.id]);
  clearLoaders(ctx);
  return { user: (await ctx.load.userById.load(user.id)) ?? user, viewer: await findViewer(ctx) };
}

async function block(ctx: Context, viewerId: string, userId: string): Promise<void> {
  const { left, stopped, given, notified } = await sever(ctx, viewerId, userId);
  for (const { rideId, userId: leaver } of left) {
    publishRide(ctx, rideId, changeOf(RideActivityKind.LEFT, leaver, ctx.now));
  }
  for (const { rideId } of stopped) publishRideChanged(ctx, rideId);
  publishPlacesGiven(ctx, given);
  publishNotificationsChanged(
    ctx,
    notified.map(({ id }) => id),
  );
}

const cursors = timeCursors('blockedUsers');

/** A page of the members whom the viewer has blocked, the latest block first. Empty for visitors. */
export async function listBlockedUsers({ sql, viewer }: Reader, page: PageArguments): Promise<Connection<User>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const values = [viewer?.id ?? null, time, id, page.first + 1];
  const rows = await sql<User & { blockedAt: Date }>(pageStatement, values);
  return toConnection(rows, page, (user) => cursors.encode([user.blockedAt.toISOString(), user.id]));
}

export const blockLoaders = (reader: Reader) => ({
  viewerHasBlocked: viewerFlag(reader, blockedAmongStatement),
  /** Whether the member does not exist for the viewer. */
  isAbsentForViewer: flag((ids) => reader.sql(absentAmongStatement, [reader.viewer?.id ?? null, ids])),
  /** Whether the content of the member is hidden from the viewer. */
  isHiddenFromViewer: flag((ids) => reader.sql(hiddenAmongStatement, [reader.viewer?.id ?? null, ids])),
});
