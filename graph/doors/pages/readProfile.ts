import { isAbsentFor } from '../../model/moderation/blockPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { isId } from '../../platform/lib/ids.ts';

/** The part of a profile that everybody may read, unless the member has blocked them. */
export interface ReadProfile {
  username: string;
  displayName: string;
  bio: string | null;
  profilePicture: string | null;
  isViewer: boolean;
}

const readWhere = (condition: string) =>
  `select u.username, u.display_name as "displayName", u.bio, u.profile_picture as "profilePicture",
     u.id is not distinct from $2::uuid as "isViewer"
   from "user" u where ${condition} and not ${isAbsentFor('$2::uuid', 'u.id')}`;

const byIdStatement = statement('profilePage.byId', readWhere('u.id = $1::uuid'));
const byNameStatement = statement('profilePage.byUsername', readWhere('lower(u.username) = lower($1)'));

/** The member with this id or username in any case, or the viewer without one. Null if the viewer may not see them. */
export async function readProfile(sql: Sql, who: string | undefined, viewer: Viewer | null) {
  const key = who ?? viewer?.id;
  if (!key || key.includes('\u0000')) return null;
  const [profile] = await sql<ReadProfile & Record<string, unknown>>(isId(key) ? byIdStatement : byNameStatement, [
    key,
    viewer?.id ?? null,
  ]);
  return profile ?? null;
}
