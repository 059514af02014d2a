import { refuseReservedDisplayName } from '../auth/reservedNames.ts';
import { type Context, clearLoaders } from '../context.ts';
import { storeImage } from '../media/pictures.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { flush } from '../platform/database/inTransaction.ts';
import { keyedStatement } from '../platform/database/keyed.ts';
import { statement } from '../platform/database/sql.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { requireTimeZone } from './timeZones.ts';
import type { UpdateProfileInput } from './userInputs.ts';

// Members. Usernames never change. Private columns are removed from a row unless its member is the viewer. A member who
// has blocked the viewer has no row for that viewer.

const byUsernameStatement = statement(
  'user.byUsername',
  `select ${columnsOf(User, 'u')} from "user" u where lower(u.username) = lower($1) and not ${isAbsentFor('$2::uuid', 'u.id')}`,
);

const byIdsStatement = keyedStatement(
  'user.byIds',
  ({ among }) =>
    `select ${columnsOf(User, 'u')} from "user" u where u.id = ${among} and not ${isAbsentFor('$2::uuid', 'u.id')}`,
);

/** The members with these ids. Unknown ids and members who have blocked the viewer have no row. */
export function usersByIds({ sql, viewer }: Reader, ids: readonly string[]): Promise<User[]> {
  const { statement, key } = byIdsStatement(ids);
  return sql<User>(statement, [key, viewer?.id ?? null]);
}

interface Who {
  id?: string | null;
  username?: string | null;
}

/** The member with this id or, without an id, with this username in any case. Null if unknown. */
export async function findUser(ctx: Context, { id, username }: Who): Promise<User | null> {
  if (id != null) return isId(id) ? ctx.load.userById.load(id.toLowerCase()) : null;
  if (username == null || username.includes('\u0000')) return null;
  const [user] = await ctx.sql<User>(byUsernameStatement, [username, ctx.viewer?.id ?? null]);
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

/** The viewer's row. Throws UNAUTHENTICATED for visitors. */
export async function findViewer(ctx: Context): Promise<User> {
  const user = await ctx.load.userById.load(requireViewer(ctx).id);
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return user;
}

/**
 * Changes the profile of the viewer. Omitted fields keep their values. Throws UNAUTHENTICATED, BAD_USER_INPUT
 * ('Username cannot be changed' for another name), and the errors of storing a picture.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<{ user: User }> {
  const user = await holdConnection(ctx.em, (em) => em.findOne(User, requireViewer(ctx).id));
  allow(ctx.viewer, userPolicy.edit, user);
  refuseOtherName(user, input.username);
  const displayName = input.displayName?.trim();
  if (displayName && displayName !== user.displayName) refuseReservedDisplayName(displayName);
  const changes = given({
    displayName,
    bio: textOrNull(input.bio),
    location: textOrNull(input.location),
    email: textOrNull(input.email),
    phone: textOrNull(input.phone),
    monthlyGoal: input.monthlyGoal,
    unitsPreference: input.unitsPreference,
    timeZone: await chooseTimeZone(ctx, user, textOrNull(input.timeZone)),
    profilePicture: await choosePicture(ctx, input.profilePicture, user),
  });
  Object.assign(user, changes);
  await flush(ctx.em);
  clearLoaders(ctx);
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

async function choosePicture(ctx: Context, url: Change, { profilePicture }: User): Promise<Change> {
  if (url === '') return null;
  return url && storeImage(ctx, url, { field: 'profilePicture', shown: profilePicture ? [profilePicture] : [] });
}
