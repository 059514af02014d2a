import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const playground = `playground${sep}`;
const specifiers = /\b(?:from|import)\s*\(?\s*['"`]([^'"`]+)['"`]/g;

/** All imports of a client file, including lazy ones: packages by name, files by path below `web`. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(web, path), 'utf8');
  return [...text.matchAll(specifiers)].flatMap(([, name = '']) =>
    name.startsWith('.') ? join(dirname(path), name) : name,
  );
}

const isOfPlayground = (name: string) => name.startsWith(playground) || /^@?(graphiql|monaco)/.test(name);

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(tsx?|css|html)$/.test(path) && !path.startsWith(playground) && !path.startsWith(`e2e${sep}`),
);

test('no file of the web client imports the playground or its editor, not even lazily', () => {
  expect(sources).toEqual(expect.arrayContaining(['main.tsx', 'app/pages.tsx']));
  const strangers = sources.flatMap((path) =>
    importsOf(path)
      .filter(isOfPlayground)
      .map((name) => `${path}: ${name}`),
  );
  expect(strangers).toEqual([]);
});

test('what is looked for is found where it is', () => {
  const found = importsOf(`${playground}main.tsx`).concat(importsOf(`${playground}Playground.tsx`));
  expect(found.filter(isOfPlayground)).toEqual(
    expect.arrayContaining([`${playground}Playground.tsx`, expect.stringMatching(/^@graphiql/)]),
  );
});
