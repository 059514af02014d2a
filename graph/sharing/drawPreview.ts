import sharp from 'sharp';
import { bothDistances } from '../lib/bothDistances.ts';
import { excerpt } from '../lib/excerpt.ts';
import type { SharedPost } from './sharedPost.ts';
import { capitalized, startText } from './sharedPost.ts';
import { isDrawable, linesOf, outlineOf, widthOf } from './textPaths.ts';

/** In pixels, as sites that show previews want them. */
export const previewSize = { width: 1200, height: 630 } as const;

const edge = 72;
const inner = previewSize.width - 2 * edge;
const color = { ground: '#ffffff', text: '#10191c', muted: '#53616a', accent: '#d3125b', line: '#dfe5e7' };
const typeColors = new Map([
  ['road', '#2257c4'],
  ['mountain', '#41740f'],
  ['mtb', '#41740f'],
  ['gravel', '#8f5b06'],
  ['hybrid', '#0a726b'],
]);
const longestText = 240;

/** The mark of the product, in a field of 54 × 54 from (5, 4) on. */
const mark =
  'M17.92 24.5A18 18 0 0 0 29.1 15.77A15 15 0 1 1 46.08 37.5A18 18 0 0 0 34.9 46.23A15 15 0 0 1 21.76 54H9.96a3.2 3.2 0 0 1 -3.2 -3.2V39.00A15 15 0 0 1 17.92 24.5ZM27.76 39a6 6 0 1 0 -12 0a6 6 0 1 0 12 0ZM48.24 23a6 6 0 1 0 -12 0a6 6 0 1 0 12 0Z';

interface Placed {
  x: number;
  y: number;
  size: number;
  fill?: string;
  isBold?: boolean;
}

function write(text: string, { fill = color.text, isBold = false, ...place }: Placed): string {
  const stroke = isBold ? ` stroke="${fill}" stroke-width="${place.size * 0.028}" stroke-linejoin="round"` : '';
  return `<path fill="${fill}"${stroke} d="${outlineOf(text, place)}"/>`;
}

interface Cell {
  term: string;
  value: string;
}

function cellsOf(post: SharedPost): Cell[] {
  const { distance, going, location } = post;
  const cells = [
    { term: 'Distance', value: distance ? bothDistances(distance) : '' },
    { term: 'Start', value: startText(post) ?? '' },
    { term: 'Place', value: location ?? '' },
    { term: 'Going', value: going ? String(going) : '' },
  ];
  return cells.filter(({ value }) => isDrawable(value));
}

const columns = { width: inner / 2, height: 100, top: 426 };

function drawCell({ term, value }: Cell, index: number): string {
  const x = edge + (index % 2) * columns.width;
  const y = columns.top + Math.floor(index / 2) * columns.height;
  const [line = ''] = linesOf(value, { size: 34, width: columns.width - 32, most: 1 });
  return write(term, { x, y, size: 22, fill: color.muted }) + write(line, { x, y: y + 44, size: 34, isBold: true });
}

/** The picture as an SVG of outlines alone: no text, no reference to anything. */
export function previewSvg(post: SharedPost): string {
  const { isRide, content, username, type } = post;
  const size = isRide ? 56 : 64;
  const lines = linesOf(excerpt(content, longestText), { size, width: inner, most: isRide ? 3 : 5 });
  const title = lines.map((line, index) => write(line, { x: edge, y: 196 + index * size * 1.2, size, isBold: true }));
  const kind = (isRide && typeColors.get(type ?? '')) || color.accent;
  const word = isRide ? `${capitalized(type ?? '')} ride by @${username}` : `@${username}`;
  const [by = ''] = linesOf(word, { size: 26, width: 640, most: 1 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<rect width="100%" height="100%" fill="${color.ground}"/><rect width="100%" height="14" fill="${kind}"/>
<path fill="${color.accent}" fill-rule="evenodd" transform="translate(${edge - 5} 52)" d="${mark}"/>
${write('Cycle Chat', { x: edge + 68, y: 93, size: 34, isBold: true })}
${write(by, { x: edge + inner - widthOf(by, 26), y: 92, size: 26, fill: color.muted })}
${title.join('')}
${isRide ? `<rect x="${edge}" y="372" width="${inner}" height="2" fill="${color.line}"/>${cellsOf(post).map(drawCell).join('')}` : ''}
</svg>`;
}

/** The preview of a post as a PNG. */
export const drawPreview = (post: SharedPost): Promise<Buffer> =>
  sharp(Buffer.from(previewSvg(post)))
    .png({ palette: true })
    .toBuffer();
