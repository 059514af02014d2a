import { expect, test } from 'vitest';
import { hasHiddenCharacters } from './hiddenCharacters.ts';

test.each([
  ['a mark of direction', 'Ada\u202Eyranib'],
  ['an isolate', '\u2066Ada\u2069'],
  ['a left-to-right mark', 'Ada\u200E'],
  ['a zero-width space', 'A\u200Bda'],
  ['a joiner between Latin letters', 'A\u200Dda'],
  ['a soft hyphen', 'Ad\u00ADa'],
  ['a byte order mark', '\uFEFFAda'],
  ['a line break', 'Ada\nadmin'],
  ['a filler', 'Ada\u3164'],
  ['a tag after a letter', 'Ada\u{E0061}'],
])('%s is hidden', (_what, text) => expect(hasHiddenCharacters(text)).toBe(true));

test.each(['Ada Lovelace', 'Zoë O’Neill-王', 'Нина', 'Ada 👩🏽‍🚴 🚴‍♀️', 'Dafydd 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'علی‌رضا', 'क्‍ष', 'שלום'])(
  '%s has nothing hidden',
  (text) => expect(hasHiddenCharacters(text)).toBe(false),
);
