import type { Brush } from './brush.ts';
import { mixColors } from './mixColors.ts';
import type { Point } from './shapes.ts';
import { between, paper, polygon, straightPath } from './shapes.ts';

interface Range {
  base: number;
  peaks: readonly Point[];
  color: string;
  /** The colour of the rock at its foot, in the haze. */
  haze: string;
  /** The lit flank of each summit. */
  light: string;
  snow: string;
  /** Summits above this height have snow. */
  snowLine: number;
}

const roughness = 14;

function ridge(brush: Brush, peaks: readonly Point[]): Point[] {
  const jitter = (): number => (brush.random.next() - 0.5) * roughness;
  return peaks.flatMap((peak, index) => {
    const next = peaks[index + 1];
    if (!next) return [peak];
    const valley = (peak[1] + next[1]) / 2 + Math.abs(next[0] - peak[0]) * 0.32;
    const slope = [1, 2, 3, 4, 5].map((step): Point => {
      const share = step / 6;
      const height = share < 0.5 ? between(peak[1], valley, share * 2) : between(valley, next[1], (share - 0.5) * 2);
      return [between(peak[0], next[0], share) + jitter(), height + jitter()];
    });
    return [peak, ...slope];
  });
}

function litFlank(brush: Brush, [x, y]: Point, { base, light }: Range): string {
  const height = (base - y) * 0.85;
  const steps = [1, 2, 3, 4, 5];
  const right = steps.map(
    (step): Point => [x + height * 0.11 * step + (brush.random.next() - 0.3) * 22, y + (height / 5) * step],
  );
  const left = steps.map((step): Point => {
    const zigzag = step % 2 === 1 ? 16 : -12;
    const jitter = (brush.random.next() - 0.5) * 12;
    return [x - height * 0.015 * step + zigzag + jitter, y + (height / 5) * step * 0.92];
  });
  return polygon([[x, y], ...right, ...left.reverse()], light, { opacity: 0.55 });
}

const snowDepth = (peak: Point, { snowLine }: Range): number => (snowLine - peak[1]) * 0.62;

function snowCap(brush: Brush, peak: Point, range: Range): string {
  const [x, y] = peak;
  const { snow, color } = range;
  const depth = snowDepth(peak, range);
  const hem = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const drop = (index % 2 === 1 ? 1.12 : 0.72) * (1 - Math.abs(share - 0.5) * 0.5);
    const jitter = (brush.random.next() - 0.5) * depth * 0.2;
    return [x + depth * 1.5 - share * depth * 3, y + depth * drop + jitter];
  });
  const shade = mixColors(snow, color, 0.3);
  return (
    polygon([[x - depth * 1.6, y - 6], [x + depth * 1.6, y - 6], ...hem], snow) +
    polygon(
      [
        [x, y - 6],
        [x - depth * 1.6, y - 6],
        ...hem.slice(5).reverse(),
        [x - depth * 0.02, y + depth * 0.7],
        [x - depth * 0.14, y + depth * 0.36],
      ],
      shade,
    )
  );
}

/** A range of peaks: the silhouette, a lit flank for each summit, and snow with a torn hem. */
export function mountains(brush: Brush, range: Range): string {
  const { base, peaks, color, haze } = range;
  const crest = ridge(brush, peaks);
  const left = crest[0]?.[1] ?? base;
  const right = crest.at(-1)?.[1] ?? base;
  const outline: Point[] = [
    [-20, base],
    [-20, left + 40],
    ...crest,
    [paper.width + 20, right + 60],
    [paper.width + 20, base],
  ];
  const top = Math.min(...peaks.map((peak) => peak[1]));
  const rock = brush.fade(
    [
      [0, color],
      [1, haze],
    ],
    top,
    base,
  );
  const relief = peaks.map((peak) => {
    const depth = snowDepth(peak, range);
    const cap = depth < 34 ? '' : brush.within(`${straightPath(outline)}Z`, snowCap(brush, peak, range));
    return litFlank(brush, peak, range) + cap;
  });
  return polygon(outline, rock) + relief.join('');
}
