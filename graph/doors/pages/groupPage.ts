import { notAhead, visiblePosts } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { maxSkipped } from '../../posts/feed.ts';
import { photoJoin, type ReadPost, readColumns } from './postText.ts';
import { findSharedGroup, type SharedGroup } from './sharedGroup.ts';

/** A group with the first post of its page. */
export interface GroupPage extends SharedGroup {
  /** The first post of the group’s feed. Null if the viewer may read none, or sees only the head of the group. */
  firstPost: ReadPost | null;
  /** Whether a member reads the page. */
  isOwn: boolean;
}

const visible = visiblePosts('$2::uuid', 'p');
const newestFirst = 'order by p.created_at desc, p.id desc';

// The pinned post is before all others. The scan skips as many posts that the viewer may not read as the first page of the feed does.
const firstPostStatement = statement(
  'group.firstPost',
  `select ${readColumns} from "group" g
   cross join lateral (
     select candidate.id from (
       (select p.id, 1 as place from post p where p.id = g.pinned_post_id and ${visible})
       union all
       (select p.id, 2 as place from (
          select p.id, p.created_at, p.author_id, p.group_id, p.privacy from post p
          where p.group_id = $1::uuid and not p.is_withheld and ${notAhead('p')} ${newestFirst} limit ${maxSkipped}
        ) p where ${visible} ${newestFirst} limit 1)
     ) candidate order by candidate.place limit 1
   ) first
   join post p on p.id = first.id join "user" u on u.id = p.author_id ${photoJoin}
   where g.id = $1::uuid
     and (g.kind = 'open' or exists (select from group_member m where m.group_id = g.id and m.user_id = $2::uuid))`,
);

/** The group with this id and its first post for this viewer. Null if there is no such group, or it is hidden. */
export async function findGroupPage(sql: Sql, id: string, viewer: Viewer | null): Promise<GroupPage | null> {
  const group = await findSharedGroup(sql, id);
  if (!group) return null;
  const [firstPost] = await sql<ReadPost>(firstPostStatement, [group.id, viewer?.id ?? null]);
  return { ...group, firstPost: firstPost ?? null, isOwn: viewer !== null };
}
