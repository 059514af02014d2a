import { mixColors } from './mixColors.ts';
import type { Point } from './shapes.ts';
import { circle, line, ring, straightPath, stroke } from './shapes.ts';

interface BicycleOptions {
  frame: string;
  /** The angle of the crank, in radians. */
  crank: number;
  /** Wide tyres and a straight bar. */
  wide?: boolean;
  /** Fine enough to be seen from near. */
  spokes?: boolean;
}

interface Bicycle {
  /** The parts behind the rider’s body. */
  back: string;
  front: string;
  nearPedal: Point;
  farPedal: Point;
}

const tyre = '#1b2326';
const rim = '#c9d2d4';
const metal = '#3a464b';
const rubber = '#15191b';

// All measures are in wheel radii, from the centre of the rear wheel.
const rearHub: Point = [0, 0];
const frontHub: Point = [2.95, 0];
const bottomBracket: Point = [1.22, 0.16];
const seatCluster: Point = [0.78, -1.62];
const headTop: Point = [2.42, -1.62];
const headFoot: Point = [2.55, -1.2];

function wheel([x]: Point, wide: boolean, spokes: boolean): string {
  const spokePath = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8 + 0.2;
    const tip: Point = [Math.cos(angle) * 0.78, Math.sin(angle) * 0.78];
    return straightPath([
      [x + tip[0], tip[1]],
      [x - tip[0], -tip[1]],
    ]);
  }).join('');
  return (
    ring([x, 0, 0.93], [tyre, wide ? 0.22 : 0.13]) +
    ring([x, 0, 0.8], [rim, 0.05]) +
    (spokes ? stroke(spokePath, [rim, 0.02], { opacity: 0.8 }) : '') +
    circle([x, 0, 0.1], metal)
  );
}

function handlebar(wide: boolean): string {
  const stem = line(
    [
      [2.38, -1.74],
      [2.62, -1.86],
    ],
    [metal, 0.09],
  );
  if (!wide) return stem + stroke('M2.62 -1.86L2.98 -1.86C3.2 -1.82 3.2 -1.5 2.92 -1.44', [rubber, 0.1]);
  const straightBar: Point[] = [
    [2.62, -1.86],
    [2.5, -1.95],
  ];
  return stem + line(straightBar, [rubber, 0.1]);
}

function saddle(): string {
  const shell: Point[] = [
    [0.42, -1.95],
    [0.62, -1.93],
    [0.98, -1.92],
  ];
  return line(shell, [rubber, 0.12]);
}

/** Side view, riding to the right. */
export function bicycle({ frame, crank, wide = false, spokes = true }: BicycleOptions): Bicycle {
  const [bracketX, bracketY] = bottomBracket;
  const reach: Point = [Math.cos(crank) * 0.5, Math.sin(crank) * 0.5];
  const nearPedal: Point = [bracketX + reach[0], bracketY + reach[1]];
  const farPedal: Point = [bracketX - reach[0], bracketY - reach[1]];
  const platform: Point[] = [
    [nearPedal[0] - 0.14, nearPedal[1]],
    [nearPedal[0] + 0.14, nearPedal[1]],
  ];
  return {
    nearPedal,
    farPedal,
    back:
      wheel(rearHub, wide, spokes) +
      wheel(frontHub, wide, spokes) +
      line([rearHub, bottomBracket], [frame, 0.08]) +
      line([rearHub, [0.84, -1.42]], [frame, 0.07]) +
      line([headFoot, [2.72, -0.62], frontHub], [mixColors(frame, '#101010', 0.25), 0.09]) +
      line([bottomBracket, farPedal], [metal, 0.07]),
    front:
      line([seatCluster, headTop], [frame, 0.13]) +
      line([bottomBracket, headFoot], [frame, 0.16]) +
      line([bottomBracket, [0.7, -1.86]], [frame, 0.12]) +
      line([headTop, headFoot], [frame, 0.15]) +
      ring([...bottomBracket, 0.25], [metal, 0.07]) +
      line([bottomBracket, nearPedal], [metal, 0.08]) +
      line(platform, [metal, 0.07]) +
      saddle() +
      handlebar(wide),
  };
}
