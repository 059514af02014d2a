import { type Context, clearLoaders } from '../context.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { viewerFlag } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { findUser, findViewer } from '../users/users.ts';

// A mute hides one member's posts, comments and moments from another, everywhere. The muted member is not notified.

const mutedAmongStatement = statement(
  'mute.mutedAmong',
  `select muted_id as key from mute where muter_id = $1 and muted_id = any($2::uuid[])`,
);
const muteStatement = statement(
  'mute.set',
  `insert into mute (muter_id, muted_id, created_at) values ($1, $2, $3) on conflict do nothing`,
);
const pageStatement = statement(
  'mute.page',
  `select ${columnsOf(User, 'u')}, m.created_at as "mutedAt"
   from mute m join "user" u on u.id = m.muted_id
   where m.muter_id = $1 and not ${isAbsentFor('$1::uuid', 'u.id')} and (m.created_at, m.muted_id) < ($2::timestamptz, $3::uuid)
   order by m.created_at desc, m.muted_id desc limit $4`,
);
const unmuteStatement = statement('mute.unset', `delete from mute where muter_id = $1 and muted_id = $2`);

/** Mutes or unmutes a member. Idempotent. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself. */
export async function setMute(ctx: Context, userId: string, muted: boolean): Promise<{ user: User; viewer: User }> {
  const viewer = requireViewer(ctx);
  const user = await findUser(ctx, { id: userId.toLowerCase() });
  allow(viewer, userPolicy.read, user);
  if (user.id === viewer.id) throw badInput('You cannot mute yourself', 'userId');
  if (muted) await ctx.sql(muteStatement, [viewer.id, user.id, ctx.now]);
  else await ctx.sql(unmuteStatement, [viewer.id, user.id]);
  publishNotificationsChanged(ctx, [viewer.id]);
  clearLoaders(ctx);
  return { user, viewer: await findViewer(ctx) };
}

const cursors = timeCursors('mutedUsers');

/** A page of the members whom the viewer has muted, the latest first. Empty for visitors. */
export async function listMutedUsers({ sql, viewer }: Reader, page: PageArguments): Promise<Connection<User>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const values = [viewer?.id ?? null, time, id, page.first + 1];
  const rows = await sql<User & { mutedAt: Date }>(pageStatement, values);
  return toConnection(rows, page, (user) => cursors.encode([user.mutedAt.toISOString(), user.id]));
}

export const moderationLoaders = (reader: Reader) => ({
  viewerHasMuted: viewerFlag(reader, mutedAmongStatement),
});
