import type { Font, GlyphRun } from 'fontkit';
import { excerpt } from '../../platform/lib/excerpt.ts';
import { fontBudget, type Typeface, typefaceOf } from './typefaces.ts';

// Draws texts as outlines. The font library reads one weight only, so a stroke makes letters bolder.

interface Run {
  readonly typeface: Typeface;
  text: string;
}

const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
const isSpace = (sign: string) => /\s/.test(sign);

/** Splits a text into runs, each with the typeface that draws it. Characters that no typeface has are left out. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    // A space between two words of one script belongs to their run. Otherwise right-to-left text would lose its order.
    const isJoined = last && !isLetter(sign) && last.typeface.font.hasGlyphForCodePoint(codePoint);
    const typeface = isJoined ? last.typeface : typefaceOf(codePoint);
    if (typeface && last?.typeface.font === typeface.font) last.text += sign;
    else if (typeface) runs.push({ typeface, text: sign });
  }
  return startsAtRight(text) ? runs.reverse() : runs;
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether the first letter of a text is written from right to left. */
function startsAtRight(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return fromRight.test(letter);
}

/** Whether a typeface has any letter of a text. */
export function isDrawable(text: string): boolean {
  for (const sign of text) if (isLetter(sign) && typefaceOf(sign.codePointAt(0) ?? 0)) return true;
  return false;
}

/**
 * Lays out a text. The font library throws an error at some combining marks, for example at those without an anchor in their typeface.
 * The text is then drawn without its marks, or not at all.
 */
function layoutOf(font: Font, text: string): GlyphRun {
  try {
    return font.layout(text);
  } catch (error) {
    if (text === '') throw error;
    const plain = text.replaceAll(/\p{M}/gu, '');
    return layoutOf(font, plain === text ? '' : plain);
  }
}

export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce(
    (sum, { typeface: { font }, text: part }) => sum + (layoutOf(font, part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

export interface Outline {
  /** The `d` of an SVG path. */
  readonly d: string;
  /** Whether the outline is in the thinnest weight of its typeface. */
  readonly isThin: boolean;
}

/** The outlines of a line of text whose baseline starts at (x, y): one for each run. */
export function outlinesOf(text: string, { x, y, size }: { x: number; y: number; size: number }): Outline[] {
  let at = x;
  return runsOf(text).map(({ typeface: { font, isThin }, text: part }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = layoutOf(font, part);
    const drawn = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // The y axis of fonts points up, that of pictures points down.
      const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
      at += xAdvance * scale;
      return path.toSVG();
    });
    return { d: drawn.join(''), isThin };
  });
}

/** No picture can hold more characters than this. The layout of longer texts would waste time. */
const longestText = 400;

/** Each typeface is a file to parse. A text in one language needs up to ten. */
const maxFiles = 16;

/**
 * Shortens the texts of one picture so that a few font files can draw them. Files of earlier texts have priority. Characters that no
 * typeface has are left out, so that every later step has less to do.
 */
export function withinFonts(): (text: string) => string {
  const budget = fontBudget(maxFiles);
  return (text) => {
    let kept = '';
    for (const sign of excerpt(text, longestText)) {
      const typeface = typefaceOf(sign.codePointAt(0) ?? 0, budget.admit);
      if (budget.isSpent()) return `${kept}…`;
      if (typeface || isSpace(sign)) kept += sign;
    }
    return kept;
  };
}

interface Room {
  size: number;
  width: number;
  /** The maximum number of lines. */
  most: number;
}

/** For languages without spaces between words, a dictionary finds the words. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Piece {
  text: string;
  /** The separator before this piece. */
  gap: '' | ' ';
}

/** Splits a text into pieces between which a line can break. */
function piecesOf(text: string): Piece[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const parts = unspaced.test(word) ? [...segmenter.segment(word)].map(({ segment }) => segment) : [word];
      return parts.map((part, index): Piece => ({ text: part, gap: index === 0 ? ' ' : '' }));
    });
}

interface Line {
  text: string;
  width: number;
}

/**
 * Breaks a text into lines of a maximum width, between words. A line that is cut ends with an ellipsis. The width of a line is the sum of
 * its pieces, so that each piece is laid out once.
 */
export function linesOf(text: string, { size, width, most }: Room): string[] {
  const gapWidth = { '': 0, ' ': widthOf(' ', size) };
  const lines: Line[] = [];
  for (const piece of piecesOf(excerpt(text, longestText))) {
    const pieceWidth = widthOf(piece.text, size);
    const line = lines.at(-1);
    const longer = line ? line.width + gapWidth[piece.gap] + pieceWidth : Number.POSITIVE_INFINITY;
    if (line && longer <= width) Object.assign(line, { text: `${line.text}${piece.gap}${piece.text}`, width: longer });
    else lines.push({ text: piece.text, width: pieceWidth });
    if (lines.length > most) break;
  }
  const fits = (line: string) => widthOf(line, size) <= width;
  const goesOn = (index: number) => index === most - 1 && lines.length > most;
  return lines.slice(0, most).map((line, index) => {
    return goesOn(index) || line.width > width ? cut(line.text, fits) : line.text;
  });
}

/** Cuts a line so that it fits with an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const signs = [...line];
  const shortened = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`;
  let [kept, tooMany] = [0, signs.length + 1];
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (fits(shortened(middle))) kept = middle;
    else tooMany = middle;
  }
  return shortened(kept);
}
