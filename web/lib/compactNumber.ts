const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A count in little room: 999 → '999', 1234 → '1.2K', 2_100_000 → '2.1M'. */
export function compactNumber(count: number): string {
  return format.format(count);
}
