import { visibleGroups } from '../model/groups/groupPolicy.ts';
import { isOwn, mediaPattern } from '../model/media/mediaIndexes.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import { visibleMoments } from '../model/moments/momentPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';

// The rows that show a picture, as SQL. Each condition repeats that of a partial index.

const postShows = (url: string) => `p.media_urls <> '{}' and own_media(p.media_urls) @> array[${url}]::text[]`;
const momentShows = (url: string) => `m.image_url = ${url} and ${isOwn('m.image_url')}`;

const publicRows = (url: string, isShown: string, isFound: string) =>
  `exists (select from "user" u where u.profile_picture = ${url} and ${isOwn('u.profile_picture')} and ${isShown})
   or exists (select from "group" g where g.picture = ${url} and ${isOwn('g.picture')} and ${isFound})
   or exists (select from instance i where i.logo = ${url})`;

/** Whether a member has uploaded the bytes of a picture, first or later. */
export const isSentBy = (userId: string, media: string) =>
  `(${media}.owner_id = ${userId}
    or exists (select from media_sender s where s.hash = ${media}.hash and s.user_id = ${userId}))`;

/** The rides that show a picture in a moment, once for each author of such moments: the index skips all others of an author. */
function ridesShowing(url: string): string {
  const first = (after: string) =>
    `(select m.post_id, m.author_id from moment m where ${momentShows(url)}${after} order by m.post_id, m.author_id limit 1)`;
  return `with recursive shown as (
      ${first('')} union all
      select next.* from shown cross join lateral ${first(' and (m.post_id, m.author_id) > (shown.post_id, shown.author_id)')} next
    ) select * from shown`;
}

const isShown = (viewerId: string, url: string, posts: string, limit = '') =>
  `(${publicRows(url, `not ${isBeingDeleted('u.id')}`, visibleGroups(viewerId, 'g'))}
   or exists (select from post p where ${posts} and ${postShows(url)} and ${visiblePosts(viewerId, 'p')})
   or exists (select from (${ridesShowing(url)}${limit}) m join post p on p.id = m.post_id where ${visibleMoments(viewerId, 'm', 'p')}))`;

/** Whether a member may read a row that shows this picture. The member's id is a parameter, null for visitors. */
export const isShownTo = (viewerId: string, url: string) => isShown(viewerId, url, 'true');

/** Whether visitors may read a row that shows this picture. Of rides with moments that show it, only the first 100 count, so that it costs little. */
export const isShownToAll = (url: string) => isShown('null::uuid', url, "p.privacy = 'public'", ' limit 100');

/**
 * Whether the operator has taken a picture down. Its uploaders cannot load it then either, unless another row shows it. A removal by an
 * organiser does not count, because organisers decide about their group alone.
 */
export const isTakenDown = (media: string) =>
  `exists (select from takedown_picture kept join takedown t on t.id = kept.takedown_id where kept.hash = ${media}.hash and t.group_id is null)`;

/** Whether a takedown keeps this picture, also one by an organiser. */
const isKept = (hash: string) => `exists (select from takedown_picture kept where kept.hash = ${hash})`;

/** Whether any row shows this picture, whoever may read it, or a takedown keeps it. */
export const isShownAnywhere = (url: string) =>
  `(${isKept(`substring(${url} from '${mediaPattern}')`)}
   or ${publicRows(url, 'true', 'true')}
   or exists (select from post p where ${postShows(url)})
   or exists (select from moment m where ${momentShows(url)}))`;
