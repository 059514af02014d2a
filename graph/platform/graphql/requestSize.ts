// Work that grows with the size of a request, not with its cost: validating a text, locating its errors, reading variables.

/** Longer texts count as large. */
const maxCharacters = 1000;
/** The location of each error is found by counting the lines before it. */
const maxLines = 100;

const lineBreaks = /\r\n|[\n\r]/g;

/** The number of line breaks of a text. */
export const lineBreaksOf = (text: string): number => text.match(lineBreaks)?.length ?? 0;

/** Whether the text of a document takes more than a few milliseconds to validate. */
export const isLargeText = (text: string): boolean => text.length > maxCharacters || lineBreaksOf(text) > maxLines;

/** Whether variables contain more than `most` values at any depth. */
export function hasMoreValues(variables: Readonly<Record<string, unknown>>, most: number): boolean {
  const open: unknown[] = [variables];
  for (let count = 0; open.length > 0; count += 1) {
    if (count > most) return true;
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) {
      if (open.push(inner) > most) return true;
    }
  }
  return false;
}

const maxSmallValues = 200;
/** So many characters of a text or a name count as another value. */
const charactersOfValue = 50;

function countValues(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / charactersOfValue;
  if (typeof value !== 'object' || value === null) return 1;
  const countEntry = ([name, inner]: [string, unknown]) => name.length / charactersOfValue + countValues(inner);
  return Object.entries(value).reduce((sum, entry) => sum + countEntry(entry), 1);
}

/**
 * Whether compiled code may read variables. For each invalid value, it writes an error with all values of a list or an object. The
 * interpreter stops after a few errors.
 */
export const isSmallInput = (variables: Readonly<Record<string, unknown>>): boolean =>
  !hasMoreValues(variables, maxSmallValues) && countValues(variables) <= maxSmallValues;
