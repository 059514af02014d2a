import { bicycle } from './bicycle.ts';
import type { Brush } from './brush.ts';
import type { Kit } from './kits.ts';
import { mixColors } from './mixColors.ts';
import type { Point } from './shapes.ts';
import { between, circle, element, line, oval, shape, smoothPath, stroke } from './shapes.ts';

interface RiderOptions {
  /** Where the rear wheel meets the ground. */
  at: Point;
  /** The radius of a wheel on paper. */
  size: number;
  kit: Kit;
  crank: number;
  wide?: boolean;
  upright?: boolean;
  /** Degrees, for roads that rise or fall. */
  tilt?: number;
  shadow?: boolean;
}

const hip: Point = [0.82, -2.1];
const shorts = '#182226';

const along = (from: Point, to: Point, share: number): Point => [
  between(from[0], to[0], share),
  between(from[1], to[1], share),
];

const shifted = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

interface Bones {
  from: Point;
  to: Point;
  upper: number;
  lower: number;
  /** 1 or -1. */
  side: number;
}

/** Where two limbs of given length meet between two points, bent to one side. */
function joint({ from, to, upper, lower, side }: Bones): Point {
  const across: Point = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.min(Math.hypot(across[0], across[1]), upper + lower - 0.001);
  const share = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const bend = Math.sqrt(Math.max(0, upper ** 2 - share ** 2)) * side;
  const unit: Point = [across[0] / distance, across[1] / distance];
  return [from[0] + unit[0] * share - unit[1] * bend, from[1] + unit[1] * share + unit[0] * bend];
}

function leg(pedal: Point, skin: string, isFar: boolean): string {
  const ankle = shifted(pedal, -0.1, -0.22);
  const knee = joint({ from: hip, to: ankle, upper: 1.22, lower: 1.28, side: -1 });
  const bare = isFar ? mixColors(skin, '#101010', 0.3) : skin;
  const cloth = isFar ? mixColors(shorts, '#000000', 0.3) : shorts;
  return (
    line([knee, ankle], [bare, 0.27]) +
    line([hip, knee], [bare, 0.36]) +
    line([hip, along(hip, knee, 0.78)], [cloth, 0.5]) +
    line([along(knee, ankle, 0.68), ankle], [isFar ? '#b9c2c3' : '#f7f8f6', 0.25]) +
    line([shifted(ankle, -0.04, 0.16), shifted(ankle, 0.4, 0.26)], [isFar ? '#2a3235' : '#20292c', 0.2])
  );
}

function torso(brush: Brush, shoulder: Point, { jersey, band }: Kit): string {
  const waist = shifted(along(hip, shoulder, 0.5), -0.16, -0.2);
  const outline = `${smoothPath([
    shifted(hip, -0.28, 0.06),
    shifted(waist, -0.18, -0.09),
    shifted(shoulder, -0.22, -0.26),
    shifted(shoulder, 0.2, -0.18),
    shifted(shoulder, 0.24, 0.24),
    shifted(waist, 0.44, 0.42),
    shifted(hip, 0.36, 0.16),
  ])}Z`;
  const chest = along(hip, shoulder, 0.52);
  const stripe = line([shifted(chest, -0.9, -0.62), shifted(chest, 0.8, 0.62)], [band, 0.3]);
  return shape(outline, jersey) + brush.within(outline, stripe);
}

function head([x, y]: Point, { skin, helmet }: Kit): string {
  const from = (right: number, down: number): string => `${(x + right).toFixed(2)} ${(y + down).toFixed(2)}`;
  const shell =
    `M${from(-0.46, -0.02)}C${from(-0.5, -0.5)} ${from(0.1, -0.66)} ${from(0.48, -0.2)}` +
    `L${from(0.46, -0.08)}Q${from(0, -0.12)} ${from(-0.46, -0.02)}Z`;
  const vent = `M${from(-0.3, -0.26)}Q${from(0, -0.42)} ${from(0.28, -0.24)}`;
  return (
    circle([x + 0.06, y, 0.34], skin) +
    shape(shell, helmet) +
    stroke(vent, ['#000000', 0.07], { opacity: 0.28 }) +
    line([shifted([x, y], 0.2, 0), shifted([x, y], 0.42, 0.03)], ['#15191b', 0.13])
  );
}

/** Side view of a rider on a bicycle, riding to the right. */
export function riderFromSide(brush: Brush, options: RiderOptions): string {
  const { at, size, kit, crank, wide = false, upright = false, tilt = 0, shadow = true } = options;
  const machine = bicycle({ frame: kit.frame, crank, wide, spokes: size > 16 });
  const shoulder: Point = upright ? [1.72, -3.45] : [2.02, -3.22];
  const hand: Point = wide ? [2.5, -2.02] : [3.02, -1.95];
  const elbow = joint({ from: shoulder, to: hand, upper: 0.92, lower: 0.86, side: 1 });
  const farArm = [shifted(shoulder, -0.04, 0), shifted(elbow, 0.12, 0.02), shifted(hand, 0.06, 0.02)];
  const face = shifted(shoulder, upright ? 0.34 : 0.46, -0.66);
  return element(
    'g',
    { transform: `translate(${at[0]} ${at[1]}) scale(${size}) rotate(${tilt}) translate(0 -1)` },
    shadow ? oval([1.5, 1.02, 2.4, 0.13], '#000000', { opacity: 0.18 }) : '',
    machine.back,
    leg(machine.farPedal, kit.skin, true),
    line(farArm, [mixColors(kit.skin, '#101010', 0.28), 0.24]),
    machine.front,
    leg(machine.nearPedal, kit.skin, false),
    torso(brush, shoulder, kit),
    line([shifted(shoulder, 0.02, 0), along(shoulder, elbow, 0.55)], [kit.jersey, 0.36]),
    line([along(shoulder, elbow, 0.6), elbow, hand], [kit.skin, 0.22]),
    line([shifted(shoulder, 0.12, -0.12), shifted(face, 0, 0.1)], [kit.skin, 0.28]),
    head(face, kit),
  );
}
