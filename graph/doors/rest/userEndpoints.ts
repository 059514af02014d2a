import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { Units } from '../../model/users/User.ts';
import { countsFor } from '../../users/distances.ts';
import { type OpenExport, takeExport } from '../../users/takeExport.ts';
import { UpdateProfileInput } from '../../users/userInputs.ts';
import { requireUser, updateProfile } from '../../users/users.ts';
import { User, UserStats } from './answerSchemas.ts';
import { choice, idOf, number, omittable, optional, ownIdInPath, paging, picture, text } from './fields.ts';
import { presentUser } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

/** The default page size of these lists. */
const pageSize = 100;
const limits = inputLimits.user;
const id = idOf('the member');
const unknown = { 404: 'User not found' };
const members = Type.Array(User, { description: 'The newest follow comes first.' });

/** A page of a list of the member in the path. */
async function readOwnedPage(ctx: Context, id: string, query: { page?: string; limit?: string }) {
  const { id: ownerId } = await requireUser(ctx, { id });
  return { ownerId, ...readPage(query, pageSize) };
}

/** Section 7 of the specification: Users. */
export const userEndpoints = [
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
    summary: 'Get a member by name',
    description: 'Case does not matter.',
    params: { username: text('The username. Case does not matter.', { examples: ['demo'] }) },
    returns: User,
    refuses: unknown,
    answer: async (ctx, { params: { username } }) => presentUser(ctx, await requireUser(ctx, { username })),
  }),
  route({
    method: 'GET',
    path: '/users/{id}/export',
    summary: 'Export all your data',
    description:
      'Only for yourself. Sections contain everything that is stored about you, without secrets. Access tokens cannot export. A member can run one export at a time, and 10 an hour unless the operator sets another limit; more return RATE_LIMITED.',
    isForMembers: true,
    isForOwnPages: true,
    params: { id: ownIdInPath },
    refuses: { 403: 'For another member, with an access token, or by cookie from a page of another site.' },
    answersFile: 'application/json',
    returns: Type.Unsafe<OpenExport>(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Rows, by the name of their section.' }),
    ),
    answer: takeExport,
  }),
  route({
    method: 'PATCH',
    path: '/users/{id}',
    summary: 'Edit your profile',
    description: 'Omitted fields do not change. Null or a blank text clears optional fields.',
    takesPictures: true,
    params: { id: ownIdInPath },
    body: {
      displayName: omittable(
        text(`The name to display: 1 to ${limits.displayName} characters of any script.`, { examples: ['Ada L.'] }),
      ),
      username: optional(text('Usernames never change. Only your current username is accepted.')),
      bio: optional(text(`At most ${limits.bio} characters.`, { examples: ['Up before the milkman.'] })),
      location: optional(text(`Your place in words, at most ${limits.location} characters.`)),
      email: optional(text('An email address.', { format: 'email' }, 'must be an email address')),
      phone: optional(text(`A telephone number, at most ${limits.phone} characters.`)),
      profilePicture: optional(picture),
      monthlyGoal: optional(number('The goal in miles a month. Null clears it.', { minimum: 1, examples: [300] })),
      unitsPreference: omittable(choice(Object.values(Units), 'The units that you prefer.')),
      timeZone: optional(text('The IANA time zone of your weeks and months, such as `Europe/Berlin`.')),
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
    summary: 'Get the statistics of a member',
    description:
      'Other viewers get the counts of public posts, the member gets the counts of all posts. Distances are in miles.',
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
    summary: 'List the followers of a member',
    description: 'The newest follow comes first.',
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
    summary: 'List the members that a member follows',
    description: 'The newest follow comes first.',
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
