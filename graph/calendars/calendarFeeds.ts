import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { requireRecentPassword } from '../auth/requirePassword.ts';
import { type Context, clearLoaders } from '../context.ts';
import { groupWithFacts } from '../groups/groups.ts';
import { lockSession } from '../model/auth/lockSession.ts';
import { CalendarFeed, CalendarKind } from '../model/calendars/CalendarFeed.ts';
import { enteredGroups, groupPolicy } from '../model/groups/groupPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { stayRevoked } from '../model/takedowns/stayRevoked.ts';
import type { Units, User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { latest, type Owned, ownedPages } from '../platform/database/ownedPages.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { requireSession } from '../platform/lib/access.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { hashToken, newToken } from '../platform/lib/tokens.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import type { CreateCalendarFeedInput } from './calendarInputs.ts';

// Calendar programs read rides and events through links, without signing in. A member has at most one link for each calendar.
// Creating and revoking links requires a session. Links are visible to their member only. A link outlives the session that creates it,
// so a new address requires a recent sign-in or the password.

const noTokens = 'An access token may not create or revoke calendar links: sign in with a password';

const columns = columnsOf(CalendarFeed, 'f');
const pagesStatement = statement(
  'calendarFeed.pages',
  `select f.*
   from unnest($1::uuid[]) owner(id)
   cross join lateral (
     select ${columns}, owner.id as "ownerId", f.created_at as "listedAt"
     from calendar_feed f where f.user_id = owner.id and (f.created_at, f.id) < ($2::timestamptz, $3::uuid)
     order by f.created_at desc, f.id desc limit $4 offset $5
   ) f
   order by f."listedAt" desc, f.id desc`,
);
const revokeStatement = statement(
  'calendarFeed.revoke',
  'delete from calendar_feed where id = $1 and user_id = $2 returning id',
);
// Updates `last_read_at` at most once a minute.
const readStatement = statement(
  'calendarFeed.read',
  `with found as (
     select ${columns}, g.name as "groupName", u.units_preference as units from calendar_feed f
     join "user" u on u.id = f.user_id and u.suspended_at is null
     left join "group" g on g.id = f.group_id
     where f.secret_hash = $1 and (f.group_id is null or ${enteredGroups('f.user_id', 'f.group_id')})
   ), noted as (
     update calendar_feed f set last_read_at = $2::timestamptz from found
     where f.id = found.id and (f.last_read_at is null or f.last_read_at <= $2::timestamptz - interval '1 minute')
   )
   select * from found`,
);

interface Link {
  calendarFeed: CalendarFeed;
  path: string;
}

/** A calendar link with the name of its group and the units of its member. */
export type FoundFeed = CalendarFeed & { groupName: string | null; units: Units };

const linkOf = (calendarFeed: CalendarFeed, secret: string): Link => ({
  calendarFeed,
  path: `/calendar/${secret}.ics`,
});

const cursors = timeCursors('calendarFeeds');

/** Loads pages of calendar links by member, newest first. */
export const calendarFeedPages = ({ sql }: Reader) =>
  ownedPages(cursors, (values) => sql<Owned<CalendarFeed>>(pagesStatement, values), latest);

/** The calendar links of the viewer, newest first; null for another member. */
export async function listCalendarFeeds(
  ctx: Context,
  user: User,
  page: PageArguments,
): Promise<Connection<CalendarFeed> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return ctx.load.calendarFeedsOfUser.load({ ...page, ownerId: user.id });
}

async function groupIdOf(ctx: Context, { kind, groupId }: CreateCalendarFeedInput): Promise<string | null> {
  if (kind !== CalendarKind.GROUP_RIDES) {
    if (groupId != null) throw badInput('groupId is only for GROUP_RIDES: omit it', 'groupId');
    return null;
  }
  const group = groupId ? await groupWithFacts(ctx, groupId) : null;
  if (!group) throw badInput('groupId is not the id of a group', 'groupId');
  if (!groupPolicy.enter.may(ctx.viewer, group))
    throw badInput('Only members of this group can have its calendar: join it first', 'groupId');
  return group.id;
}

/**
 * Creates the link of a calendar and returns its address. The server stores only a hash of the address. Throws UNAUTHENTICATED,
 * FORBIDDEN for access tokens, BAD_USER_INPUT, also for a session that needs the password again, RATE_LIMITED, and CONFLICT when the
 * calendar already has a link.
 */
export async function createCalendarFeed(ctx: Context, input: CreateCalendarFeedInput): Promise<Link> {
  const { viewer, sessionToken } = requireSession(ctx, noTokens);
  await requireRecentPassword(ctx, input.currentPassword);
  const secret = newToken();
  const feed = Object.assign(new CalendarFeed(), {
    id: input.id?.toLowerCase() ?? newId(),
    userId: viewer.id,
    kind: input.kind,
    groupId: await groupIdOf(ctx, input),
    secretHash: hashToken(secret),
    createdAt: ctx.now,
  });
  await insert(ctx, feed, sessionToken);
  clearLoaders(ctx);
  noteSecurity(ctx, 'calendarLinkCreated', { userId: viewer.id, feedId: feed.id });
  return linkOf(feed, secret);
}

const linkExists = () => new DomainError('CONFLICT', 'This calendar already has a link: rotate that link instead');

async function insert(ctx: Context, feed: CalendarFeed, sessionToken: string): Promise<void> {
  try {
    await inTransaction(ctx.em, async (em) => {
      await lockSession(em, feed.userId, sessionToken);
      if ((await em.count(CalendarFeed, { id: feed.id })) > 0) throw linkExists();
      em.persist(feed);
    });
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? linkExists() : error;
  }
}

const notFound = () => new DomainError('NOT_FOUND', 'Calendar link not found');

/**
 * Changes the address of a link; the old address stops working. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT
 * for a session that needs the password again, RATE_LIMITED, NOT_FOUND.
 */
export async function rotateCalendarFeed(
  ctx: Context,
  feedId: string,
  currentPassword: string | null | undefined,
): Promise<Link> {
  const { viewer, sessionToken } = requireSession(ctx, noTokens);
  await requireRecentPassword(ctx, currentPassword);
  const secret = newToken();
  if (!isId(feedId)) throw notFound();
  const feed = await inTransaction(ctx.em, async (em) => {
    await lockSession(em, viewer.id, sessionToken);
    const found = await em.findOne(CalendarFeed, { id: feedId, userId: viewer.id });
    return found && Object.assign(found, { secretHash: hashToken(secret), lastReadAt: null });
  });
  if (!feed) throw notFound();
  clearLoaders(ctx);
  noteSecurity(ctx, 'calendarLinkCreated', { userId: viewer.id, feedId: feed.id });
  return linkOf(feed, secret);
}

/** Revokes a link of the viewer. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
export async function revokeCalendarFeed(ctx: Context, feedId: string): Promise<{ revokedFeedId: string }> {
  const { viewer } = requireSession(ctx, noTokens);
  if (!isId(feedId)) throw notFound();
  const link = { ownerId: viewer.id, table: 'calendar_feed', column: 'id', value: feedId };
  const [revoked] = await stayRevoked(ctx, link, () => ctx.sql<{ id: string }>(revokeStatement, [feedId, viewer.id]));
  if (!revoked) throw notFound();
  clearLoaders(ctx);
  return { revokedFeedId: revoked.id };
}

/**
 * Finds a calendar by the secret of its link. Null for an unknown, rotated or revoked secret, for a suspended member, and for
 * a group whose rides are for its members only, and its member has left.
 */
export async function findFeedBySecret(sql: Sql, secret: string, now: Date): Promise<FoundFeed | null> {
  const [feed] = await sql<FoundFeed>(readStatement, [hashToken(secret), now]);
  return feed ?? null;
}

export const calendarLoaders = (reader: Reader) => ({
  /** Loads the links of any member. Only domain code may use it, and must return them to their member only. */
  calendarFeedsOfUser: calendarFeedPages(reader),
});
