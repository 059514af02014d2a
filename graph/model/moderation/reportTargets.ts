import { visibleComments } from '../comments/commentPolicy.ts';
import { visibleEvents } from '../events/eventPolicy.ts';
import { visibleGroups } from '../groups/groupPolicy.ts';
import { visibleMoments } from '../moments/momentPolicy.ts';
import { visiblePosts } from '../posts/postPolicy.ts';
import { isAbsentFor } from './blockPolicy.ts';

/** The number of characters that a report keeps of the text of its target. */
export const maxReportedText = 2_000;

/**
 * The target of a report as one row with `"postId"`, `author_id`, `text`, the `path` of its page, the `picture` of a member or
 * group and `"isOfGroup"`, as SQL over an alias of the report. A group and an event have no author. No row when it was deleted.
 */
export const reportTargets = (report: string) =>
  `select id as "postId", author_id,
     concat_ws(E'\n', content, (select called_off_reason from ride where ride.id = post.id)) as text, '/post/' || id as path, null as picture,
     false as "isOfGroup"
   from post where ${report}.target_type = 'post' and id = ${report}.target_id
   union all
   select post_id, author_id, content, '/post/' || post_id, null, false from comment where ${report}.target_type = 'comment' and id = ${report}.target_id
   union all
   select post_id, author_id, coalesce(description, image_url, address), '/post/' || post_id, null, false from moment
   where ${report}.target_type = 'moment' and id = ${report}.target_id
   union all
   select null, id, concat_ws(E'\n', display_name, bio), '/profile/' || username, profile_picture, false from "user"
   where ${report}.target_type = 'user' and id = ${report}.target_id
   union all
   select null, null, concat_ws(E'\n', name, description), '/groups/' || id, picture, true from "group"
   where ${report}.target_type = 'group' and id = ${report}.target_id
   union all
   select null, null, concat_ws(E'\n', title, location, description, called_off_reason), '/events/' || id, null, group_id is not null from event
   where ${report}.target_type = 'event' and id = ${report}.target_id`;

const under = (table: string, report: string) =>
  `select from "${table}" t join post p on p.id = t.post_id where ${report}.target_type = '${table}' and t.id = ${report}.target_id`;

/** Whether a viewer can see the target of a report, as SQL over a viewer parameter and an alias of the report. */
export const seesTarget = (viewerId: string, report: string) =>
  `(exists (
     select from post p where ${report}.target_type = 'post' and p.id = ${report}.target_id and ${visiblePosts(viewerId, 'p')}
   ) or exists (${under('comment', report)} and ${visibleComments(viewerId, 't', 'p')})
   or exists (${under('moment', report)} and ${visibleMoments(viewerId, 't', 'p')})
   or exists (
     select from "user" u where ${report}.target_type = 'user' and u.id = ${report}.target_id and not ${isAbsentFor(viewerId, 'u.id')}
   ) or exists (
     select from "group" g where ${report}.target_type = 'group' and g.id = ${report}.target_id and ${visibleGroups(viewerId, 'g')}
   ) or exists (
     select from event e where ${report}.target_type = 'event' and e.id = ${report}.target_id and ${visibleEvents(viewerId, 'e')}
   ))`;
