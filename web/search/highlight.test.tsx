import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../test/runs.ts';
import { highlight } from './highlight.tsx';

function marksIn(text: string, query: string): string[] {
  const { container } = render(<p>{highlight(text, query)}</p>);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
}

test.each([
  ['Wet gravel, dry Gravel.', 'gravel', ['gravel', 'Gravel']],
  ['A café in Zürich', 'ZURICH cafe', ['café', 'Zürich']],
  ['gravelly roads of gravel', 'gra', ['gravelly', 'gravel']],
  ['gravelly roads of gravel', 'gravel roads', ['roads', 'gravel']],
  ['nothing of the kind', 'gravel', []],
  ['signs alone', '!? …', []],
  ['<b>bold</b> is text', 'bold', ['bold']],
])('marks in %j what %j looked for', (text, query, marks) => {
  expect(marksIn(text, query).sort()).toEqual([...marks].sort());
});

test('loses and adds no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const { container, unmount } = render(<p>{highlight(text, query)}</p>);
      expect(container.textContent).toBe(text);
      unmount();
    }),
    { numRuns: runs(50) },
  );
});
