import type { Context, Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import { requireViewer } from '../lib/allow.ts';
import { DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { User } from './User.ts';
import { userPolicy } from './userPolicy.ts';

// Members. Their names never change, and what they keep to themselves is dropped from a row unless they read it.

const byUsernameStatement = statement(
  'user.byUsername',
  `select ${columnsOf(User, 'u')} from "user" u where lower(u.username) = lower($1)`,
);

const byIdsStatement = statement(
  'user.byIds',
  `select ${columnsOf(User, 'u')} from "user" u where u.id = any($1::uuid[])`,
);

/** The members with these ids; unknown ids have no row. */
export function usersByIds({ sql }: Reader, ids: readonly string[]): Promise<User[]> {
  return sql<User>(byIdsStatement, [ids]);
}

/** The member of this id or, where no id is given, of this name whatever its case; null when unknown. */
export async function findUser(
  ctx: Context,
  { id, username }: { id?: string | null; username?: string | null },
): Promise<User | null> {
  if (id != null) return isId(id) ? ctx.load.userById.load(id) : null;
  if (username == null || username.includes('\u0000')) return null;
  const [user] = await ctx.sql<User>(byUsernameStatement, [username]);
  return user ?? null;
}

/** The fact if it is the viewer's own, else null. */
export function ownFact<Fact>({ viewer }: Reader, user: User, fact: Fact): Fact | null {
  return userPolicy.readPrivate.may(viewer, user) ? fact : null;
}

/** The row of the viewer; throws UNAUTHENTICATED for visitors. */
export async function findViewer(ctx: Context): Promise<User> {
  const user = await ctx.load.userById.load(requireViewer(ctx).id);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return user;
}
