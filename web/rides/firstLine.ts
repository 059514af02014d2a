/** In characters. A longer line is cut. */
const MAX_LENGTH = 60;
/** In characters: a shorter beginning says too little. */
const MIN_LENGTH = 12;

/**
 * A name for a ride in lists: the first line of its post. A long line is cut after its first sentence or colon, else at a
 * word.
 */
export function firstLine(content: string): string {
  const line = content.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= MAX_LENGTH) return line;
  const part = line.slice(0, MAX_LENGTH + 1);
  const end = part.slice(MIN_LENGTH).search(/[.!?:]\s/);
  if (end >= 0) return part.slice(0, MIN_LENGTH + end + (part[MIN_LENGTH + end] === ':' ? 0 : 1));
  const lastSpace = part.lastIndexOf(' ');
  return `${part.slice(0, lastSpace > 0 ? lastSpace : MAX_LENGTH).trimEnd()}…`;
}
