import type { Context } from '../context.ts';
import { callerOf, requireSession } from '../platform/lib/access.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { noteSecurity } from '../platform/telemetry/securityLog.ts';
import { exportUser } from './exportUser.ts';

/** An export that is being sent. */
export interface OpenExport {
  readonly text: AsyncIterable<string>;
  /** Frees the member's slot. */
  close(): void;
}

const { take } = concurrencyGate({ ...doors.export, of: 'exports', being: 'sent' });

/**
 * All data of the viewer. The caller must close it. Throws UNAUTHENTICATED, FORBIDDEN for access tokens, and
 * RATE_LIMITED for a second concurrent export and beyond the rate limit of exports.
 */
export async function takeExport(ctx: Context): Promise<OpenExport> {
  const { viewer } = requireSession(ctx);
  const close = take(callerOf(ctx));
  try {
    await ctx.services.limiter.consume('exports', viewer.id);
    const text = await exportUser(ctx, viewer.id);
    noteSecurity(ctx, 'exportTaken', { userId: viewer.id });
    return { text, close };
  } catch (error) {
    close();
    throw error;
  }
}
