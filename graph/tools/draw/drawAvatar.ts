import { hairBehind, hairInFront } from './hair.ts';
import { headwear } from './headwear.ts';
import type { Colors, Look } from './look.ts';
import { colorsOf } from './look.ts';
import { mixColors } from './mixColors.ts';
import { box, circle, element, ring, shape, stroke } from './shapes.ts';

const side = 160;
const ink = '#1d1815';

const shadeOf = (skin: string): string => mixColors(skin, '#6b2f1e', 0.22);

function background(ground: string): string {
  return box([0, 0, side, side], ground) + shape('M-10 128L170 72V104L-10 160Z', mixColors(ground, '#ffffff', 0.4));
}

function body({ jersey, band, skin }: Colors): string {
  return (
    shape('M14 168C14 132 42 120 80 120C118 120 146 132 146 168Z', jersey) +
    shape('M18 150C30 136 130 136 142 150L146 168H14Z', band) +
    shape('M14 168L20 156C40 146 120 146 140 156L146 168Z', jersey) +
    shape('M62 118H98L92 132Q80 140 68 132Z', mixColors(jersey, '#000000', 0.2)) +
    shape('M66 100H94V124Q80 136 66 124Z', shadeOf(skin)) +
    stroke('M80 134V162', [mixColors(jersey, '#000000', 0.25), 2])
  );
}

function skull({ skin }: Colors, isBare: boolean): string {
  const crown = isBare ? 20 : 40;
  const outline = `M50 62C50 ${crown} 110 ${crown} 110 62V80C110 104 94 116 80 116C66 116 50 104 50 80Z`;
  const cheek = 'M94 47C106 52 110 58 110 62V80C110 104 94 116 80 116C98 104 102 80 94 47Z';
  return (
    circle([49, 78, 8], shadeOf(skin)) +
    circle([111, 78, 8], shadeOf(skin)) +
    shape(outline, skin) +
    shape(cheek, shadeOf(skin), { opacity: 0.35 })
  );
}

function beardOf({ beard }: Look, { hair }: Colors): string {
  const full =
    'M50 74C54 88 60 92 68 91Q80 88 92 91C100 92 106 88 110 74V82C110 106 94 118 80 118C66 118 50 106 50 82Z';
  if (beard === 'full') return shape(full, hair);
  return beard === 'moustache' ? shape('M63 95Q72 87 80 91Q88 87 97 95Q88 97 80 94Q72 97 63 95Z', hair) : '';
}

function features({ beard, glasses }: Look, { skin, hair }: Colors): string {
  const lips = beard === 'full' ? mixColors(skin, '#ffffff', 0.1) : mixColors(skin, '#5a1a14', 0.65);
  const mouth = beard === 'moustache' ? 'M74 101Q80 105 86 101' : 'M72 97Q80 104 88 97';
  const smile = stroke(mouth, [lips, 3]) + stroke('M80 78Q84 86 79 88', [shadeOf(skin), 3]);
  if (glasses === 'shield') return smile;
  const brows = stroke('M60 67Q67 63 73 67M87 67Q93 63 100 67', [mixColors(hair, '#000000', 0.15), 3]);
  return smile + circle([67, 76, 3.2], ink) + circle([93, 76, 3.2], ink) + brows;
}

function eyewear({ glasses }: Look, { band }: Colors): string {
  if (glasses === 'shield') {
    return (
      shape('M46 68Q80 60 114 68L112 84Q102 92 88 86Q80 80 72 86Q58 92 48 84Z', '#1a2529') +
      shape('M52 70Q66 65 78 66L66 86Q56 88 51 82Z', mixColors(band, '#ffffff', 0.1), { opacity: 0.55 })
    );
  }
  if (glasses !== 'round') return '';
  const lens = { 'fill-opacity': 0.25, fill: '#ffffff' };
  return (
    ring([67, 76, 11], ['#2a211d', 3], lens) +
    ring([93, 76, 11], ['#2a211d', 3], lens) +
    stroke('M78 75H82', ['#2a211d', 3])
  );
}

/** A portrait as a square SVG document. */
export function drawAvatar(look: Look): string {
  const colors = colorsOf(look);
  const { style, top, tilt } = look;
  const head = [
    top === 'scarf' ? '' : hairBehind(style, colors.hair),
    skull(colors, style === 'bald' && !top),
    beardOf(look, colors),
    features(look, colors),
    top ? '' : hairInFront(style, colors.hair),
    eyewear(look, colors),
    top ? headwear(top, colors) : '',
  ];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}` },
    background(colors.ground),
    body(colors),
    element('g', { transform: `rotate(${tilt} 80 120) translate(0 4)` }, ...head),
  );
}
