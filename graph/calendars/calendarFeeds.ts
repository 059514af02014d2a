import { randomBytes } from 'node:crypto';
import { hashToken } from '../auth/sessions.ts';
import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { findGroup } from '../groups/groups.ts';
import { requireSession } from '../lib/access.ts';
import type { Connection } from '../lib/connection.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { latest, ownedPages } from '../lib/ownedPages.ts';
import type { PageArguments } from '../lib/paginate.ts';
import type { User } from '../users/User.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { CalendarFeed, CalendarKind } from './CalendarFeed.ts';
import type { CreateCalendarFeedInput } from './calendarInputs.ts';

// The links by which calendar programs read rides and events without signing in. Of each calendar a member has one link at
// most. Only a session makes and revokes them; nobody but their member is told that they exist.

const secretBytes = 32;
const secretPattern = /^[A-Za-z0-9_-]{43}$/;
const noTokens = 'An access token may not make or revoke calendar links: sign in with a password';

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
const createStatement = statement(
  'calendarFeed.create',
  `insert into calendar_feed as f (id, user_id, kind, group_id, secret_hash, created_at)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${columns}`,
);
const rotateStatement = statement(
  'calendarFeed.rotate',
  `update calendar_feed f set secret_hash = $3, last_read_at = null where f.id = $1 and f.user_id = $2 returning ${columns}`,
);
const revokeStatement = statement(
  'calendarFeed.revoke',
  'delete from calendar_feed where id = $1 and user_id = $2 returning id',
);
// Of many reads within a minute the first alone is noted.
const readStatement = statement(
  'calendarFeed.read',
  `with found as (
     select ${columns}, g.name as "groupName" from calendar_feed f
     join "user" u on u.id = f.user_id and u.suspended_at is null
     left join "group" g on g.id = f.group_id
     where f.secret_hash = $1
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

/** A calendar that a link leads to, with the name of its group. */
export type FoundFeed = CalendarFeed & { groupName: string | null };

/** Whether a text could be the secret of a link. */
export const isFeedSecret = (text: string): boolean => secretPattern.test(text);

const newFeedSecret = () => randomBytes(secretBytes).toString('base64url');
const linkOf = (calendarFeed: CalendarFeed, secret: string): Link => ({
  calendarFeed,
  path: `/calendar/${secret}.ics`,
});

/** Pages of the calendar links of members, the newest first. */
export const calendarFeedPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<CalendarFeed>>(pagesStatement, values), latest);

/** A page of the viewer's own calendar links, the newest first; null where the member is another. */
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
    if (groupId != null) throw badInput('groupId is for GROUP_RIDES alone', 'groupId');
    return null;
  }
  const group = groupId ? await findGroup(ctx, groupId) : null;
  if (!group) throw badInput('groupId is not the id of a group', 'groupId');
  return group.id;
}

/**
 * Makes the link of a calendar and answers its address, which is known to the caller alone from here on. Throws
 * UNAUTHENTICATED, FORBIDDEN for access tokens, BAD_USER_INPUT, CONFLICT where that calendar has a link.
 */
export async function createCalendarFeed(ctx: Context, input: CreateCalendarFeedInput): Promise<Link> {
  const { viewer } = requireSession(ctx, noTokens);
  const secret = newFeedSecret();
  const groupId = await groupIdOf(ctx, input);
  const id = input.id?.toLowerCase() ?? newId();
  const values = [id, viewer.id, input.kind, groupId, hashToken(secret), ctx.now];
  const [made] = await ctx.sql<CalendarFeed>(createStatement, values);
  if (!made) throw new DomainError('CONFLICT', 'This calendar has a link already: give that one a new address instead');
  reread(ctx);
  return linkOf(made, secret);
}

const notFound = () => new DomainError('NOT_FOUND', 'Calendar link not found');

/**
 * Gives a link of the viewer's own a new address; the old one opens nothing from now on. Throws UNAUTHENTICATED, FORBIDDEN
 * for access tokens, NOT_FOUND.
 */
export async function rotateCalendarFeed(ctx: Context, feedId: string): Promise<Link> {
  const { viewer } = requireSession(ctx, noTokens);
  const secret = newFeedSecret();
  const values = [feedId, viewer.id, hashToken(secret)];
  const [feed] = isId(feedId) ? await ctx.sql<CalendarFeed>(rotateStatement, values) : [];
  if (!feed) throw notFound();
  reread(ctx);
  return linkOf(feed, secret);
}

/** Ends a link of the viewer's own. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, NOT_FOUND. */
export async function revokeCalendarFeed(ctx: Context, feedId: string): Promise<{ revokedFeedId: string }> {
  const { viewer } = requireSession(ctx, noTokens);
  const [revoked] = isId(feedId) ? await ctx.sql<{ id: string }>(revokeStatement, [feedId, viewer.id]) : [];
  if (!revoked) throw notFound();
  reread(ctx);
  return { revokedFeedId: revoked.id };
}

/** The calendar that a secret opens, null for one that is unknown, rotated or revoked, or of a member who is suspended. */
export async function findFeedBySecret(sql: Sql, secret: string, now: Date): Promise<FoundFeed | null> {
  const [feed] = await sql<FoundFeed>(readStatement, [hashToken(secret), now]);
  return feed ?? null;
}
