import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Owned } from '../lib/ownedPages.ts';
import { earliest, ownedPages } from '../lib/ownedPages.ts';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

// Who belongs to which group, known to everyone: both sides run in the order in which they joined.

/** The memberships of the owner of the list, from the first on. */
const memberships = (owner: string, listed: string) =>
  `unnest($1::uuid[]) owner(id)
   cross join lateral (
     select owner.id as "ownerId", ${listed} as id, created_at as "listedAt" from group_member
     where ${owner} = owner.id and (created_at, ${listed}) > ($2::timestamptz, $3::uuid)
     order by created_at, ${listed} limit $4 offset $5
   ) m`;

const membersStatement = statement(
  'group.members',
  `select ${columnsOf(User, 'u')}, m."ownerId", m."listedAt"
   from ${memberships('group_id', 'user_id')} join "user" u on u.id = m.id
   order by m."listedAt", m.id`,
);
const groupsStatement = statement(
  'group.ofUser',
  `select ${columnsOf(Group, 'g')}, m."ownerId", m."listedAt"
   from ${memberships('user_id', 'group_id')} join "group" g on g.id = m.id
   order by m."listedAt", m.id`,
);

/** Pages of the members of a group, in the order in which they joined. */
export const memberPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<User>>(membersStatement, values), earliest);

/** Pages of the groups of a member, in the order in which they joined them. */
export const joinedGroupPages = ({ sql }: Reader) =>
  ownedPages((values) => sql<Owned<Group>>(groupsStatement, values), earliest);
