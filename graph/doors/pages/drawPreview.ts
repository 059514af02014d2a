import sharp from 'sharp';
import { EventType } from '../../model/events/Event.ts';
import { excerpt } from '../../platform/lib/excerpt.ts';
import { distanceText } from '../../platform/lib/figureTexts.ts';
import { pauseAfter } from '../../platform/lib/pauseAfter.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { drawRoute, type Route } from './drawRoute.ts';
import { type PreviewWidth, previewSize } from './previewSize.ts';
import { kindOfEvent, placesOf, type SharedEvent, titleOfEvent } from './sharedEvent.ts';
import { groupTitle, type SharedGroup } from './sharedGroup.ts';
import { capitalized, type SharedPost, startText } from './sharedPost.ts';
import { isDrawable, linesOf, outlinesOf, widthOf, withinFonts } from './textPaths.ts';

const edge = 72;
const color = { ground: '#ffffff', text: '#10191c', muted: '#53616a', accent: '#d3125b', line: '#dfe5e7' };
const typeColors = new Map([
  ['road', '#2257c4'],
  ['mountain', '#41740f'],
  ['mtb', '#41740f'],
  ['gravel', '#8f5b06'],
  ['hybrid', '#0a726b'],
]);
const longestText = 240;
const textSize = 34;

/** The logo, 54 × 54, with its origin at (5, 4). */
export const mark =
  'M17.92 24.5A18 18 0 0 0 29.1 15.77A15 15 0 1 1 46.08 37.5A18 18 0 0 0 34.9 46.23A15 15 0 0 1 21.76 54H9.96a3.2 3.2 0 0 1 -3.2 -3.2V39.00A15 15 0 0 1 17.92 24.5ZM27.76 39a6 6 0 1 0 -12 0a6 6 0 1 0 12 0ZM48.24 23a6 6 0 1 0 -12 0a6 6 0 1 0 12 0Z';

interface Placed {
  x: number;
  y: number;
  size: number;
  fill?: string;
  isBold?: boolean;
}

/** Stroke widths as a share of the font size: to draw a regular weight bold, and a thin weight regular. */
const boldStroke = 0.028;
const thinStroke = 0.05;

function write(text: string, { fill = color.text, isBold = false, ...place }: Placed): string {
  const paths = outlinesOf(text, place).map(({ d, isThin }) => {
    const width = place.size * ((isBold ? boldStroke : 0) + (isThin ? thinStroke : 0));
    const stroke = width > 0 ? ` stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"` : '';
    return `<path fill="${fill}"${stroke} d="${d}"/>`;
  });
  return paths.join('');
}

interface Cell {
  term: string;
  value: string;
}

/** The content of a preview. */
export interface Shown {
  title: string;
  /** Smaller words below the title, as far as there is room. */
  text?: string;
  /** The kind and the author, in the corner. It replaces a title whose letters no typeface has. */
  word: string;
  /** The colour of the upper edge. */
  kind: string;
  /** Null for a text without facts. */
  cells: readonly Cell[] | null;
}

function shownPost(post: SharedPost): Shown {
  const { content, isRide, username, type, distance, going, places, location, calledOffReason, units } = post;
  if (!isRide) return { title: content, word: `@${username}`, kind: color.accent, cells: null };
  const cells = [
    { term: 'Distance', value: distance ? distanceText(distance, units) : '' },
    { term: 'Start', value: startText(post) ?? '' },
    { term: 'Place', value: location ?? '' },
    { term: 'Going', value: going ? [going, places].filter((count) => count !== null).join(' of ') : '' },
  ];
  const word = `${capitalized(type ?? '')} ride by @${username}`;
  const title = calledOffReason === null ? content : `Called off: ${content}`;
  return { title, word, kind: typeColors.get(type ?? '') ?? color.accent, cells };
}

function shownEvent(event: SharedEvent): Shown {
  const { type, distance, location, units } = event;
  const cells = [
    { term: 'Start', value: startText(event) ?? '' },
    { term: 'Place', value: location },
    { term: 'Places', value: placesOf(event) },
    { term: 'Distance', value: distance ? distanceText(distance, units) : '' },
  ];
  const kind = type === EventType.MOUNTAIN_BIKE ? typeColors.get('mountain') : color.accent;
  return { title: titleOfEvent(event), word: kindOfEvent(event), kind: kind ?? color.accent, cells };
}

function shownGroup(group: SharedGroup): Shown {
  const cells = [{ term: 'Members', value: group.memberCount.toLocaleString('en-US') }];
  const text = inOneLine(group.description ?? '');
  return { title: groupTitle(group), text, word: 'Cycling group', kind: color.accent, cells };
}

/** The layout of a preview: text next to a route has less room. */
interface Setting {
  width: number;
  by: { x: number; y: number; size: number; isRight: boolean };
  title: { top: number; size: number; most: number };
  cells: { line: number; top: number; columns: number; height: number; term: number; value: number };
}

const rightEdge = previewSize.width - edge;
const alone: Setting = {
  width: rightEdge - edge,
  by: { x: rightEdge, y: 92, size: 26, isRight: true },
  title: { top: 196, size: 56, most: 3 },
  cells: { line: 372, top: 426, columns: 2, height: 100, term: 22, value: 34 },
};
const box = { x: 700, y: 14, width: previewSize.width - 700, height: previewSize.height - 14 };
const besideRoute: Setting = {
  width: box.x - edge - 40,
  by: { x: edge, y: 152, size: 24, isRight: false },
  title: { top: 214, size: 44, most: 3 },
  cells: { line: 356, top: 402, columns: 1, height: 58, term: 22, value: 28 },
};
const plain: Setting = { ...alone, title: { top: 196, size: 64, most: 5 } };

/** In two columns each value is below its label; in one column it is next to it. */
function drawCells(
  cells: readonly Cell[],
  { width, cells: { line, top, columns, height, term, value } }: Setting,
): string {
  const indent = columns === 1 ? 120 : 0;
  const column = width / columns;
  const drawn = cells.map((cell, index) => {
    const x = edge + (index % columns) * column;
    const y = top + Math.floor(index / columns) * height;
    const [text = ''] = linesOf(cell.value, { size: value, width: column - indent - 32, most: 1 });
    const place = { x: x + indent, y: columns === 1 ? y : y + 44, size: value, isBold: true };
    return write(cell.term, { x, y, size: term, fill: color.muted }) + write(text, place);
  });
  return `<rect x="${edge}" y="${line}" width="${width}" height="2" fill="${color.line}"/>${drawn.join('')}`;
}

function settingOf({ cells }: Shown, route: Route | null): Setting {
  if (!cells) return plain;
  return route ? besideRoute : alone;
}

/** The picture as an SVG that contains only outlines: no text and no references. */
function svgOf(shown: Shown, route: Route | null): string {
  const shorten = withinFonts();
  const content = shorten(excerpt(shown.title, longestText));
  const setting = settingOf(shown, route);
  const { kind } = shown;
  const word = shorten(shown.word);
  const cells = shown.cells?.map(({ term, value }) => ({ term, value: shorten(value) }));
  const { size, top, most } = setting.title;
  // If no typeface has the letters of the text, the picture shows the kind instead.
  const said = isDrawable(content) ? content : word;
  const lines = linesOf(said, { size, width: setting.width, most });
  const title = lines.map((line, index) => write(line, { x: edge, y: top + index * size * 1.2, size, isBold: true }));
  const room = Math.max(0, most - lines.length);
  const textLines = linesOf(shorten(excerpt(shown.text ?? '', longestText)), {
    size: textSize,
    width: setting.width,
    most: room,
  });
  const textTop = top + lines.length * size * 1.2;
  const text = textLines.map((line, index) =>
    write(line, { x: edge, y: textTop + index * textSize * 1.4, size: textSize, fill: color.muted }),
  );
  const { by } = setting;
  const [name = ''] = linesOf(word, { size: by.size, width: Math.min(640, setting.width), most: 1 });
  const nameX = by.isRight ? by.x - widthOf(name, by.size) : by.x;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<rect width="100%" height="100%" fill="${color.ground}"/>${route ? drawRoute(route, box) : ''}
<rect width="100%" height="14" fill="${kind}"/>
<path fill="${color.accent}" fill-rule="evenodd" transform="translate(${edge - 5} 52)" d="${mark}"/>
${write('Cycle Chat', { x: edge + 68, y: 93, size: 34, isBold: true })}
${write(name, { x: nameX, y: by.y, size: by.size, fill: color.muted })}
${title.join('')}${text.join('')}
${
  cells
    ? drawCells(
        cells.filter(({ value }) => isDrawable(value)),
        setting,
      )
    : ''
}
</svg>`;
}

export const previewSvg = (post: SharedPost, route: Route | null): string => svgOf(shownPost(post), route);
export const eventPreviewSvg = (event: SharedEvent): string => svgOf(shownEvent(event), null);
export const groupPreviewSvg = (group: SharedGroup): string => svgOf(shownGroup(group), null);

/**
 * Texts in many fonts block the thread. The pause is part of the job, so that drawing uses a quarter of the thread, or half if it takes a
 * second.
 */
const pause = { factor: 3, most: 1_000 };

async function pngOf(write: () => string, width: PreviewWidth): Promise<Buffer> {
  const began = performance.now();
  const svg = Buffer.from(write());
  const encoded = sharp(svg).resize(width).png({ palette: true }).toBuffer();
  const [png] = await Promise.all([encoded, pauseAfter(began, pause)]);
  return png;
}

/** The preview of a post as a PNG. It shows the route next to the ride’s data if visitors can see the route. */
export const drawPreview = (post: SharedPost, route: Route | null, width: PreviewWidth): Promise<Buffer> =>
  pngOf(() => previewSvg(post, route), width);

/** The preview of an event as a PNG. */
export const drawEventPreview = (event: SharedEvent, width: PreviewWidth): Promise<Buffer> =>
  pngOf(() => eventPreviewSvg(event), width);

/** The preview of a group as a PNG. */
export const drawGroupPreview = (group: SharedGroup, width: PreviewWidth): Promise<Buffer> =>
  pngOf(() => groupPreviewSvg(group), width);
