let format: Intl.NumberFormat | undefined;

/** A short form of a count: 999 → '999', 1234 → '1.2K', 2_100_000 → '2.1M'. */
export function compactNumber(count: number): string {
  if (count < 1000) return String(count);
  // Created on first use: the first formatter takes longer than a frame.
  format ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return format.format(count);
}
