import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { projectFile } from '../../platform/lib/projectFolder.ts';

// The typefaces of previews, as files of the project and of npm packages, so that the server needs no system fonts. Our
// own font has the Latin letters. Noto Sans, split into files by script, has the other letters.

export interface Typeface {
  readonly font: Font;
  /** Whether the font is variable and compressed: the library can read only its thinnest weight. */
  readonly isThin: boolean;
}

/** A production install has only the build. The sources work without one. */
const folders = [projectFile('dist/web/fonts'), projectFile('web/public/fonts')];
const ownFiles = ['instrument-sans-latin.woff2', 'instrument-sans-latin-ext.woff2'];

const packages = ['', '-arabic', '-hebrew', '-thai', '-jp', '-kr', '-sc'].map((ending) => `noto-sans${ending}`);
const thin = new Set(['noto-sans-hebrew', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']);

/** A font file of a package. */
interface FontFile {
  readonly path: string;
  readonly isThin: boolean;
}

/** A preview in one script needs few files. A parsed file takes about 100 KB. */
const maxOpened = 32;
const opened = new LRUCache<string, Font>({ max: maxOpened });

function open(path: string): Font | undefined {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if (!('layout' in font)) return undefined;
  opened.set(path, font);
  return font;
}

/** Calls back with each character that the font files of a package list. */
function listCharacters(name: string, listed: (codePoint: number, file: FontFile) => void): void {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`));
  const subsets: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  for (const [subset, letters] of Object.entries(subsets)) {
    const path = join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`);
    const file = { path, isThin: thin.has(name) };
    for (const range of letters.split(',')) {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      for (let at = Number.parseInt(first, 16); at <= Number.parseInt(last, 16); at += 1) listed(at, file);
    }
  }
}

/** The font files that list a character, by its code point. A search in all ranges would take longer than the drawing. */
function listFiles(): Map<number, FontFile[]> {
  const files = new Map<number, FontFile[]>();
  for (const name of packages) {
    listCharacters(name, (codePoint, file) => {
      const known = files.get(codePoint);
      if (known) known.push(file);
      else files.set(codePoint, [file]);
    });
  }
  return files;
}

let listedFiles: Map<number, FontFile[]> | undefined;
let ownPaths: readonly string[] | undefined;

function findOwnPaths(): readonly string[] {
  const folder = folders.find((each) => existsSync(join(each, ownFiles[0] ?? '')));
  if (!folder) throw new Error('The fonts of the web client are missing: run npm run build');
  return ownFiles.map((file) => join(folder, file));
}

/** Whether a font file of a package may be opened. */
type Admit = (path: string) => boolean;

/**
 * The typeface of a character: our own if it has the character, else the first that has it. Undefined if none has.
 * Opens only files that list the character and that `admit` allows.
 */
export function typefaceOf(codePoint: number, admit: Admit = () => true): Typeface | undefined {
  ownPaths ??= findOwnPaths();
  for (const path of ownPaths) {
    const font = open(path);
    if (font?.hasGlyphForCodePoint(codePoint)) return { font, isThin: false };
  }
  listedFiles ??= listFiles();
  for (const { path, isThin } of listedFiles.get(codePoint) ?? []) {
    if (!admit(path)) continue;
    const font = open(path);
    if (font?.hasGlyphForCodePoint(codePoint)) return { font, isThin };
  }
  return undefined;
}

/** Counts the font files of one picture. `admit` returns whether a file may be used in addition to the earlier ones. */
export function fontBudget(most: number): { admit: Admit; isSpent(): boolean } {
  const used = new Set<string>();
  let isSpent = false;
  return {
    admit(path) {
      if (used.has(path)) return true;
      if (used.size < most) used.add(path);
      else isSpent = true;
      return !isSpent;
    },
    isSpent: () => isSpent,
  };
}
