import type { Brush } from './brush.ts';
import { dressRiders } from './kits.ts';
import { mixColors } from './mixColors.ts';
import type { Hour, Palette } from './palettes.ts';
import { palettes, rosa } from './palettes.ts';
import { riderFromSide } from './riderFromSide.ts';
import type { Point } from './shapes.ts';
import { box, circle, line, paper, polygon, repeat, shape, stroke } from './shapes.ts';

const timber = '#d9b380';

function roof(brush: Brush, { sky: [top, middle] }: Palette): string {
  const ceiling = brush.fade(
    [
      [0, '#26343a'],
      [1, '#3e5058'],
    ],
    0,
    300,
  );
  const skylights = repeat(6, (index) => {
    const x = 60 + index * 190;
    const glass: Point[] = [
      [x, 40],
      [x + 120, 40],
      [x + 96, 130],
      [x + 14, 130],
    ];
    return polygon(glass, mixColors(top, middle, 0.5), { opacity: 0.9 });
  });
  const ribs = repeat(9, (index) =>
    stroke(`M${index * 150} 0Q${600 + (index - 4) * 118} 150 ${600 + (index - 4) * 124} 236`, ['#5b6f77', 5]),
  );
  const lamps = repeat(7, (index) => {
    const at: Point = [110 + index * 164, 176];
    return line([[at[0], 0], at], ['#1d292e', 3]) + box([at[0] - 34, 174, 68, 12], '#fff6dc', { rx: 6 });
  });
  return (
    box([0, 0, paper.width, 320], ceiling) + skylights + ribs + lamps + brush.glow([600, 190, 620], '#fff2cf', 0.34)
  );
}

function stands(brush: Brush): string {
  const { random } = brush;
  const rows = repeat(5, (row) => {
    const y = 262 + row * 26;
    const people = repeat(58, (index) => {
      if (random.chance(0.42)) return '';
      const x = 10 + index * 21 + (row % 2) * 10;
      const shirt = random.pick([rosa, '#2257c4', '#f2b632', '#0a726b', '#f6f8f7', '#5b686c', '#e8604c']);
      const skin = random.pick(['#f1c9a5', '#c98d68', '#8a5a3c', '#6d452e']);
      return box([x - 8, y + 2, 16, 20], shirt, { rx: 6 }) + circle([x, y - 4, 6.5], skin);
    });
    return box([0, y + 12, paper.width, 15], row % 2 === 0 ? '#33454c' : '#2b3b41') + people;
  });
  return box([0, 236, paper.width, 290], '#22313a') + rows + box([0, 398, paper.width, 130], '#3f7f8c');
}

/** The banking: higher at both ends, flat in the middle straight. */
function banking(lift: number): string {
  return `M-20 ${430 - lift}C220 ${470 - lift * 0.3} 380 ${490 - lift * 0.1} 600 ${490 - lift * 0.1}S980 ${470 - lift * 0.3} 1220 ${430 - lift}`;
}

function track(brush: Brush): string {
  const boards = brush.fade(
    [
      [0, '#c99a62'],
      [1, '#ecd0a2'],
    ],
    400,
  );
  const seams = repeat(11, (index) =>
    stroke(
      `M-20 ${462 + index * 24}C300 ${504 + index * 22} 900 ${504 + index * 22} 1220 ${462 + index * 24}`,
      [mixColors(timber, '#6f4a24', 0.28), 1.6],
      {
        opacity: 0.6,
      },
    ),
  );
  const course = (y: number): string => `M-20 ${y - 34}C300 ${y + 4} 900 ${y + 4} 1220 ${y - 34}`;
  return (
    shape(`${banking(0)}L1220 800L-20 800Z`, boards) +
    seams +
    stroke(banking(4), ['#eef2f2', 20]) +
    stroke(banking(-6), [rosa, 8]) +
    stroke(course(596), ['#2257c4', 5]) +
    stroke(course(668), ['#c4122f', 5]) +
    stroke(course(712), ['#1d292e', 5]) +
    shape('M-20 704C300 744 900 744 1220 704L1220 752C900 790 300 790 -20 752Z', '#7fc0e4') +
    shape('M-20 752C300 790 900 790 1220 752V810H-20Z', '#54666e')
  );
}

function finishLine(): string {
  return box([826, 474, 44, 254], '#f6f8f7') + box([844, 474, 8, 254], '#1d292e');
}

/** The boards: a paceline on the track, evening session. */
export function velodromeScene(brush: Brush, hour: Hour): string {
  const { random } = brush;
  const riders = dressRiders(random, random.int(3, 4)).map((kit, index) =>
    riderFromSide(brush, {
      at: [800 - index * 190, 700 - index * 2],
      size: 40,
      kit,
      crank: random.next() * 6,
      shadow: true,
    }),
  );
  return [roof(brush, palettes[hour]), stands(brush), track(brush), finishLine(), ...riders].join('');
}
