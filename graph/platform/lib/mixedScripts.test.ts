import { expect, test } from 'vitest';
import { hasMixedScripts } from './mixedScripts.ts';

test.each([
  ['a Cyrillic А', '\u0410da Lovelace'],
  ['a Cyrillic о within', 'Mara L\u043Epez'],
  ['a Greek omicron', 'T\u03BFm'],
  ['an Armenian letter', 'Bik\u0565r'],
  ['a Latin letter in a Cyrillic word', 'Н\u0069на'],
  ['a digit between', 'ri9d\u0435r'],
])('%s makes a word of two alphabets', (_what, text) => expect(hasMixedScripts(text)).toBe(true));

test.each([
  'Ada Lovelace',
  'Нина',
  'Нина (Nina) Белова',
  'Σωκράτης',
  '田中Ren',
  'Zoë O’Neill-王',
  'Ａda',
  '김Bike서연',
  'نور',
  'R2-D2 🚴',
])('%s is not mixed', (text) => expect(hasMixedScripts(text)).toBe(false));
