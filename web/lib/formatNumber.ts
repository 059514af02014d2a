/**
 * Formats a non-negative number in English as Intl does, to at most `places` decimal places: 1204.25 → '1,204.3' to
 * one. The first call of Intl takes longer than a frame, which would delay the feed.
 */
export function formatNumber(value: number, places: 0 | 1): string {
  // Shifting the decimal point in the text rounds halves exactly. A tiny number in scientific notation becomes 0.
  const moved = Number(`${value}e${places}`) || 0;
  const [whole = '', part] = String(Math.round(moved) / 10 ** places).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
