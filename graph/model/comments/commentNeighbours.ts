import { keyedStatement } from '../../platform/database/keyed.ts';
import { earliest, latest, ownedPages } from '../../platform/database/ownedPages.ts';
import { ownedStatement } from '../../platform/database/ownedStatement.ts';
import { timeCursors } from '../../platform/graphql/cursors.ts';
import { shownInList } from '../posts/underPosts.ts';
import type { Reader } from '../reader.ts';
import { visibleComments } from './commentPolicy.ts';
import { commentColumns, pagesBy } from './commentRows.ts';

// The comments around a comment: top-level comments around a top-level comment, replies around a reply. They let a client
// open a comment in the middle of a long list without the pages before it.

/** Comments before a comment are counted up to this number. A page of comments can request the count of each. */
export const maxPreviousCount = 100;
/** The count looks at no more comments than this, because a viewer can have muted the authors of very many. */
export const maxPreviousRead = 5_000;

const isShown = (viewerId: string) => shownInList(viewerId, 'c', 'p');

// Two parts, because top-level comments and replies have an index each. At most one part returns rows. `rows` is a comparison of
// `c` with `here`, an order and a limit.
const besides = (viewerId: string, rows: string) =>
  `(select c.* from comment c
     where here.parent_id is null and c.post_id = here.post_id and c.parent_id is null and ${isShown(viewerId)} and ${rows})
   union all
   (select c.* from comment c
     where c.parent_id = here.parent_id and ${isShown(viewerId)} and ${rows})`;

const hereOf = (rows: string, viewerId: string) =>
  `${rows} owner(id) join comment here on here.id = owner.id join post p on p.id = here.post_id and ${visibleComments(viewerId, 'here', 'p')}`;

/** Counts the shown comments among the nearest ones before `here`. `siblings` selects those on the same level. */
const countBefore = (siblings: string, viewerId: string) =>
  `(select count(*)::int from (
     select from (
       select c.* from comment c where ${siblings} and (c.created_at, c.id) < (here.created_at, here.id)
       order by c.created_at desc, c.id desc limit ${maxPreviousRead}
     ) c where ${isShown(viewerId)} limit ${maxPreviousCount}
   ) counted)`;

interface Direction {
  /** The comparison of comments with the comment of the list, and with the cursor. */
  compare: '<' | '>';
  order: 'asc' | 'desc';
}

/** Pages of the comments on one side of each owner, the nearest first. $4 is the viewer. */
const neighbourStatement = (name: string, { compare, order }: Direction) =>
  ownedStatement(name, 1, ({ rows, limit, offset }) => {
    const nearest = `order by c.created_at ${order}, c.id ${order}`;
    const taken = `(c.created_at, c.id) ${compare} (here.created_at, here.id)
      and (c.created_at, c.id) ${compare} ($2::timestamptz, $3::uuid) ${nearest} limit ${limit} offset ${offset}`;
    return `select ${commentColumns('$4::uuid')}, true as "viewerMayRead", owner.id as "ownerId", c.created_at as "listedAt"
     from ${hereOf(rows, '$4::uuid')}
     cross join lateral (${besides('$4::uuid', taken)}) c
     join "user" author on author.id = c.author_id
     ${nearest}`;
  });

const previousStatement = neighbourStatement('comment.previous', { compare: '<', order: 'desc' });
const followingStatement = neighbourStatement('comment.following', { compare: '>', order: 'asc' });

const previousCountStatement = keyedStatement(
  'comment.previousCount',
  ({ rows }) =>
    `select owner.id as "commentId", case when here.parent_id is null
       then ${countBefore('c.post_id = here.post_id and c.parent_id is null', '$2::uuid')}
       else ${countBefore('c.parent_id = here.parent_id', '$2::uuid')} end as count
     from ${hereOf(rows, '$2::uuid')}`,
);

const previousCursors = timeCursors('previousComments');

/** Pages of the comments before comments, the nearest first. A comment that the viewer may not read has none. */
export const previousComments = (reader: Reader) =>
  ownedPages(previousCursors, (values) => pagesBy(reader, previousStatement, values), latest);

const followingCursors = timeCursors('followingComments');

/** Pages of the comments after comments, the nearest first. A comment that the viewer may not read has none. */
export const followingComments = (reader: Reader) =>
  ownedPages(followingCursors, (values) => pagesBy(reader, followingStatement, values), earliest);

interface PreviousCount {
  commentId: string;
  count: number;
}

/**
 * How many shown comments stand among the 5,000 before these comments, at most 100 each. Comments that the viewer may not
 * read have no row.
 */
export function previousCounts({ sql, viewer }: Reader, ids: readonly string[]): Promise<PreviousCount[]> {
  const { statement, key } = previousCountStatement(ids);
  return sql<PreviousCount>(statement, [key, viewer?.id ?? null]);
}
