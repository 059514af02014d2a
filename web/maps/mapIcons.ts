import type { Colors } from './routeLayers.ts';

/** The number of picture pixels in a pixel of the page. */
export const ICON_RATIO = 2;
/** In pixels. */
const SIZE = 28;

type Pen = OffscreenCanvasRenderingContext2D;

function disc(pen: Pen, radius: number, fill: string, edge: { color: string; width: number }): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = edge.width;
  pen.strokeStyle = edge.color;
  pen.stroke();
}

function shape(pen: Pen, path: string, fill: string, edge: { color: string; width: number }): void {
  const drawn = new Path2D(path);
  pen.fillStyle = fill;
  pen.fill(drawn);
  pen.lineWidth = edge.width;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = edge.color;
  pen.stroke(drawn);
}

const none = 'transparent';

/** The icons of the map, by name, around their middle. */
const drawings: Record<string, (pen: Pen, color: Colors) => void> = {
  arrow: (pen, color) => shape(pen, 'M-2 -3L1.6 0L-2 3', none, { color: color.accentContrast, width: 1.9 }),
  disc: (pen, color) => disc(pen, 10.5, color.surface, { color: color.accent, width: 2 }),
  start: (pen, color) => {
    disc(pen, 11.5, color.text, { color: color.surface, width: 3 });
    disc(pen, 4.5, color.surface, { color: none, width: 0 });
  },
  finish: (pen, color) => {
    shape(pen, 'M-9 -9H9V9H-9Z', color.text, { color: color.surface, width: 3 });
    shape(pen, 'M-4 -4H4V4H-4Z', color.surface, { color: none, width: 0 });
  },
  meeting: (pen, color) => {
    const pin = 'M0 12C-2 7 -9 3 -9 -4a9 9 0 0 1 18 0C9 3 2 7 0 12Z';
    shape(pen, pin, color.text, { color: color.surface, width: 2 });
    pen.translate(0, -4);
    disc(pen, 3.5, color.surface, { color: none, width: 0 });
  },
  waypoint: (pen, color) => shape(pen, 'M0 -8L8 0L0 8L-8 0Z', color.surface, { color: color.text, width: 2 }),
  named: (pen, color) => shape(pen, 'M0 -11L11 0L0 11L-11 0Z', color.text, { color: color.surface, width: 2 }),
};

/** The pictures of the icons in the colours of a theme. */
export function mapIcons(color: Colors): { name: string; picture: ImageData }[] {
  const side = SIZE * ICON_RATIO;
  return Object.entries(drawings).map(([name, draw]) => {
    const pen = new OffscreenCanvas(side, side).getContext('2d');
    if (!pen) throw new Error('The browser cannot draw pictures');
    pen.scale(ICON_RATIO, ICON_RATIO);
    pen.translate(SIZE / 2, SIZE / 2);
    draw(pen, color);
    return { name, picture: pen.getImageData(0, 0, side, side) };
  });
}
