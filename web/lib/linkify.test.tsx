import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
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
    { numRuns: 150 },
  );
});

/** The shortest of some runs over a text of so many characters, in milliseconds: the machine does other things as well. */
function shortest(shape: string, size: number): number {
  const text = shape.repeat(Math.ceil(size / shape.length)).slice(0, size);
  const runs = Array.from({ length: 7 }, () => {
    const start = performance.now();
    linkify(text);
    linkify(`https://a.example/${text}`);
    linkify(`@a${text}`);
    return performance.now() - start;
  });
  return Math.min(...runs);
}

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
])('200,000 characters of %s are read in time that grows with their number and no faster', (_name, shape) => {
  shortest(shape, 25_000);
  const growth = shortest(shape, 200_000) / Math.max(shortest(shape, 25_000), 0.05);
  // Eight times the text: 8 where the time grows with it, 64 where it grows with its square.
  expect(growth).toBeLessThan(24);
});
