import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { keyedStatement } from '../database/keyed.ts';
import { statement } from '../database/sql.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { given, textOrNull } from '../lib/blank.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { storeImage } from '../media/pictures.ts';
import { requireTimeZone } from './timeZones.ts';
import { defaultMonthlyGoal, User } from './User.ts';
import type { UpdateProfileInput } from './userInputs.ts';
import { userPolicy } from './userPolicy.ts';

// Members. Their names never change, and what they keep to themselves is dropped from a row unless they read it.

const byUsernameStatement = statement(
  'user.byUsername',
  `select ${columnsOf(User, 'u')} from "user" u where lower(u.username) = lower($1)`,
);

const byIdsStatement = keyedStatement(
  'user.byIds',
  ({ among }) => `select ${columnsOf(User, 'u')} from "user" u where u.id = ${among}`,
);

/** The members with these ids; unknown ids have no row. */
export function usersByIds({ sql }: Reader, ids: readonly string[]): Promise<User[]> {
  const { statement, key } = byIdsStatement(ids);
  return sql<User>(statement, [key]);
}

interface Who {
  id?: string | null;
  username?: string | null;
}

/** The member of this id or, where no id is given, of this name whatever its case; null when unknown. */
export async function findUser(ctx: Context, { id, username }: Who): Promise<User | null> {
  if (id != null) return isId(id) ? ctx.load.userById.load(id.toLowerCase()) : null;
  if (username == null || username.includes('\u0000')) return null;
  const [user] = await ctx.sql<User>(byUsernameStatement, [username]);
  return user ?? null;
}

/** Like `findUser`; throws NOT_FOUND 'User not found'. */
export async function requireUser(ctx: Context, who: Who): Promise<User> {
  const user = await findUser(ctx, who);
  allow(ctx.viewer, userPolicy.read, user);
  return user;
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

/**
 * Changes the profile of the viewer; what the input leaves out stays. Throws UNAUTHENTICATED, BAD_USER_INPUT
 * ('Username cannot be changed' for another name), and what storing a picture throws.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<{ user: User }> {
  const user = await ctx.em.findOne(User, requireViewer(ctx).id);
  allow(ctx.viewer, userPolicy.edit, user);
  refuseOtherName(user, input.username);
  const changes = given({
    displayName: input.displayName?.trim(),
    bio: textOrNull(input.bio),
    location: textOrNull(input.location),
    email: textOrNull(input.email),
    phone: textOrNull(input.phone),
    monthlyGoal: input.monthlyGoal === null ? defaultMonthlyGoal : input.monthlyGoal,
    unitsPreference: input.unitsPreference,
    timeZone: await chooseTimeZone(ctx, user, textOrNull(input.timeZone)),
    profilePicture: await choosePicture(ctx, input.profilePicture),
  });
  Object.assign(user, changes);
  await ctx.em.flush();
  reread(ctx);
  return { user: await findViewer(ctx) };
}

function refuseOtherName(user: User, username: string | null | undefined): void {
  if (username == null || username.toLowerCase() === user.username.toLowerCase()) return;
  throw badInput('Username cannot be changed', 'username');
}

type Change = string | null | undefined;

async function chooseTimeZone(ctx: Context, user: User, name: Change): Promise<Change> {
  return name == null || name === user.timeZone ? name : requireTimeZone(ctx.sql, name, 'timeZone');
}

async function choosePicture(ctx: Context, url: Change): Promise<Change> {
  if (url === '') return null;
  return url && storeImage(ctx, url, 'profilePicture');
}
