import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { fitRestAnswer, limitAnswer } from './limitAnswer.ts';

const aliases = Array.from({ length: 25 }, (_, index) => `a${index}`);
const dataOf = (text: string) => Object.fromEntries(aliases.map((alias) => [alias, text]));
const tooLarge = expect.objectContaining({ message: expect.stringContaining('The answer is larger than') });

test.each([
  ['control characters', '\u0001'],
  ['lone surrogates', '\ud800'],
  ['quotes', '"'],
  ['backslashes', '\\'],
  ['line breaks', '\n'],
  ['emoji', '🚴'],
  ['letters', 'a'],
])('%s count as many bytes as their JSON has', (_kind, sign) => {
  const data = dataOf(sign.repeat(1_000));
  const bytes = Buffer.byteLength(JSON.stringify(data));
  const most = Math.ceil(bytes * 1.01);
  const least = Math.floor(bytes * 0.99);
  expect(limitAnswer({ data }, most)).toEqual({ data });
  expect(fitRestAnswer(data, most)).toBe(data);
  expect(() => limitAnswer({ data }, least)).toThrow(tooLarge);
  expect(() => fitRestAnswer(data, least)).toThrow(tooLarge);
});

test('the messages and paths of errors count too', () => {
  const errorsOf = (message: string, alias: string) =>
    Array.from({ length: 10 }, (_, index) => new GraphQLError(message, { path: ['nodes', index, alias] }));
  expect(limitAnswer({ data: null, errors: errorsOf('Wrong', 'a') }, 1_000).data).toBeNull();
  for (const errors of [errorsOf('Wrong'.repeat(30), 'a'), errorsOf('Wrong', 'a'.repeat(150))])
    expect(() => limitAnswer({ data: null, errors }, 1_000)).toThrow(tooLarge);
});
