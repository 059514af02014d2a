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

const isShown = (viewerId: string, url: string, posts: string) =>
  `(${publicRows(url, `not ${isBeingDeleted('u.id')}`, visibleGroups(viewerId, 'g'))}
   or exists (select from post p where ${posts} and ${postShows(url)} and ${visiblePosts(viewerId, 'p')})
   or exists (select from moment m join post p on p.id = m.post_id where ${momentShows(url)} and ${visibleMoments(viewerId, 'm', 'p')}))`;

/** Whether a member may read a row that shows this picture. The member's id is a parameter. */
export const isShownTo = (viewerId: string, url: string) => isShown(viewerId, url, 'true');

/** Whether visitors may read a row that shows this picture. */
export const isShownToAll = (url: string) => isShown('null::uuid', url, "p.privacy = 'public'");

/** Whether a takedown keeps this picture. */
const isKept = (hash: string) => `exists (select from takedown_picture kept where kept.hash = ${hash})`;

/** Whether a picture was taken down. Its uploaders cannot load it then either, unless another row shows it. */
export const isTakenDown = (media: string) => isKept(`${media}.hash`);

/** Whether any row shows this picture, whoever may read it, or a takedown keeps it. */
export const isShownAnywhere = (url: string) =>
  `(${isKept(`substring(${url} from '${mediaPattern}')`)}
   or ${publicRows(url, 'true', 'true')}
   or exists (select from post p where ${postShows(url)})
   or exists (select from moment m where ${momentShows(url)}))`;
