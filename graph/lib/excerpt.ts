/** The beginning of a text: at most so many characters, the last of them an ellipsis where it goes on. */
export function excerpt(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  return `${signs
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** The first line of a text, shortened like an excerpt. */
export function firstLine(text: string, most: number): string {
  const [line = ''] = text.trim().split('\n');
  return excerpt(line.trim(), most);
}
