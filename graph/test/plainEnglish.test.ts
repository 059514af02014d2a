import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, textsOfDocument, textsOfSource } from './plainEnglish.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'web/generated.ts'];
const sources = globSync(['graph/**/*.ts', 'web/**/*.{ts,tsx}', '.ci/*.ts', '*.ts'], { exclude });
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md', 'graph/**/*.md'], { exclude });

function faultsIn(path: string, texts: (path: string, source: string) => { line: number; text: string }[]): string[] {
  const found = texts(path, readFileSync(path, 'utf8'));
  return found.flatMap(({ line, text }) => faultsOf(text).map((fault) => `${path}:${line} ${fault}`));
}

test('comments and descriptions are plain English', () => {
  expect(sources.length).toBeGreaterThan(1500);
  expect(sources.flatMap((path) => faultsIn(path, textsOfSource))).toEqual([]);
});

test('documents are plain English', () => {
  expect(documents.length).toBeGreaterThan(4);
  expect(documents.flatMap((path) => faultsIn(path, (_path, source) => textsOfDocument(source)))).toEqual([]);
});

test.each([
  ['What is to go is deprecated first.', 'starts with a clause: What is to go is deprecated first.'],
  ['Runs once. Who waits is refused.', 'starts with a clause: Who waits is refused.'],
  ['The list is made anew.', "'anew' is archaic"],
])('the text is refused: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

test('a question, a name in code and a word inside another are no faults', () => {
  expect(faultsOf('Who may read it? Returns `thereof` before the newest.')).toEqual([]);
});

test('texts are found in comments, descriptions and documents', () => {
  const source = [
    '/** One. */',
    "const listDescription = 'Two.' + ``;",
    '// Three',
    '// goes on.',
    "field({ description: 'Four.' + ' Five.', summary: 'Six.' });",
  ].join('\n');
  expect(textsOfSource('x.ts', source)).toEqual([
    { line: 1, text: 'One.' },
    { line: 3, text: 'Three goes on.' },
    { line: 2, text: 'Two.' },
    { line: 5, text: 'Four. Five.' },
    { line: 5, text: 'Six.' },
  ]);
  const document = '# Head\n\n```sh\necho anew\n```\n- Item';
  expect(textsOfDocument(document).filter(({ text }) => text)).toEqual([
    { line: 1, text: 'Head' },
    { line: 6, text: 'Item' },
  ]);
});
