import type { Context } from '../context.ts';
import { ReportInput } from '../moderation/moderationInputs.ts';
import { setMute } from '../moderation/mutes.ts';
import { ReportTarget } from '../moderation/Report.ts';
import { report } from '../moderation/reports.ts';
import type { RestRoute } from './restRoute.ts';
import { readInput } from './restRoute.ts';

async function mute(ctx: Context, userId: string, muted: boolean) {
  const { user } = await setMute(ctx, userId, muted);
  return { userId: user.id, isMuted: await ctx.load.viewerHasMuted.load(user.id) };
}

/** Mute User and Report of the specification's section 6. */
export const moderationRoutes: RestRoute[] = [
  { method: 'POST', path: '/users/:id/mute', answer: (ctx, { params: { id = '' } }) => mute(ctx, id, true) },
  { method: 'DELETE', path: '/users/:id/mute', answer: (ctx, { params: { id = '' } }) => mute(ctx, id, false) },
  {
    method: 'POST',
    path: '/reports',
    status: 201,
    async answer(ctx, { body: { id, targetType, targetId, reason } }) {
      // The menu of section 6 says 'Report Ride': a ride is reported as its post.
      const type = targetType === 'ride' ? ReportTarget.POST : targetType;
      return report(ctx, await readInput(ReportInput, { id, targetType: type, targetId, reason }));
    },
  },
];
