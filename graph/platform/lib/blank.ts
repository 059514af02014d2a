/** Whether a form value is missing: undefined, null, or only whitespace. */
export const isBlank = (value: unknown): value is null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Trims a text. Returns null for an empty one, and undefined, which means no change, for undefined. */
export function textOrNull(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/** The properties of a record that are not undefined. */
export function given<Facts extends object>(facts: Facts): Partial<Facts> {
  const said = Object.entries(facts).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the properties.
  return Object.fromEntries(said) as Partial<Facts>;
}
