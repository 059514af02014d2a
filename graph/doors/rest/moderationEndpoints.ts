import Type from 'typebox';
import type { Context } from '../../context.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { ReportTarget } from '../../model/moderation/Report.ts';
import { setBlock } from '../../moderation/blocks.ts';
import { setMute } from '../../moderation/mutes.ts';
import { ReportInput } from '../../reports/reportInputs.ts';
import { report } from '../../reports/reports.ts';
import { choice, clientId, demanded, idOf, optional, text } from './fields.ts';
import { readInput, route } from './restEndpoint.ts';

const id = idOf('the member');
const refuses = { 400: 'You cannot mute yourself', 404: 'User not found' };

const Mute = Type.Object(
  {
    userId: Type.String({ format: 'uuid', description: 'The id of the member.' }),
    isMuted: Type.Boolean({ description: 'Whether you have muted the member.' }),
  },
  { $id: 'Mute', description: 'A member and whether you have muted them.' },
);

const blockRefuses = { 400: 'You cannot block yourself', 404: 'User not found' };

const Block = Type.Object(
  {
    userId: Type.String({ format: 'uuid', description: 'The id of the member.' }),
    isBlocked: Type.Boolean({ description: 'Whether you have blocked the member.' }),
  },
  { $id: 'Block', description: 'A member and whether you have blocked them.' },
);

const FiledReport = Type.Object(
  { reportId: Type.String({ format: 'uuid', description: 'The id of the report.' }) },
  { $id: 'FiledReport', description: 'The created report. Only the operator can read it.' },
);

async function mute(ctx: Context, userId: string, muted: boolean) {
  const { user } = await setMute(ctx, { userId, muted });
  return { userId: user.id, isMuted: await ctx.load.viewerHasMuted.load(user.id) };
}

async function block(ctx: Context, userId: string, blocked: boolean) {
  const { user } = await setBlock(ctx, { userId, blocked });
  return { userId: user.id, isBlocked: await ctx.load.viewerHasBlocked.load(user.id) };
}

/** Section 6 of the specification: Mute User and Report. */
export const moderationEndpoints = [
  route({
    method: 'POST',
    path: '/users/{id}/mute',
    summary: 'Mute a member',
    description:
      'Hides the posts of this member from you. Their comments under your own posts stay visible, so that you can delete them. The member is not notified.',
    params: { id },
    returns: Mute,
    refuses,
    answer: (ctx, { params: { id } }) => mute(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/users/{id}/mute',
    summary: 'Unmute a member',
    description: 'You can read the posts of the member again. Unmuting again has no effect.',
    params: { id },
    returns: Mute,
    refuses,
    answer: (ctx, { params: { id } }) => mute(ctx, id, false),
  }),
  route({
    method: 'POST',
    path: '/users/{id}/block',
    summary: 'Block a member',
    description:
      'The member can no longer find your profile and content, and you no longer see their posts, comments and moments. Ends follows between the two of you and removes each from the other’s upcoming rides. The member is not notified.',
    params: { id },
    returns: Block,
    refuses: blockRefuses,
    answer: (ctx, { params: { id } }) => block(ctx, id, true),
  }),
  route({
    method: 'DELETE',
    path: '/users/{id}/block',
    summary: 'Unblock a member',
    description: 'The member can find you again. Follows and participations that the block ended are not restored.',
    params: { id },
    returns: Block,
    refuses: blockRefuses,
    answer: (ctx, { params: { id } }) => block(ctx, id, false),
  }),
  route({
    method: 'POST',
    path: '/reports',
    summary: 'Report content or a member to the operator',
    description: 'Only the operator can read reports.',
    body: {
      id: optional(clientId),
      targetType: demanded(
        choice(Object.values(ReportTarget), 'The kind of the reported object. `ride` is accepted as `post`.'),
      ),
      targetId: demanded(idOf('the thing')),
      reason: demanded(
        text(`The reason: 1 to ${spelled(inputLimits.report.reason)} characters.`, { examples: ['Sells helmets'] }),
      ),
    },
    status: 201,
    returns: FiledReport,
    refuses: {
      404: 'Post not found, or the same for another kind of object that you cannot see',
      409: 'This id is taken',
    },
    async answer(ctx, { body: { id, targetType, targetId, reason } }) {
      // Section 6 has a menu item 'Report Ride'. A ride is reported as its post.
      const type = String(targetType) === 'ride' ? ReportTarget.POST : targetType;
      return report(ctx, await readInput(ReportInput, { id, targetType: type, targetId, reason }));
    },
  }),
];
