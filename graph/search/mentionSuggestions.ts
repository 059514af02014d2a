import type { Context } from '../context.ts';
import { shownComments } from '../model/comments/commentPolicy.ts';
import { isAbsentFor, viewerAvoids } from '../model/moderation/blockPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { statement } from '../platform/database/sql.ts';
import { callerOf } from '../platform/lib/access.ts';
import { isId } from '../platform/lib/ids.ts';
import { enqueueSearch } from '../platform/limits/enqueueSearch.ts';
import { findMatches, parseSearch } from './search.ts';
import { searchUsers } from './searchNames.ts';

// Members to mention: those in the conversation first, then those the viewer follows, then the search. Each part is sorted
// by name. Members whom the viewer avoids are found by the search only, as everywhere.

/** The maximum number of suggestions. */
export const maxSuggested = 6;
/** The maximum number of rows to read from each list, newest first, so that a busy post costs no more than others. */
const maxNear = 200;

/** A suggested member. */
export interface Suggestion {
  user: User;
  isInConversation: boolean;
}

const newestComments = `
  select author_id from (
    select c.author_id, c.post_id, c.parent_id from comment c where c.post_id = p.id order by c.created_at desc, c.id desc limit ${maxNear}
  ) c where ${shownComments('$1::uuid', 'c')}`;

const nearStatement = statement(
  'search.near',
  `with p as materialized (
     select p.id, p.author_id from post p where p.id = $2::uuid and ${visiblePosts('$1::uuid', 'p')}
   ), typed as materialized (
     select lower($3) as username, search_text($3) as name
   ), near as (
     select author_id as id, true as "isInConversation" from p
     union all
     select talk.author_id, true from p cross join lateral (${newestComments}) talk
     union all
     select rider.user_id, true from p cross join lateral (
       select rp.user_id from ride_participant rp where rp.post_id = p.id order by rp.created_at desc, rp.user_id limit ${maxNear}
     ) rider
     union all
     (select followed_id, false from follow where follower_id = $1::uuid order by created_at desc, followed_id limit ${maxNear})
   ), each as (
     select id, bool_or("isInConversation") as "isInConversation" from near group by id
   )
   select each."isInConversation", ${columnsOf(User, 'u')} from each join "user" u on u.id = each.id cross join typed
   where u.id <> $1::uuid and not ${isAbsentFor('$1::uuid', 'u.id')} and not ${viewerAvoids('$1::uuid', 'u.id')}
     and (strpos(lower(u.username), typed.username) > 0 or (typed.name <> '' and strpos(u.search_name, typed.name) > 0))
   order by not each."isInConversation", u.username limit ${maxSuggested}`,
);

type NearRow = User & Pick<Suggestion, 'isInConversation'>;

/**
 * Suggests at most six members to mention, by a part of their username or display name. A blank text suggests only members of the
 * conversation and those that the viewer follows. A post that the viewer may not read has no conversation. Visitors get none.
 * Throws BAD_USER_INPUT for a text of more than 200 characters, and RATE_LIMITED when too many searches wait.
 */
export async function suggestMentions(ctx: Context, text: string, postId?: string | null): Promise<Suggestion[]> {
  const search = parseSearch(text, maxSuggested, 'text');
  const { viewer } = ctx;
  if (!viewer) return [];
  const post = postId && isId(postId) ? postId.toLowerCase() : null;
  const near = await enqueueSearch(
    () => ctx.sql<NearRow>(nearStatement, [viewer.id, post, search.text]),
    callerOf(ctx),
  );
  const suggested = near.map(({ isInConversation, ...user }) => ({ user, isInConversation }));
  if (suggested.length === maxSuggested || search.text === '') return suggested;
  const { nodes } = await findMatches(ctx, searchUsers, search);
  const isNew = ({ id }: User) => id !== viewer.id && !near.some((each) => each.id === id);
  const others = nodes.filter(isNew).map((user) => ({ user, isInConversation: false }));
  return [...suggested, ...others].slice(0, maxSuggested);
}
