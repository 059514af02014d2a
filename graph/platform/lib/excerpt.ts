import { plainText } from './plainText.ts';

/** The start of a plain text, at most `max` characters. The last one is an ellipsis if the text is longer. */
export function excerpt(text: string, max: number): string {
  const plain = plainText(text);
  const characters = [...plain];
  if (characters.length <= max) return plain;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** The first line of a text, shortened like an excerpt. */
export function firstLine(text: string, max: number): string {
  const [line = ''] = plainText(text).trim().split('\n');
  return excerpt(line.trim(), max);
}
