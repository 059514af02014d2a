import type { Kit } from './kits.ts';
import type { Point } from './shapes.ts';
import { box, circle, element, oval, shape, stroke } from './shapes.ts';

interface RiderOptions {
  /** Where the wheel meets the ground. */
  at: Point;
  /** The unit of the drawing on paper; the rider is 5.3 units tall. */
  size: number;
  kit: Kit;
  /** Degrees, into the bend. */
  lean?: number;
}

const shorts = '#182226';
const rubber = '#161d20';
const sock = '#f7f8f6';

const legs = (skin: string): string =>
  stroke('M-.3 -2.5L-.34 -1.5L-.28 -.75', [skin, 0.28]) +
  stroke('M.3 -2.5L.36 -1.75L.28 -1.12', [skin, 0.28]) +
  stroke('M-.28 -.86v.24', [sock, 0.26]) +
  stroke('M.28 -1.2v.2', [sock, 0.26]) +
  stroke('M-.3 -2.55L-.34 -1.85', [shorts, 0.42]) +
  stroke('M.3 -2.55L.34 -2', [shorts, 0.42]) +
  box([-0.48, -3.05, 0.96, 0.72], shorts, { rx: 0.34 });

const arms = ({ skin, jersey }: Kit): string =>
  stroke('M-.98 -2.86V-3.1Q-.98 -3.2 -.86 -3.2H.86Q.98 -3.2 .98 -3.1V-2.86', [rubber, 0.13]) +
  stroke('M-.6 -4.12L-1.02 -3.62L-.96 -3.1M.6 -4.12L1.02 -3.62L.96 -3.1', [skin, 0.22]) +
  stroke('M-.6 -4.12L-.86 -3.82M.6 -4.12L.86 -3.82', [jersey, 0.34]);

const back = ({ jersey, band }: Kit): string =>
  shape(
    'M-.46 -2.72C-.52 -3.3 -.78 -3.7 -.72 -4.1Q-.6 -4.42 0 -4.44Q.6 -4.42 .72 -4.1C.78 -3.7 .52 -3.3 .46 -2.72Q0 -2.58 -.46 -2.72Z',
    jersey,
  ) +
  shape('M-.68 -3.82Q0 -3.62 .68 -3.82L.6 -3.5Q0 -3.3 -.6 -3.5Z', band) +
  stroke('M-.4 -3.02Q0 -2.9 .4 -3.02', ['#000000', 0.05], { opacity: 0.2 });

const head = ({ skin, helmet }: Kit): string =>
  box([-0.16, -4.66, 0.32, 0.34], skin) +
  oval([0, -4.92, 0.36, 0.42], helmet) +
  stroke('M-.14 -5.22L-.12 -4.72M.14 -5.22L.12 -4.72', ['#000000', 0.08], { opacity: 0.3 });

/** Seen from behind, for roads that lead away; a red light under the saddle. */
export function riderFromBehind({ at, size, kit, lean = 0 }: RiderOptions): string {
  return element(
    'g',
    { transform: `translate(${at[0]} ${at[1]}) scale(${size}) rotate(${lean})` },
    oval([0.25, 0, 1.1, 0.12], '#000000', { opacity: 0.2 }),
    box([-0.07, -1.75, 0.14, 1.75], rubber, { rx: 0.07 }),
    legs(kit.skin),
    arms(kit),
    back(kit),
    head(kit),
    circle([0, -2.3, 0.09], '#ff3b30'),
  );
}
