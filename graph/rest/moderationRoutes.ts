import Type from 'typebox';
import type { Context } from '../context.ts';
import { ReportInput } from '../moderation/moderationInputs.ts';
import { setMute } from '../moderation/mutes.ts';
import { ReportTarget } from '../moderation/Report.ts';
import { report } from '../moderation/reports.ts';
import { choice, clientId, demanded, idOf, optional, text } from './fields.ts';
import { readInput, route } from './restRoute.ts';

const id = idOf('the member');
const refuses = { 400: 'You cannot mute yourself', 404: 'User not found' };

const Mute = Type.Object(
  {
    userId: Type.String({ format: 'uuid', description: 'The id of the member.' }),
    isMuted: Type.Boolean({ description: 'Whether you have muted them.' }),
  },
  { $id: 'Mute', description: 'Where a member stands with you.' },
);

const FiledReport = Type.Object(
  { reportId: Type.String({ format: 'uuid', description: 'The id of the report.' }) },
  { $id: 'FiledReport', description: 'A report that was filed. Nobody but the operator reads it.' },
);

async function mute(ctx: Context, userId: string, muted: boolean) {
  const { user } = await setMute(ctx, userId, muted);
  return { userId: user.id, isMuted: await ctx.load.viewerHasMuted.load(user.id) };
}

/** Mute User and Report of the specification's section 6. */
export const moderationRoutes = [
  route({
    method: 'POST',
    path: '/users/{id}/mute',
    summary: 'Mute a member',
    description: 'Hides what they post from you, everywhere. They are not told.',
    params: { id },
    returns: Mute,
    refuses,
    answer: (ctx, { params: { id } }) => mute(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/users/{id}/mute',
    summary: 'Hear a member again',
    params: { id },
    returns: Mute,
    refuses,
    answer: (ctx, { params: { id } }) => mute(ctx, id, false),
  }),
  route({
    method: 'POST',
    path: '/reports',
    summary: 'Report something to the operator',
    body: {
      id: optional(clientId),
      targetType: demanded(choice(Object.values(ReportTarget), 'What kind of thing it is; `ride` is read as `post`.')),
      targetId: demanded(idOf('the thing')),
      reason: demanded(text('What is wrong with it: 1 to 1,000 characters.', { examples: ['Sells helmets'] })),
    },
    status: 201,
    returns: FiledReport,
    refuses: { 404: 'Post not found, or likewise for what else cannot be seen', 409: 'This id is taken' },
    async answer(ctx, { body: { id, targetType, targetId, reason } }) {
      // The menu of section 6 says 'Report Ride': a ride is reported as its post.
      const type = String(targetType) === 'ride' ? ReportTarget.POST : targetType;
      return report(ctx, await readInput(ReportInput, { id, targetType: type, targetId, reason }));
    },
  }),
];
