import { parseSync } from 'vite';

// The rules of plain English that a machine can check, for comments, descriptions and documents.

const archaic = /\b(?:anew|reckon\w*|whereof|thereof|told of|is told|be it|be they|lest)\b/i;
const headlessClause = /^(?:What|Who|Whoever|Whom|That which)\b/;
const described = /^(?:description|deprecationReason|summary)$/;
const describing = /[dD]escription$/;

export interface Text {
  readonly line: number;
  readonly text: string;
}

interface Comment {
  readonly type: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** The comments and descriptions of a source file. */
export function textsOfSource(path: string, source: string): Text[] {
  const { program, comments } = parseSync(path, source);
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  return [
    ...commentsOf(source, comments).map(({ at, text }) => ({ line: lineOf(at), text })),
    ...descriptionsIn(program).map((node) => ({ line: lineOf(node.start), text: textOf(node) })),
  ];
}

/** The paragraphs, headings, list items and table rows of a document; code is left out. */
export function textsOfDocument(source: string): Text[] {
  const prose = source.replaceAll(/^```[\s\S]*?^```$/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').map((text, index) => ({ line: index + 1, text: text.replace(/^[#>*\-|\s]+/, '') }));
}

/** The faults of a text, each with the words that are at fault. */
export function faultsOf(text: string): string[] {
  const prose = text
    .replaceAll(/`[^`]*`/g, 'x')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const word = archaic.exec(prose)?.[0];
  const sentences = prose.split(/(?<=[.:!?])\s/);
  const headless = sentences.filter((sentence) => headlessClause.test(sentence) && !sentence.endsWith('?'));
  return [...(word ? [`'${word}' is archaic`] : []), ...headless.map((each) => `starts with a clause: ${each}`)];
}

/** Line comments that follow each other are one text. */
function commentsOf(source: string, comments: readonly Comment[]): { at: number; text: string }[] {
  const texts: { at: number; end: number; text: string }[] = [];
  for (const { type, value, start, end } of comments) {
    const last = texts.at(-1);
    if (type === 'Line' && last && /^\n[^\S\n]*$/.test(source.slice(last.end, start))) {
      texts.splice(-1, 1, { at: last.at, end, text: `${last.text} ${value.trim()}` });
    } else texts.push({ at: start, end, text: value.replaceAll(/^\s*\*+ ?/gm, '').trim() });
  }
  return texts;
}

function descriptionsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(descriptionsIn);
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap((value) => (typeof value === 'object' ? descriptionsIn(value) : []));
  const text = descriptionOf(node);
  return text ? [text, ...below] : below;
}

/** The text of a member such as `description: '…'` and of a variable such as `const fieldDescription = '…'`. */
function descriptionOf({ type, key, id, value, init }: Node): Node | null {
  if (type === 'Property' && described.test(nameOf(key)) && isNode(value)) return value;
  return type === 'VariableDeclarator' && describing.test(nameOf(id)) && isNode(init) ? init : null;
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

function textOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { type, value, quasis, left, right } = node;
  if (type === 'Literal') return String(value);
  if (type === 'BinaryExpression') return textOf(left) + textOf(right);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return '';
  return quasis.map((quasi) => String(Reflect.get(Reflect.get(quasi, 'value'), 'cooked'))).join('x');
}
