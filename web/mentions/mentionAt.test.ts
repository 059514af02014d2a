import { expect, test } from 'vitest';
import { fillMention, mentionAt } from './mentionAt.ts';

const at = (text: string) => mentionAt(text, text.length);

test.each([
  ['@', { start: 0, query: '' }],
  ['Thanks, @ma', { start: 8, query: 'ma' }],
  ['(@maeve.l', { start: 1, query: 'maeve.l' }],
  ['@Käthe', { start: 0, query: 'Käthe' }],
  ['@@ma', { start: 1, query: 'ma' }],
])('%j types a mention', (text, mention) => {
  expect(at(text)).toEqual(mention);
});

test.each(['', 'ma', 'mail@ma', 'ö@ma', '@ma ', '@ma!', `@${'m'.repeat(31)}`])('%j types none', (text) => {
  expect(at(text)).toBeUndefined();
});

test('only what stands before the caret counts', () => {
  expect(mentionAt('Thanks @maeve and @tom', 10)).toEqual({ start: 7, query: 'ma' });
  expect(mentionAt('Thanks @maeve', 4)).toBeUndefined();
});

test('a chosen name replaces what was typed, with one space after it', () => {
  expect(fillMention('Hi @ma', { start: 3, query: 'ma' }, 'maeve')).toEqual({ text: 'Hi @maeve ', caret: 10 });
  expect(fillMention('Hi @ma!', { start: 3, query: 'ma' }, 'maeve')).toEqual({ text: 'Hi @maeve !', caret: 10 });
  expect(fillMention('Hi @ma there', { start: 3, query: 'ma' }, 'maeve')).toEqual({
    text: 'Hi @maeve there',
    caret: 10,
  });
});
