import Type from 'typebox';
import type { Context } from '../context.ts';
import { requireSession } from '../lib/access.ts';
import { countsFor } from '../users/distances.ts';
import { exportUser } from '../users/exportUser.ts';
import { Units } from '../users/User.ts';
import { UpdateProfileInput } from '../users/userInputs.ts';
import { requireUser, updateProfile } from '../users/users.ts';
import { User, UserStats } from './answerSchemas.ts';
import { choice, idOf, number, omittable, optional, ownIdInPath, paging, text } from './fields.ts';
import { presentUser } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restRoute.ts';

/** How many items a page of these lists holds unless asked otherwise. */
const pageSize = 100;
const id = idOf('the member');
const unknown = { 404: 'User not found' };
const members = Type.Array(User, { description: 'The newest follow first.' });

/** A page of the list of the member whom a path names. */
async function readOwnedPage(ctx: Context, id: string, query: { page?: string; limit?: string }) {
  const { id: ownerId } = await requireUser(ctx, { id });
  return { ownerId, ...readPage(query, pageSize) };
}

/** The specification's section 7, Users. */
export const userRoutes = [
  route({
    method: 'GET',
    path: '/users/{id}',
    summary: 'A member',
    description: 'With all that is their own for the member, with what is public for everyone else.',
    params: { id },
    returns: User,
    refuses: unknown,
    answer: async (ctx, { params: { id } }) => presentUser(ctx, await requireUser(ctx, { id })),
  }),
  route({
    method: 'GET',
    path: '/users/by-username/{username}',
    summary: 'A member by name',
    params: { username: text('The username, whatever its case.', { examples: ['demo'] }) },
    returns: User,
    refuses: unknown,
    answer: async (ctx, { params: { username } }) => presentUser(ctx, await requireUser(ctx, { username })),
  }),
  route({
    method: 'GET',
    path: '/users/{id}/export',
    summary: 'All that is held of oneself',
    description: 'Section by section, for oneself alone; secrets are left out. Not for access tokens.',
    isForMembers: true,
    params: { id: ownIdInPath },
    refuses: { 403: 'For another member, and for an access token.' },
    returns: Type.Record(Type.String(), Type.Unknown(), { description: 'Rows by the names of their sections.' }),
    async answer(ctx) {
      const { viewer } = requireSession(ctx);
      return exportUser(ctx, viewer.id);
    },
  }),
  route({
    method: 'PATCH',
    path: '/users/{id}',
    summary: 'Edit one’s profile',
    description: 'What is left out stays. Null or a blank text empties what may be empty.',
    takesPictures: true,
    params: { id: ownIdInPath },
    body: {
      displayName: omittable(text('The name to show: 1 to 50 characters of any script.', { examples: ['Ada L.'] })),
      username: optional(text('Usernames never change: one’s own passes, another is refused.')),
      bio: optional(text('At most 500 characters.', { examples: ['Up before the milkman.'] })),
      location: optional(text('Where one lives, at most 100 characters.')),
      email: optional(text('An email address.', { format: 'email' }, 'must be an email address')),
      phone: optional(text('A telephone number, at most 40 characters.')),
      profilePicture: optional(
        text(
          'An image as a data URL of at most 50MB, an http(s) URL, or a /media URL.',
          {},
          'must be an image data URL, an http(s) URL or a /media URL',
        ),
      ),
      monthlyGoal: optional(
        number('Miles to ride in a month; null for the usual 250.', { minimum: 1, examples: [300] }),
      ),
      unitsPreference: omittable(choice(Object.values(Units), 'Whether to read miles or kilometres.')),
      timeZone: optional(text('The IANA time zone of one’s weeks and months, such as `Europe/Berlin`.')),
    },
    returns: User,
    async answer(ctx, { body: { displayName, username, bio, location, email, phone, ...body } }) {
      const { profilePicture, unitsPreference, timeZone } = body;
      const monthlyGoal = readNumber(body.monthlyGoal);
      const texts = { displayName, username, bio, location, email, phone, timeZone };
      const input = await readInput(UpdateProfileInput, { ...texts, profilePicture, monthlyGoal, unitsPreference });
      return presentUser(ctx, (await updateProfile(ctx, input)).user);
    },
  }),
  route({
    method: 'GET',
    path: '/users/{id}/stats',
    summary: 'What a member has done',
    params: { id },
    returns: UserStats,
    refuses: unknown,
    async answer(ctx, { params: { id } }) {
      const user = await requireUser(ctx, { id });
      const distances = await ctx.load.distancesOfUser.load(user.id);
      return {
        ...countsFor(ctx, user),
        followerCount: user.followerCount,
        followingCount: user.followingCount,
        weeklyDistance: distances?.weeklyDistance ?? 0,
        monthlyDistance: distances?.monthlyDistance ?? 0,
      };
    },
  }),
  route({
    method: 'GET',
    path: '/users/{id}/followers',
    summary: 'Who follows a member',
    params: { id },
    query: paging(pageSize),
    returns: members,
    refuses: unknown,
    async answer(ctx, { params: { id }, query }) {
      const { nodes } = await ctx.load.followersOfUser.load(await readOwnedPage(ctx, id, query));
      return nodes.map((user) => presentUser(ctx, user));
    },
  }),
  route({
    method: 'GET',
    path: '/users/{id}/following',
    summary: 'Whom a member follows',
    params: { id },
    query: paging(pageSize),
    returns: members,
    refuses: unknown,
    async answer(ctx, { params: { id }, query }) {
      const { nodes } = await ctx.load.followingOfUser.load(await readOwnedPage(ctx, id, query));
      return nodes.map((user) => presentUser(ctx, user));
    },
  }),
];
