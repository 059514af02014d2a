import type { Context } from '../context.ts';
import type { Share } from '../lib/rateLimiter.ts';

/** What the door has taken the request from; no door of ours lets one in without. */
export function shareOf({ share }: Context): Share {
  if (!share) throw new Error('No door has taken this request from a limit');
  return share;
}
