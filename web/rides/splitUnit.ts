/** '15–17 mph' → value '15–17', unit 'mph'. Only a value that starts with a digit is split. */
export function splitUnit(text: string): { value: string; unit?: string } {
  const [, value, unit] = /^(\d\S*)\s+(\S+)$/.exec(text.trim()) ?? [];
  return value && unit && /^\D/.test(unit) ? { value, unit } : { value: text };
}
