import { requireGroupFilter } from '../groups/groups.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { RideDifficulty, RideSurface } from '../model/rides/rideFacts.ts';
import { shownFigure } from '../model/routes/shownFigure.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

// The calendar lists the posts of rides by start, in either order. It omits rides without date or time.

export const RideOrder = { SOONEST: 'soonest', LATEST: 'latest' } as const;
export type RideOrder = (typeof RideOrder)[keyof typeof RideOrder];

export interface CalendarQuery extends PageArguments {
  /** The soonest first when absent. */
  order?: RideOrder;
  /** Rides start at this instant or later. When absent: the current time, but no limit if the latest comes first. */
  from?: Date | null;
  /** Rides start before this instant. When absent: no limit, but the current time if the latest comes first. */
  to?: Date | null;
  groupId?: string | null;
  /** Case-insensitive. */
  type?: string | null;
  /** In miles, inclusive. */
  minimumDistance?: number | null;
  maximumDistance?: number | null;
  difficulty?: RideDifficulty | null;
  surface?: RideSurface | null;
  noDrop?: boolean | null;
  /** In miles an hour, inclusive. The paces of a ride overlap with them. */
  minimumPace?: number | null;
  maximumPace?: number | null;
  /** Whether a participant must be a member that the viewer follows. */
  followedGoing?: boolean | null;
}

/** Whether the list may read many rides to find a few, as a search does. */
export const isSearch = (query: CalendarQuery): boolean => {
  const { type, minimumDistance, maximumDistance, followedGoing } = query;
  return Boolean(type || minimumDistance || followedGoing) || maximumDistance != null || choicesOf(query).some(isGiven);
};

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** The filters by the facts of a ride, in the order of their parameters. */
const choicesOf = ({ difficulty, surface, noDrop, minimumPace, maximumPace }: CalendarQuery) => [
  difficulty ?? null,
  surface ?? null,
  noDrop ?? null,
  minimumPace ?? null,
  maximumPace ?? null,
];

/** Whether a ride meets the filters by its facts, as SQL. A ride with one pace is ridden at that one. */
const isChosen = `($10::text is null or r.difficulty = $10) and ($11::text is null or r.surface = $11)
       and ($12::boolean is null or r.no_drop = $12) and ($13::float8 is null or coalesce(r.pace_max, r.pace_min) >= $13)
       and ($14::float8 is null or coalesce(r.pace_min, r.pace_max) <= $14)`;

/** The comparison with the key before the page, the one with the other end of the time range, and the direction. */
const orders = {
  [RideOrder.SOONEST]: { isInPage: '>', isInRange: '<', direction: 'asc' },
  [RideOrder.LATEST]: { isInPage: '<', isInRange: '>=', direction: 'desc' },
} as const;
const ofAnyGroup = '($5::uuid is null or p.group_id = $5)';

const pageStatement = (name: string, order: RideOrder, { isGoing = 'true', isOfGroup = ofAnyGroup } = {}) => {
  const { isInPage, isInRange, direction } = orders[order];
  return statement(
    name,
    `select ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}, r.starts_at as "startsAt"
     from ride r join post p on p.id = r.id
     where (r.starts_at, r.id) ${isInPage} ($2::timestamptz, $3::uuid) and r.starts_at ${isInRange} $4::timestamptz
       and ${shownFigure('distance', 'r')} between $8::float8 and $9::float8
       and ${isChosen} and ${isOfGroup} and ($6::text is null or r.type = $6)
       and ${isGoing} and ${visiblePosts('$1::uuid', 'p')}
     order by r.starts_at ${direction}, r.id ${direction} limit $7`,
  );
};

// PostgreSQL hashes the followed members once and scans rides in order of their start until the page is full. In the worst
// case it reads the participants of all future rides. `is true` prevents a semi-join, which takes twice as long.
const isFollowedGoing = `exists (
    select from ride_participant rp
    where rp.post_id = r.id and (rp.user_id in (
        select followed_id from follow where follower_id = $1 and not ${isBeingDeleted('followed_id')}
      )) is true
  )`;
const statements = {
  [RideOrder.SOONEST]: {
    every: pageStatement('ride.calendar', RideOrder.SOONEST),
    followed: pageStatement('ride.calendar.followed', RideOrder.SOONEST, { isGoing: isFollowedGoing }),
  },
  [RideOrder.LATEST]: {
    every: pageStatement('ride.calendar.latest', RideOrder.LATEST),
    followed: pageStatement('ride.calendar.latest.followed', RideOrder.LATEST, { isGoing: isFollowedGoing }),
  },
};
// A small group has few of all past rides. Without the test for null, PostgreSQL can find them by the index of the group.
const latestOfGroupStatement = pageStatement('ride.calendar.latest.group', RideOrder.LATEST, {
  isOfGroup: 'p.group_id = $5::uuid',
});

function statementFor({ order = RideOrder.SOONEST, groupId, followedGoing }: CalendarQuery) {
  if (followedGoing) return statements[order].followed;
  return order === RideOrder.LATEST && groupId ? latestOfGroupStatement : statements[order].every;
}

const [, lowestId] = earliest;
const cursors = timeCursors('rides');

type CalendarRow = PostRow & { startsAt: Date };

/**
 * The key before the page: the cursor, or `from` when that is later, `to` when that is earlier in the other order. There must be one key, not a cursor and a bound: the index
 * scan starts at the row comparison and would read all past rides.
 */
function startOf({ order, from, to, after }: CalendarQuery, now: Date): readonly [time: Date | string, id: string] {
  const cursor = cursors.decode(after);
  if (order === RideOrder.LATEST) return cursor && (!to || new Date(cursor[0]) < to) ? cursor : [to ?? now, lowestId];
  // Without `from`, the next page starts at the cursor, even when rides have started since.
  if (cursor && (!from || from <= new Date(cursor[0]))) return cursor;
  return [from ?? now, lowestId];
}

/** Throws BAD_USER_INPUT when an upper bound is below its lower bound. */
function refuseContradictions(query: CalendarQuery): void {
  const { from, to, minimumDistance, maximumDistance, minimumPace, maximumPace } = query;
  if (from && to && to < from) throw badInput('to must not be before from', 'to');
  if (minimumDistance != null && maximumDistance != null && maximumDistance < minimumDistance) {
    throw badInput('maximumDistance must not be less than minimumDistance', 'maximumDistance');
  }
  if (minimumPace != null && maximumPace != null && maximumPace < minimumPace)
    throw badInput('maximumPace must not be less than minimumPace', 'maximumPace');
}

/**
 * Lists the posts of rides that start within a time range and that the viewer may read. Throws BAD_USER_INPUT for contradictory
 * filters and for an unknown group.
 */
export async function listRides(reader: Reader, query: CalendarQuery): Promise<Connection<PostRow>> {
  const { sql, viewer, now } = reader;
  const { groupId = null, type, to, first } = query;
  refuseContradictions(query);
  if (groupId !== null && !isId(groupId)) await requireGroupFilter(reader, groupId);
  const end = query.order === RideOrder.LATEST ? (query.from ?? '-infinity') : (to ?? 'infinity');
  const span = [...startOf(query, now), end];
  const miles = [query.minimumDistance ?? 0, query.maximumDistance ?? 'infinity'];
  const values: unknown[] = [
    viewer?.id ?? null,
    ...span,
    groupId,
    type?.trim().toLowerCase() || null,
    first + 1,
    ...miles,
  ];
  values.push(...choicesOf(query));
  const rows = await sql<CalendarRow>(statementFor(query), values);
  if (rows.length === 0) await requireGroupFilter(reader, groupId);
  return toConnection(rows, query, cursorOf);
}

const cursorOf = ({ startsAt, id }: CalendarRow) => cursors.encode([startsAt.toISOString(), id]);
