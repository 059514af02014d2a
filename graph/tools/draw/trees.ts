import { mixColors } from './mixColors.ts';
import type { Point } from './shapes.ts';
import { box, circle, polygon, shape } from './shapes.ts';

/** The shaded and the lit side of a tree's leaves. */
export interface Leaves {
  dark: string;
  lit: string;
}

const bark = (dark: string): string => mixColors(dark, '#2a1c14', 0.5);

export function conifer([x, y]: Point, height: number, { dark, lit }: Leaves): string {
  const width = height * 0.42;
  const tiers = [
    [0, 0.46, 0.5],
    [0.24, 0.72, 0.38],
    [0.5, 1, 0.25],
  ] as const;
  const branches = tiers.map(([foot, tip, half]) => {
    const low = y - height * (foot + 0.1);
    const top: Point = [x, y - height * tip];
    const right: Point = [x + width * half, low];
    const shade = polygon([[x - width * half, low], top, right], dark);
    return shade + polygon([top, right, [x + width * 0.06, low - height * 0.04]], lit);
  });
  return box([x - height * 0.025, y - height * 0.12, height * 0.05, height * 0.12], bark(dark)) + branches.join('');
}

export function broadleaf([x, y]: Point, height: number, { dark, lit }: Leaves): string {
  const crown = [
    [0, 0.62, 0.34, dark],
    [-0.22, 0.48, 0.22, dark],
    [0.24, 0.5, 0.2, dark],
    [0.09, 0.7, 0.22, lit],
    [0.27, 0.54, 0.12, lit],
  ] as const;
  return (
    box([x - height * 0.04, y - height * 0.4, height * 0.08, height * 0.4], bark(dark)) +
    crown
      .map(([right, up, radius, fill]) => circle([x + right * height, y - up * height, radius * height], fill))
      .join('')
  );
}

export function cypress([x, y]: Point, height: number, { dark, lit }: Leaves): string {
  const across = (share: number): string => (x + height * share).toFixed(1);
  const up = (share: number): string => (y - height * share).toFixed(1);
  const tip = `${across(0)} ${up(1)}`;
  const foot = `${across(0)} ${up(0)}`;
  const rightSide = `M${tip}C${across(0.14)} ${up(0.6)} ${across(0.13)} ${up(0.1)} ${foot}`;
  return (
    shape(`${rightSide}C${across(-0.13)} ${up(0.1)} ${across(-0.14)} ${up(0.6)} ${tip}Z`, dark) +
    shape(`${rightSide}C${across(0.05)} ${up(0.3)} ${across(0.06)} ${up(0.7)} ${tip}Z`, lit)
  );
}
