/** Whether a value is missing as people fill in forms: absent, or nothing but blanks. */
export const isBlank = (value: unknown): value is null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A text without the blanks at its ends, null where nothing is left; undefined, which leaves things as they are, stays. */
export function textOrNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/** The members of a record that are not undefined: what a change says, without what it leaves out. */
export function given<Facts extends object>(facts: Facts): Partial<Facts> {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the names that the facts had.
  return Object.fromEntries(said) as Partial<Facts>;
}
