import { compactNumber } from '../lib/compactNumber.ts';

/** 1 → '1 comment', 2130 → '2.1K comments'. */
export function commentCountText(count: number): string {
  return `${compactNumber(count)} ${count === 1 ? 'comment' : 'comments'}`;
}
