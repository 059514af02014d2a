import { type Context, type Reader, reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import type { Connection } from '../lib/connection.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { type PageArguments, timeKeyOf, toConnection } from '../lib/paginate.ts';
import { tellNotificationsChanged } from '../notifications/notificationChanges.ts';
import { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { findUser, findViewer } from '../users/users.ts';

// A mute hides what one member posts from the one who mutes, everywhere; the muted one is not told.

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
   where m.muter_id = $1 and (m.created_at, m.muted_id) < ($2::timestamptz, $3::uuid)
   order by m.created_at desc, m.muted_id desc limit $4`,
);
const unmuteStatement = statement('mute.unset', `delete from mute where muter_id = $1 and muted_id = $2`);

/** Those of the members with these ids whom the viewer has muted. */
export async function mutedAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(mutedAmongStatement, [viewer.id, ids]) : [];
}

/** Mutes a member or takes it back; idempotent. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself. */
export async function setMute(ctx: Context, userId: string, muted: boolean): Promise<{ user: User; viewer: User }> {
  const viewer = requireViewer(ctx);
  const user = await findUser(ctx, { id: userId.toLowerCase() });
  allow(viewer, userPolicy.read, user);
  if (user.id === viewer.id) throw badInput('You cannot mute yourself', 'userId');
  if (muted) await ctx.sql(muteStatement, [viewer.id, user.id, ctx.now]);
  else await ctx.sql(unmuteStatement, [viewer.id, user.id]);
  tellNotificationsChanged(ctx, [viewer.id]);
  reread(ctx);
  return { user, viewer: await findViewer(ctx) };
}

/** Throws NOT_FOUND where the viewer has muted one of these members: what they did is not for this viewer. */
export async function requireNoneMuted(ctx: Context, userIds: readonly string[]): Promise<void> {
  const muted = await Promise.all(userIds.map((id) => ctx.load.viewerHasMuted.load(id)));
  if (muted.includes(true)) throw new DomainError('NOT_FOUND', 'This is by someone whom you have muted');
}

/** Sorts after every mute there can be: where the first page starts. */
const start = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A page of the members whom the viewer has muted, the latest first; none for visitors. */
export async function listMutedUsers({ sql, viewer }: Reader, page: PageArguments): Promise<Connection<User>> {
  const [time, id] = timeKeyOf(page.after) ?? start;
  const values = [viewer?.id ?? null, time, id, page.first + 1];
  const rows = await sql<User & { mutedAt: Date }>(pageStatement, values);
  return toConnection(rows, page, (user) => [user.mutedAt.toISOString(), user.id]);
}
