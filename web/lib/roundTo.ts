/**
 * Rounds a non-negative number to decimal places. Shifting the decimal point in the text rounds halves exactly. A tiny
 * number in scientific notation becomes 0.
 */
export function roundTo(value: number, places: 0 | 1): number {
  const moved = Number(`${value}e${places}`) || 0;
  return Math.round(moved) / 10 ** places;
}
