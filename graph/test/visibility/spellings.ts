import type { Mark } from './makeMarks.ts';

const swapTwo = (word: string) => word.slice(0, 5) + word.slice(5, 7).split('').toReversed().join('') + word.slice(7);

/** How a mark is searched for: a word as it is, what a text holds also as it begins and mistyped; nothing but words. */
export function spellings({ fact, value }: Mark): string[] {
  if (!value.startsWith('mk')) return [];
  return fact === 'content' || fact === 'description' ? [value, value.slice(0, 8), swapTwo(value)] : [value];
}
