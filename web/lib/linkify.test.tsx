import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { runs } from '../test/runs.ts';
import { linkify } from './linkify.tsx';

function show(text: string) {
  const { container } = render(
    <MemoryRouter>
      <p>{linkify(text)}</p>
    </MemoryRouter>,
  );
  return container;
}

function linksIn(text: string) {
  const container = show(text);
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

test('an address opens in a new tab that learns nothing about this one', () => {
  show('Read https://sundayspinners.example/chains today');
  const link = screen.getByRole('link', { name: 'https://sundayspinners.example/chains' });
  expect(link.getAttribute('href')).toBe('https://sundayspinners.example/chains');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('a mention leads to the profile, in the same tab', () => {
  show('Thanks @tomasz_r!');
  const link = screen.getByRole('link', { name: '@tomasz_r' });
  expect(link.getAttribute('href')).toBe('/profile/tomasz_r');
  expect(link.hasAttribute('target')).toBe(false);
});

test.each([
  ['at https://a.example.', 'https://a.example'],
  ['(see https://a.example/b)', 'https://a.example/b'],
  ['https://a.example/w_(x)', 'https://a.example/w_(x)'],
  ['(https://a.example/w_(x)).', 'https://a.example/w_(x)'],
  ['[https://a.example/x]', 'https://a.example/x'],
  ['https://a.example/?q=1&r=2#top!', 'https://a.example/?q=1&r=2#top'],
  ['<https://a.example>', 'https://a.example'],
  ['HTTP://A.EXAMPLE/x', 'HTTP://A.EXAMPLE/x'],
  ['“https://a.example/ü”', 'https://a.example/ü'],
  ['https://a.example/\u202Emoc.knab//:sptth', 'https://a.example/'],
  ['https://a.example\u200B.b.example', 'https://a.example'],
])('in %j the address is %j', (text, address) => {
  expect(linksIn(text)).toEqual([[address, address]]);
});

test.each([
  ['@maeve.lin.', '@maeve.lin', '/profile/maeve.lin'],
  ['(@a-b_c.d)', '@a-b_c.d', '/profile/a-b_c.d'],
  ['@hanna...', '@hanna', '/profile/hanna'],
  ['@pim-', '@pim', '/profile/pim'],
  ['@Ünal @7up', '@7up', '/profile/7up'],
])('in %j the mention is %j', (text, label, target) => {
  expect(linksIn(text)).toEqual([[label, target]]);
});

test.each([
  'rider@example.com',
  'ü@example',
  '@ nobody',
  '@.hidden',
  'javascript:alert(1)',
  'ftp://a.example',
  'https://',
  'http://...',
  'http://[',
  '<a href="x">bold</a>',
  '&lt;b&gt;',
])('%j holds no link and is shown as written', (text) => {
  const container = show(text);
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toBe(text);
});

test('several links keep their order and the text between them', () => {
  expect(linksIn('@a, https://b.example/@c and @d')).toEqual([
    ['@a', '/profile/a'],
    ['https://b.example/@c', 'https://b.example/@c'],
    ['@d', '/profile/d'],
  ]);
});

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('@', '@tom', '@a.b-', 'https://', 'http://x', '(', ')', '.', ' ', '\n', '<', '"', '👩‍🚴', 'é'),
);

test('no text is lost or changed, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const { container, unmount } = render(
        <MemoryRouter>
          <p>{linkify(text)}</p>
        </MemoryRouter>,
      );
      expect(container.textContent).toBe(text);
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/profile\/[A-Za-z0-9_])/i);
      }
      unmount();
    }),
    { numRuns: runs(50) },
  );
});

/** Some systems count the time of a processor in steps of up to 4 ms. */
const minTime = 40;

/** Milliseconds of processor time for some runs over texts. Time in which other threads run does not count. */
function timeOf(texts: readonly string[], runs: number): number {
  const start = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) for (const text of texts) linkify(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** The shortest time for each run over a text of `size` characters, measured in rounds that are long enough to measure. */
function shortest(shape: string, size: number): number {
  const text = shape.repeat(Math.ceil(size / shape.length)).slice(0, size);
  // Made once: memory for long texts costs more than most of them cost to read.
  const texts = [text, `https://a.example/${text}`, `@a${text}`];
  let runs = 1;
  while (timeOf(texts, runs) < minTime) runs *= 2;
  return Math.min(...Array.from({ length: 5 }, () => timeOf(texts, runs))) / runs;
}

const growthOf = (shape: string) => shortest(shape, 200_000) / shortest(shape, 12_500);

test.each([
  ['closing brackets', ')'],
  ['opening brackets', '('],
  ['brackets of all kinds', '([{'],
  ['full stops', '.'],
  ['dots and dashes', '.-'],
  ['mentions', '@a'],
  ['mentions that end in dots', '@a... '],
  ['at signs', '@'],
  ['schemes', 'http://'],
  ['half schemes', 'http:/'],
  ['quarter schemes', 'https'],
  ['addresses', 'https://a.example/(b). '],
  ['addresses that are none', 'http://[ '],
  ['blanks', ' \t\n'],
  ['letters', 'a'],
  ['letters that are two', 'e\u0301'],
  ['halves of letters', '\ud83d'],
  ['angles and quotes', '<">'],
  ['direction marks', '\u202E'],
])('200,000 characters of %s are read in time that grows with their number and no faster', (_name, shape) => {
  // For 16 times the text, linear time grows by 16, quadratic time by 256. Load on the machine disturbs only some
  // attempts.
  let growth = growthOf(shape);
  for (let more = 4; more > 0 && growth >= 64; more -= 1) growth = Math.min(growth, growthOf(shape));
  expect(growth).toBeLessThan(64);
});
