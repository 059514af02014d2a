import { type Context, type Reader, reread } from '../context.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { badInput } from '../lib/errors.ts';
import type { User } from '../users/User.ts';
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
  reread(ctx);
  return { user, viewer: await findViewer(ctx) };
}
