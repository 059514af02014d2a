/** The least of 1, 2 and 5 times a power of ten that is no less: 14 → 20, 0.3 → 0.5. Takes what is above 0. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}
