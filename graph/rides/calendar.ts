import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Connection } from '../lib/connection.ts';
import { isId } from '../lib/ids.ts';
import { earliest } from '../lib/ownedPages.ts';
import type { PageArguments } from '../lib/paginate.ts';
import { timeKeyOf, toConnection } from '../lib/paginate.ts';
import { Post } from '../posts/Post.ts';
import { viewerFacts, visiblePosts } from '../posts/postPolicy.ts';
import type { PostRow } from '../posts/posts.ts';

// The posts of rides in the order in which the rides start, soonest first. Rides without date or time are in no calendar.

export interface CalendarQuery extends PageArguments {
  /** The first instant of a start; now unless given. */
  from?: Date | null;
  /** The instant before which a ride starts. */
  to?: Date | null;
  groupId?: string | null;
  /** Whatever its case. */
  type?: string | null;
  /** In miles, both ends included. */
  minimumDistance?: number | null;
  maximumDistance?: number | null;
  /** Whether someone whom the viewer follows has to take part. */
  followedGoing?: boolean | null;
}

const pageStatement = (name: string, isGoing: string) =>
  statement(
    name,
    `select ${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}, r.starts_at as "startsAt"
     from ride r join post p on p.id = r.id
     where (r.starts_at, r.id) > ($2::timestamptz, $3::uuid) and r.starts_at < $4::timestamptz
       and r.distance between $8::float8 and $9::float8
       and ($5::uuid is null or p.group_id = $5) and ($6::text is null or r.type = $6)
       and ${isGoing} and ${visiblePosts('$1::uuid', 'p')}
     order by r.starts_at, r.id limit $7`,
  );

const everyStatement = pageStatement('ride.calendar', 'true');
// Those who are followed are read once, and the riders of each ride looked up among them in the order of the rides: that
// ends with the page, and where nobody goes it has read no more than the riders of what is to come. `is true` keeps
// PostgreSQL from joining the two instead, which takes twice as long.
const followedStatement = pageStatement(
  'ride.calendar.followed',
  `exists (
    select from ride_participant rp
    where rp.post_id = r.id and (rp.user_id in (select followed_id from follow where follower_id = $1)) is true
  )`,
);

const [, lowestId] = earliest;

type CalendarRow = PostRow & { startsAt: Date };

/**
 * The key behind which a page starts: the cursor, or the first instant of the span where that is later. One key, not a
 * cursor beside a bound: the index is read from the row comparison on, through all that is past if need be.
 */
function startOf({ from, after }: CalendarQuery, now: Date): readonly [time: Date | string, id: string] {
  const cursor = timeKeyOf(after);
  // Without a bound a further page starts where the one before it ended, though meanwhile rides may have started.
  if (cursor && (!from || from <= new Date(cursor[0]))) return cursor;
  return [from ?? now, lowestId];
}

/** A page of the posts of rides that start in a span of time, as far as the viewer may read them. */
export async function listRides({ sql, viewer, now }: Reader, query: CalendarQuery): Promise<Connection<PostRow>> {
  const { groupId = null, type, to, first } = query;
  if (groupId !== null && !isId(groupId)) return toConnection<CalendarRow>([], query, keyOf);
  const span = [...startOf(query, now), to ?? 'infinity'];
  const miles = [query.minimumDistance ?? 0, query.maximumDistance ?? 'infinity'];
  const values = [viewer?.id ?? null, ...span, groupId, type?.trim().toLowerCase() || null, first + 1, ...miles];
  const statement = query.followedGoing ? followedStatement : everyStatement;
  return toConnection(await sql<CalendarRow>(statement, values), query, keyOf);
}

const keyOf = ({ startsAt, id }: CalendarRow) => [startsAt.toISOString(), id];
