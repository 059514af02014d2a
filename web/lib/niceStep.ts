/**
 * The smallest of 1, 2 and 5 times a power of ten that is at least `minimum`: 14 → 20, 0.3 → 0.5. `minimum` must be
 * positive.
 */
export function niceStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= minimum) ?? 10;
  return factor * power;
}
