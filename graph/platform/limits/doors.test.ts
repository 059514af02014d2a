import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Door } from './doors.ts';
import { doors } from './doors.ts';

const manual = readFileSync('docs/operations.md', 'utf8');

const count = (amount: number) => (Number.isFinite(amount) ? amount.toLocaleString('en') : 'any');
const sharesOf = (shares: Door['running'] | null) =>
  shares ? [shares.all, shares.ofOne, shares.ofAddress].map(count).join(' / ') : 'none';
const priceOf = ({ price }: Door) => (price ? `1 of ${price.bucket}: ${price.per}` : 'paid before');

const rowOf = ([name, door]: [string, Door]) =>
  `| ${name} | ${priceOf(door)} | ${sharesOf(door.running)} | ${sharesOf(door.waiting)} |`;

test('the manual lists every door with its price and its shares as the code has them', () => {
  const table = Object.entries<Door>(doors).map(rowOf);
  const [, written = ''] = /\| door \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(manual) ?? [];
  expect(written.trimEnd().split('\n')).toEqual(table);
});
