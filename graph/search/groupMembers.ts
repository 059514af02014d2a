import type { Context } from '../context.ts';
import { enteredGroups } from '../model/groups/groupPolicy.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { callerOf } from '../platform/lib/access.ts';
import { isId } from '../platform/lib/ids.ts';
import { enqueueSearch } from '../platform/limits/enqueueSearch.ts';
import { parseSearch } from './search.ts';

// The search in the members of a group. It lists the same members as the group itself, in the same order.

// The pattern has no wildcards of the caller, because `search_text` removes punctuation. The trigram index on names finds
// rare texts. The memberships are read in their order when the text is too short for it.
const membersStatement = statement(
  'search.groupMembers',
  `with typed as materialized (select search_text($2) as name)
   select ${columnsOf(User, 'u')}, m.created_at as "listedAt"
   from group_member m join "user" u on u.id = m.user_id
   where m.group_id = $1::uuid and ${enteredGroups('$6::uuid', '$1::uuid')} and (m.created_at, m.user_id) > ($3::timestamptz, $4::uuid)
     and (select name <> '' from typed) and u.search_name like (select '%' || name || '%' from typed)
     and not ${isAbsentFor('$6::uuid', 'm.user_id')}
   order by m.created_at, m.user_id limit $5`,
);

type Listed = User & { listedAt: Date };

const cursors = timeCursors('groupMembersFound');
const cursorOf = ({ listedAt, id }: Listed) => cursors.encode([listedAt.toISOString(), id]);

/**
 * The members of a group whose username or display name contains a text, in the order in which they joined. A blank text and an
 * unknown group have none, and so has one whose members the viewer may not read. Throws BAD_USER_INPUT for a text of more than 200 characters and for a cursor of another list,
 * RATE_LIMITED when too many searches wait.
 */
export async function findGroupMembers(
  ctx: Context,
  { groupId, query, page }: { groupId: string; query: string; page: PageArguments },
): Promise<Connection<User>> {
  const { text } = parseSearch(query, page.first);
  const key = cursors.decode(page.after) ?? earliest;
  if (text === '' || !isId(groupId)) return toConnection<Listed>([], page, cursorOf);
  const values = [groupId, text, ...key, page.first + 1, ctx.viewer?.id ?? null];
  const rows = await enqueueSearch(() => ctx.sql<Listed>(membersStatement, values), callerOf(ctx));
  return toConnection(rows, page, cursorOf);
}
