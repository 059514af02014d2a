import { parseSync } from 'vite';
import type { Pattern } from './superlinear.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

export interface Found {
  readonly line: number;
  /** Null where the pattern is put together when the program runs. */
  readonly pattern: Pattern | null;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function* everywhere(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat().filter(isNode)) yield* everywhere(child);
}

const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** The pattern of a literal or of a call of RegExp, null for one that is not constant, undefined for any other node. */
function patternOf({ type, regex, callee, arguments: given }: Node): Pattern | null | undefined {
  if (type === 'Literal' && typeof regex === 'object' && regex !== null) {
    return { source: String(Reflect.get(regex, 'pattern')), flags: String(Reflect.get(regex, 'flags')) };
  }
  const isCall = type === 'NewExpression' || type === 'CallExpression';
  if (!isCall || !isNode(callee) || callee.name !== 'RegExp' || !Array.isArray(given)) return undefined;
  const source = textOf(given[0]);
  const flags = given.length > 1 ? textOf(given[1]) : '';
  return source === null || flags === null ? null : { source, flags };
}

/** The regular expressions of a source text. */
export function patternsIn(path: string, text: string): Found[] {
  const { program } = parseSync(path, text);
  if (!isNode(program)) return [];
  return [...everywhere(program)].flatMap((node) => {
    const pattern = patternOf(node);
    return pattern === undefined ? [] : [{ line: text.slice(0, node.start).split('\n').length, pattern }];
  });
}
