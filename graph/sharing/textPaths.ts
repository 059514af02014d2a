import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';
import { excerpt } from '../lib/excerpt.ts';

// Texts drawn as outlines of our own face: what draws the picture then needs no font of the system. The face is read in
// its regular weight, the only one that the library finds in a compressed variable font; a stroke makes it bolder.

/** The built client lies beside the built server; run from source, its files lie where they are written. */
const folders = [join(import.meta.dirname, '../../web/fonts'), join(import.meta.dirname, '../../web/public/fonts')];
const files = ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'];

let opened: readonly Font[] | undefined;

function openFonts(): readonly Font[] {
  const folder = folders.find((each) => existsSync(join(each, files[0] ?? '')));
  if (!folder) throw new Error('The fonts of the web client are missing: build it');
  const fonts = files.map((file) => openSync(join(folder, file)));
  return fonts.filter((font): font is Font => 'layout' in font);
}

function fonts(): readonly Font[] {
  opened ??= openFonts();
  return opened;
}

/** The parts of a text, each with the font that has its letters; what no font has is left out. */
function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const font = fonts().find((each) => each.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += sign;
    else if (font) runs.push({ font, text: sign });
  }
  return runs;
}

/** Whether the face has a letter of a text at all. */
export const isDrawable = (text: string): boolean => runsOf(text).some((run) => /[\p{L}\p{N}]/u.test(run.text));

export function widthOf(text: string, size: number): number {
  return runsOf(text).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  );
}

/** The outlines of a text in one line, as the `d` of an SVG path, its base line beginning at (x, y). */
export function outlineOf(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const parts: string[] = [];
  let at = x;
  for (const run of runsOf(text)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      // Fonts count upwards, pictures downwards.
      parts.push(
        glyph.path
          .scale(scale, -scale)
          .translate(at + xOffset * scale, y)
          .toSVG(),
      );
      at += xAdvance * scale;
    });
  }
  return parts.join('');
}

/** As much of a text as a picture could ever hold: laying letters out takes time. */
const longestText = 400;

interface Room {
  size: number;
  width: number;
  /** How many lines there may be. */
  most: number;
}

/** A text in lines of a width, broken between words; a line that has to be cut ends in an ellipsis. */
export function linesOf(text: string, { size, width, most }: Room): string[] {
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines: string[] = [];
  for (const word of excerpt(text, longestText).split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (lines.length > most) break;
  }
  const goesOn = (index: number) => index === most - 1 && lines.length > most;
  return lines.slice(0, most).map((line, index) => (goesOn(index) || !fits(line) ? cut(line, fits) : line));
}

/** As much of a line as fits with an ellipsis behind it. */
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
