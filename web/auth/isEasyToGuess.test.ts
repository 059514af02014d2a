import { expect, test } from 'vitest';
import { isEasyToGuess } from './isEasyToGuess.ts';

test.each(['qwerty', 'ABC123', 'aaaaaa', 'ninanina1'])('%s is easy to guess', async (password) => {
  expect(await isEasyToGuess({ username: 'nina', password })).toBe(true);
});

test.each(['over-the-pass', 'a nina road ', 'short', ''])('%j gives no warning', async (password) => {
  expect(await isEasyToGuess({ username: 'nina', password })).toBe(false);
});
