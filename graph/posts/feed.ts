import { requireGroupFilter } from '../groups/groups.ts';
import { isBeingDeleted, muteLasts } from '../model/moderation/blockPolicy.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { type Companions, companionsOf, withEach } from '../model/posts/postCompanions.ts';
import { openPosts, publicInFeeds, sharedInFeeds, viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest, newestAt } from '../platform/database/ownedPages.ts';
import { type Size, sized } from '../platform/database/sized.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { toConnection } from '../platform/graphql/paginate.ts';
import { isId } from '../platform/lib/ids.ts';
import { maxPostsForFew } from './postsForFew.ts';

// Feeds are sorted by (createdAt, id), newest first, and paged by that key. FOLLOWING is collected at read time; the database
// stores no timeline for each member.

export const FeedScope = { EVERYONE: 'everyone', FOLLOWING: 'following' } as const;
export type FeedScope = (typeof FeedScope)[keyof typeof FeedScope];

export interface FeedQuery {
  scope: FeedScope;
  /** Returns only posts of this group, regardless of the scope. */
  groupId?: string | null;
  first: number;
  after?: string | null;
  /** The number of posts to skip after the cursor. Only REST uses it. */
  offset?: number;
}

/** A page skips at most about this number of posts that the viewer may not read. Then it ends, and the next page goes on there. */
export const maxSkipped = 10_000;

/**
 * FOLLOWING skips at most this number of posts of one member or group that the viewer may not read, and then omits its older posts. A member
 * has fewer: requests at the same time exceed their limit by less than 2,000. Only a group that closes can leave a member more of them.
 */
export const maxSkippedOfSource = maxPostsForFew + 2_000;

/** FOLLOWING scans this number of newest posts of all members first. It reads each followed member only when they are too few. */
const windowSize = 1000;

// Parameters of every statement: $1 is the viewer; $2 and $3 are the key before the page.
const ownColumns = `${columnsOf(Post, 'p')}, ${viewerFacts('$1::uuid', 'p')}`;
const visible = visiblePosts('$1::uuid', 'p');
const beforeKey = '(p.created_at, p.id) < ($2::timestamptz, $3::uuid)';
const newestFirst = 'order by p.created_at desc, p.id desc';

/** Builds the statements for one source of posts, one for each choice of companions. */
const postsFrom = (name: string, place: number, pageOf: (size: Size) => string, endOf?: (size: Size) => string) =>
  withEach((companions) => {
    const { columns, joins } = companionsOf(companions, '$1::uuid', 'p');
    // `case` spares full pages the search for the end of the scan.
    const end = (size: Size) =>
      endOf ? `, case when p.found < ${size.limit} then (${endOf(size)}) end as "scannedTo"` : '';
    const textOf = (size: Size) =>
      `select ${ownColumns}${columns}${end(size)} from (${pageOf(size)}) p${joins} ${newestFirst}`;
    return sized(companions === 'none' ? name : `${name}.${companions}`, place, textOf);
  });

const scanned = (columns: string, condition: string) =>
  `select ${columns} from post p where ${condition} and ${beforeKey} ${newestFirst}`;
const scanLength = ({ limit, offset }: Size) => `${limit} + ${offset} + ${maxSkipped}`;

/**
 * The statements for the posts that the viewer may read among the first ones that meet a condition. `also` is a condition of other
 * posts, of which the viewer may read each.
 */
function scanOf(name: string, place: number, condition: string, also?: string) {
  const sourceOf = (size: Size) => {
    const scan = `${scanned('p.*', condition)} limit ${scanLength(size)}`;
    return also ? `(${scan}) union all (${scanned('p.*', also)} limit ${size.limit} + ${size.offset})` : scan;
  };
  const pageOf = (size: Size) =>
    `select p.*, count(*) over () as found from (
       select p.* from (${sourceOf(size)}) p where ${visible} ${newestFirst} limit ${size.limit} offset ${size.offset}
     ) p`;
  const endOf = (size: Size) => `${scanned('p.created_at', condition)} limit 1 offset ${scanLength(size)} - 1`;
  // PostgreSQL must know the type of every parameter, so $1 is selected too.
  const ends = sized(`${name}.end`, place, (size) => `select (${endOf(size)}) as "scannedTo", $1::uuid as "viewerId"`);
  return { pages: postsFrom(name, place, pageOf, endOf), ends };
}

// Private posts of others, and posts of hidden members who have many, are in neither index. Otherwise they could fill the feeds of others.
const everyone = scanOf('feed.everyone', 4, sharedInFeeds('p'), "p.author_id = $1::uuid and p.privacy = 'private'");

// The condition must match the partial index of public posts, so that the scan meets no other post.
const visitorsStatement = postsFrom(
  'feed.visitors',
  4,
  ({ limit, offset }) =>
    `select p.* from post p where ${publicInFeeds('p')} and not ${isBeingDeleted('p.author_id')} and ${beforeKey} ${newestFirst} limit ${limit} offset ${offset}`,
);

const ofGroup = scanOf('feed.group', 5, 'p.group_id = $4::uuid and not p.is_withheld');

const people = 'select followed_id from follow where follower_id = $1';
// One subquery for all mutes is cheaper than one check for each followed member.
const unmutedPeople = `${people} and followed_id not in (
  select muted_id from mute where muter_id = $1 and ${muteLasts('mute')} union all select user_id from account_deletion)`;
const groups = 'select group_id from group_member where user_id = $1';

// The window is 0 for viewers who follow nobody and are in no group. `order by` makes PostgreSQL use the index; without it,
// the planner may search the whole table for any one row.
const window = `case
  when (select followed_id from follow where follower_id = $1 order by created_at limit 1) is not null
    or (select group_id from group_member where user_id = $1 order by created_at limit 1) is not null
  then ${windowSize} else 0 end`;

/**
 * The newest `count` posts of many sources. Only the `count` sources with the newest posts can contribute, and one index lookup
 * for each source finds them.
 */
const newestOf = (sources: string, ofSource: string, readable: string, count: string) => {
  const scan = `select p.id, p.created_at, p.author_id, p.group_id, p.privacy from post p
    where ${ofSource} and ${beforeKey} ${newestFirst} limit ${count} + ${maxSkippedOfSource}`;
  const visibleOf = (limit: string) =>
    `select p.id, p.created_at from (${scan}) p where ${readable} ${newestFirst} limit ${limit}`;
  return `select p.id, p.created_at
    from (
      select source.id from (${sources}) source(id) cross join lateral (${visibleOf('1')}) p ${newestFirst} limit ${count}
    ) source
    cross join lateral (${visibleOf(count)}) p`;
};

// `near` usually fills the page from the newest posts of all members. `far` reads each source only when `near` does not.
const followingStatement = postsFrom('feed.following', 4, ({ limit, offset }) => {
  const count = `${limit} + ${offset}`;
  return `
   with near as materialized (
     select p.id, p.created_at
     from (
       select p.id, p.created_at, p.author_id, p.group_id, p.privacy from post p
       where ${beforeKey} ${newestFirst} limit ${window}
     ) p
     where (p.author_id = $1 or p.author_id in (${people}) or p.group_id in (${groups})) and ${visible}
     ${newestFirst} limit ${count}
   ), far as (
     ${newestOf(`${unmutedPeople} union all select $1::uuid`, 'p.author_id = source.id', openPosts('$1::uuid', 'p'), count)}
     union
     ${newestOf(groups, 'p.group_id = source.id and not p.is_withheld', visible, count)}
   )
   select p.* from post p
   join (
     select id from near where (select count(*) from near) >= ${count}
     union all
     (select id from far p where (select count(*) from near) < ${count} order by created_at desc, id desc limit ${count})
   ) candidate on candidate.id = p.id
   ${newestFirst} limit ${limit} offset ${offset}`;
});

const cursors = timeCursors('feed');

type FeedRow = PostRow & { scannedTo?: Date | null };

/** Sorts before all ids, so that the cursor does not contain the id of a post that the viewer may not read. */
const [, noId] = earliest;

/**
 * Lists posts that the viewer may read, newest first, with their companions. A page behind which the scan has ended early can be short
 * or empty although more follow. Throws BAD_USER_INPUT for an unknown group.
 */
export async function listFeed(
  reader: Reader,
  query: FeedQuery,
  companions: Companions = 'none',
): Promise<Connection<PostRow>> {
  const { sql, viewer, now } = reader;
  // Later dates of series have their turn in the future.
  const [time, id] = cursors.decode(query.after) ?? newestAt(now);
  const { pages, ends, more = [] } = chooseSource(viewer !== null, query);
  const run = <Row extends object>({ statement, sizes }: ReturnType<typeof everyone.ends>) =>
    sql<Row>(statement, [viewer?.id ?? null, time, id, ...more, ...sizes]);
  const rows = pages ? await run<FeedRow>(pages[companions](query.first + 1, query.offset)) : [];
  // A page with posts proves that the group exists, so only an empty page needs the check.
  if (rows.length === 0) await requireGroupFilter(reader, query.groupId);
  // A full page does not contain the end of the scan. Posts that are not of the scan can fill it beyond that end.
  const mayPassEnd = rows.length === 0 || rows.at(-1)?.privacy === Privacy.PRIVATE;
  const [end] = ends && mayPassEnd ? await run<FeedRow>(ends(query.first + 1, query.offset)) : rows;
  const scannedTo = end?.scannedTo;
  const restAfter = scannedTo ? cursors.encode([scannedTo.toISOString(), noId]) : null;
  // Posts behind the end of the scan belong to the next page.
  const reached = scannedTo ? rows.filter(({ createdAt }) => createdAt >= scannedTo) : rows;
  return toConnection(reached, query, (post) => cursors.encode([post.createdAt.toISOString(), post.id]), restAfter);
}

interface Source extends Partial<ReturnType<typeof scanOf>> {
  /** The values of its own parameters. */
  readonly more?: readonly unknown[];
}

function chooseSource(isMember: boolean, { groupId, scope }: FeedQuery): Source {
  if (groupId != null) return isId(groupId) ? { ...ofGroup, more: [groupId] } : {};
  // Visitors follow nobody: both scopes are the public feed.
  if (!isMember) return { pages: visitorsStatement };
  return scope === FeedScope.FOLLOWING ? { pages: followingStatement } : everyone;
}
