import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawPreview, previewSvg } from './drawPreview.ts';
import type { SharedPost } from './sharedPost.ts';
import { linesOf, withinFonts } from './textPaths.ts';
import { typefaceOf } from './typefaces.ts';

let read: MockInstance<typeof fs.readFileSync>;
beforeEach(() => {
  read = vi.spyOn(fs, 'readFileSync');
});
afterEach(() => void vi.restoreAllMocks());

const opened = () => read.mock.calls.map(([path]) => String(path)).filter((path) => path.endsWith('.woff2'));

const post: SharedPost = {
  id: '0199a000-0000-7000-8000-000000000000',
  content: '',
  createdAt: new Date(),
  username: 'ada',
  displayName: 'Ada',
  isRide: true,
  type: 'gravel',
  distance: 42.7,
  elevation: 0,
  date: '2087-06-01',
  time: '07:00',
  startsAt: new Date(),
  duration: null,
  location: null,
  going: 1,
  places: null,
  calledOffReason: null,
  routeId: null,
  routeFence: null,
};

/** One character from each font file of a package. */
function signsOf(name: string): string[] {
  const list = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/unicode.json`);
  const subsets: Record<string, string> = JSON.parse(fs.readFileSync(list, 'utf8'));
  return Object.values(subsets).flatMap((ranges) => {
    const firsts = ranges.split(',').map((range) => Number.parseInt(range.trim().slice(2), 16));
    const sign = firsts.find((codePoint) => codePoint > 0x2e80 && codePoint < 0xd800);
    return sign === undefined ? [] : [String.fromCodePoint(sign)];
  });
}

/** Two files of our own, and as many more as the texts of a preview can use together. */
const most = 18;

test('a preview of signs from every font file opens few of them', () => {
  const signs = ['jp', 'kr', 'sc'].flatMap((language) => signsOf(`noto-sans-${language}`));
  expect(signs.length).toBeGreaterThan(200);
  const turned = [...signs.slice(100), ...signs.slice(0, 100)].join('');
  const drawn = previewSvg({ ...post, content: signs.join(''), location: turned }, null);
  expect(opened().length).toBeLessThanOrEqual(most);
  expect(drawn).not.toBe(previewSvg(post, null));
});

test('a preview opens no font for what it has no room to show', () => {
  const content = `${'Over the moor and back. '.repeat(20)}${signsOf('noto-sans-sc').join('')}`;
  previewSvg({ ...post, content }, null);
  const foreign = opened().filter((path) => path.includes('noto-sans'));
  expect(foreign).toEqual([]);
});

test('after a drawing the next one waits three times as long as it blocked the thread', async () => {
  // Each font file blocks it for 10 milliseconds.
  vi.spyOn(performance, 'now').mockImplementation(() => 10 * opened().length);
  const pausing = vi.spyOn(globalThis, 'setTimeout');
  const content = signsOf('noto-sans-kr').toReversed().join('');
  await drawPreview({ ...post, content }, null, 1200);
  expect(opened().length).toBeGreaterThan(10);
  expect(pausing.mock.calls.map(([, duration]) => duration)).toEqual([30 * opened().length]);
});

test('characters that no font file has are left out before the text is laid out', () => {
  const withoutFont = String.fromCodePoint(0x30000);
  expect(typefaceOf(0x30000)).toBeUndefined();
  const shorten = withinFonts();
  expect(shorten(`a${withoutFont.repeat(200)} b\nc`)).toBe('a b\nc');
  expect(shorten(withoutFont)).toBe('');
});

test('a line of many words without width is laid out once for each word, not once for each longer line', () => {
  // A dictionary finds a word in each.
  const thin = '\u200b';
  const { font } = typefaceOf('漢'.codePointAt(0) ?? 0) ?? {};
  const laidOut = (words: number) => {
    if (!font) throw new Error('No typeface has this character');
    const layout = vi.spyOn(font, 'layout');
    linesOf(`漢${`${thin}漢`.repeat(words)}`, { size: 1, width: 10_000, most: 1 });
    const texts = layout.mock.calls.map(([text]) => text);
    layout.mockRestore();
    return texts.join('').length;
  };
  expect(laidOut(50)).toBeGreaterThan(50);
  expect(laidOut(150)).toBeLessThan(4 * laidOut(50));
});
