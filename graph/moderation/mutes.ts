import { type Context, clearLoaders } from '../context.ts';
import { isAbsentFor, muteLasts } from '../model/moderation/blockPolicy.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { one, viewerFlag } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput } from '../platform/lib/errors.ts';
import { findUser, findViewer } from '../users/users.ts';

// A mute hides one member's posts, comments and moments from another, everywhere. The muted member is not notified.

const mutedAmongStatement = statement(
  'mute.mutedAmong',
  `select muted_id as key from mute where muter_id = $1 and muted_id = any($2::uuid[]) and ${muteLasts('mute')}`,
);
const endsStatement = statement(
  'mute.ends',
  `select muted_id as "mutedId", ends_at as "endsAt" from mute
   where muter_id = $1 and muted_id = any($2::uuid[]) and ends_at > now()`,
);
const muteStatement = statement(
  'mute.set',
  `insert into mute (muter_id, muted_id, created_at, ends_at)
   values ($1, $2, $3, $3::timestamptz + $4::int * interval '1 hour')
   on conflict (muter_id, muted_id) do update
   set ends_at = excluded.ends_at, created_at = case when ${muteLasts('mute')} then mute.created_at else excluded.created_at end`,
);
const pageStatement = statement(
  'mute.page',
  `select ${columnsOf(User, 'u')}, m.created_at as "mutedAt"
   from mute m join "user" u on u.id = m.muted_id
   where m.muter_id = $1 and ${muteLasts('m')} and not ${isAbsentFor('$1::uuid', 'u.id')} and (m.created_at, m.muted_id) < ($2::timestamptz, $3::uuid)
   order by m.created_at desc, m.muted_id desc limit $4`,
);
const unmuteStatement = statement('mute.unset', `delete from mute where muter_id = $1 and muted_id = $2`);

/** The longest mute that ends by itself, in hours: a year. */
export const maxMuteHours = 8760;

interface Muting {
  userId: string;
  muted: boolean;
  /** Null for a mute that lasts until the viewer unmutes. */
  hours?: number | null;
}

function checkHours({ muted, hours }: Muting): void {
  if (hours == null) return;
  if (!muted) throw badInput('Send hours only to mute: leave it out to unmute', 'hours');
  if (hours < 1 || hours > maxMuteHours)
    throw badInput(`hours must be from 1 to ${maxMuteHours}: leave it out for a mute without end`, 'hours');
}

/**
 * Mutes or unmutes a member. Idempotent: a repeated mute keeps its place in the list and takes the new end. Throws
 * UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for oneself and for impossible hours.
 */
export async function setMute(ctx: Context, muting: Muting): Promise<{ user: User; viewer: User }> {
  const { userId, muted, hours } = muting;
  const viewer = requireViewer(ctx);
  const user = await findUser(ctx, { id: userId.toLowerCase() });
  allow(viewer, userPolicy.read, user);
  if (user.id === viewer.id) throw badInput('You cannot mute yourself', 'userId');
  checkHours(muting);
  if (muted) await ctx.sql(muteStatement, [viewer.id, user.id, ctx.now, hours ?? null]);
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

interface MuteEnd {
  mutedId: string;
  endsAt: Date;
}

export const moderationLoaders = (reader: Reader) => ({
  viewerHasMuted: viewerFlag(reader, mutedAmongStatement),
  /** The viewer's mutes that end by themselves, by the muted member. */
  viewerMuteEnd: one(
    async (userIds) => (reader.viewer ? reader.sql<MuteEnd>(endsStatement, [reader.viewer.id, userIds]) : []),
    ({ mutedId }) => mutedId,
  ),
});
