import { compactNumber } from '../lib/compactNumber.ts';

/** 1 → '1 member', 2130 → '2.1K members'. */
export function memberCountText(count: number): string {
  return `${compactNumber(count)} ${count === 1 ? 'member' : 'members'}`;
}
