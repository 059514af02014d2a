let format: Intl.NumberFormat | undefined;

/** A count in little room: 999 → '999', 1234 → '1.2K', 2_100_000 → '2.1M'. */
export function compactNumber(count: number): string {
  if (count < 1000) return String(count);
  // Made no earlier than it is needed: the first one takes longer than a frame.
  format ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return format.format(count);
}
