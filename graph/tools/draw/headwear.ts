import type { Colors, Headwear } from './look.ts';
import { mixColors } from './mixColors.ts';
import { box, shape, stroke } from './shapes.ts';

const strap = '#1a2529';

function helmet({ jersey }: Colors): string {
  return (
    shape('M42 62C40 26 64 16 82 16C104 16 120 30 118 62Q80 48 42 62Z', jersey) +
    stroke('M58 54C58 38 62 28 68 23M80 50V20M102 54C102 38 98 28 92 23', ['#101a1c', 6], { 'stroke-opacity': 0.55 }) +
    shape('M42 62Q80 47 118 62L117 67Q80 53 43 67Z', mixColors(jersey, '#000000', 0.3)) +
    stroke('M47 66L55 108M113 66L105 108', [strap, 3])
  );
}

function cap({ jersey, band }: Colors): string {
  const peak = 'M48 58Q80 48 112 58C114 64 112 66 108 66Q80 56 52 66C48 66 46 64 48 58Z';
  return (
    shape('M46 62C44 34 62 24 80 24C98 24 116 34 114 62Z', jersey) +
    shape('M72 24.6H88V60H72Z', band) +
    shape(peak, mixColors(jersey, '#000000', 0.25))
  );
}

function beanie({ jersey, band }: Colors): string {
  return (
    shape('M46 60C44 28 64 18 80 18C96 18 116 28 114 60Z', jersey) +
    box([43, 50, 74, 17], band, { rx: 8 }) +
    stroke('M56 52V65M68 52V65M80 52V65M92 52V65M104 52V65', ['#000000', 2.5], { 'stroke-opacity': 0.14 })
  );
}

function scarf({ band }: Colors): string {
  const cloth = mixColors(band, '#7fa3ad', 0.35);
  const fold = mixColors(cloth, '#000000', 0.16);
  const around =
    'M40 78C34 34 60 20 80 20C100 20 126 34 120 78C122 104 118 124 104 136H56C42 124 38 104 40 78Z' +
    'M52 70C50 92 60 116 80 116C100 116 110 92 108 70C104 56 94 51 80 51C66 51 56 56 52 70Z';
  return (
    shape(around, cloth, { 'fill-rule': 'evenodd' }) +
    stroke('M46 66C52 44 66 38 80 38C94 38 108 44 114 66', [fold, 2.6]) +
    stroke('M60 118Q80 132 100 118', [fold, 2.6])
  );
}

const draw: Readonly<Record<Headwear, (colors: Colors) => string>> = { helmet, cap, beanie, scarf };

/** The rider’s headwear. */
export const headwear = (kind: Headwear, colors: Colors): string => draw[kind](colors);
