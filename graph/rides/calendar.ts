import { requireGroupFilter } from '../groups/groups.ts';
import { Post } from '../model/posts/Post.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { shownFigure } from '../model/routes/shownFigure.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import type { PostRow } from '../posts/PostRow.ts';

// The calendar lists the posts of rides by start, earliest first. It omits rides without date or time.

export interface CalendarQuery extends PageArguments {
  /** Rides start at this instant or later; the current time when absent. */
  from?: Date | null;
  /** Rides start before this instant. */
  to?: Date | null;
  groupId?: string | null;
  /** Case-insensitive. */
  type?: string | null;
  /** In miles, inclusive. */
  minimumDistance?: number | null;
  maximumDistance?: number | null;
  /** Whether a participant must be a member that the viewer follows. */
  followedGoing?: boolean | null;
}

const pageStatement = (name: string, isGoing: string) =>
  statement(
    name,
    `select ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}, r.starts_at as "startsAt"
     from ride r join post p on p.id = r.id
     where (r.starts_at, r.id) > ($2::timestamptz, $3::uuid) and r.starts_at < $4::timestamptz
       and ${shownFigure('distance', 'r')} between $8::float8 and $9::float8
       and ($5::uuid is null or p.group_id = $5) and ($6::text is null or r.type = $6)
       and ${isGoing} and ${visiblePosts('$1::uuid', 'p')}
     order by r.starts_at, r.id limit $7`,
  );

const everyStatement = pageStatement('ride.calendar', 'true');
// PostgreSQL hashes the followed members once and scans rides in order of their start until the page is full. In the worst
// case it reads the participants of all future rides. `is true` prevents a semi-join, which takes twice as long.
const followedStatement = pageStatement(
  'ride.calendar.followed',
  `exists (
    select from ride_participant rp
    where rp.post_id = r.id and (rp.user_id in (select followed_id from follow where follower_id = $1)) is true
  )`,
);

const [, lowestId] = earliest;
const cursors = timeCursors('rides');

type CalendarRow = PostRow & { startsAt: Date };

/**
 * The key before the page: the cursor, or `from` when that is later. There must be one key, not a cursor and a bound: the index
 * scan starts at the row comparison and would read all past rides.
 */
function startOf({ from, after }: CalendarQuery, now: Date): readonly [time: Date | string, id: string] {
  const cursor = cursors.decode(after);
  // Without `from`, the next page starts at the cursor, even when rides have started since.
  if (cursor && (!from || from <= new Date(cursor[0]))) return cursor;
  return [from ?? now, lowestId];
}

/** Throws BAD_USER_INPUT when an upper bound is below its lower bound. */
function refuseContradictions({ from, to, minimumDistance, maximumDistance }: CalendarQuery): void {
  if (from && to && to < from) throw badInput('to must not be before from', 'to');
  if (minimumDistance != null && maximumDistance != null && maximumDistance < minimumDistance) {
    throw badInput('maximumDistance must not be less than minimumDistance', 'maximumDistance');
  }
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
  const span = [...startOf(query, now), to ?? 'infinity'];
  const miles = [query.minimumDistance ?? 0, query.maximumDistance ?? 'infinity'];
  const values = [viewer?.id ?? null, ...span, groupId, type?.trim().toLowerCase() || null, first + 1, ...miles];
  const statement = query.followedGoing ? followedStatement : everyStatement;
  const rows = await sql<CalendarRow>(statement, values);
  if (rows.length === 0) await requireGroupFilter(reader, groupId);
  return toConnection(rows, query, cursorOf);
}

const cursorOf = ({ startsAt, id }: CalendarRow) => cursors.encode([startsAt.toISOString(), id]);
