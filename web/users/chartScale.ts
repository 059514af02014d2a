/** The lines of a chart, from 0 up to the first that no value exceeds. */
export interface ChartScale {
  top: number;
  ticks: readonly number[];
}

const MIN_STEPS = 4;

/** Steps of 1, 2, 2.5 or 5 times a power of ten: 72.5 → 0, 20, 40, 60, 80. */
export function chartScale(highest: number): ChartScale {
  const step = niceStep(highest / MIN_STEPS);
  const count = Math.max(1, Math.ceil(highest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { top: count * step, ticks };
}

function niceStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= least) ?? 10;
  return factor * power;
}
