import { parseSync } from 'vite';

// Finds promises that are created before another `await` and awaited after it. If the first one throws, nothing handles
// the rejection of the promise, which ends the process.

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isFunction = ({ type }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

/** All nodes below one, those of functions within it left out. */
function* within(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child;
    if (!isFunction(child)) yield* within(child);
  }
}

function* everywhere(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* everywhere(child);
}

/** The name of a variable, of a property by its last name, undefined for anything else. */
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node.name : undefined);

/** The name that a call ends with, such as `map` of `rows.map(…)`. */
function calledName(node: Node): unknown {
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined;
  return callee?.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
}

/** The variables that an `await` waits for, directly or inside the awaited expression. */
function awaitedNames({ argument }: Node): unknown[] {
  if (!isNode(argument)) return [];
  if (argument.type === 'Identifier') return [argument.name];
  if (!['all', 'race', 'any', 'allSettled'].includes(String(calledName(argument)))) return [];
  const [together] = Array.isArray(argument.arguments) ? argument.arguments : [];
  if (!isNode(together) || !Array.isArray(together.elements)) return [nameOf(together)];
  return together.elements.map((each) => nameOf(isNode(each) && each.type === 'SpreadElement' ? each.argument : each));
}

/** Whether a variable gets a handler of its own: `x.catch(…)`, or `x.then(…)` with two. */
const isHandled = (nodes: readonly Node[], name: unknown) =>
  nodes.some((node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || nameOf(node.callee.object) !== name) return false;
    return calledName(node) === 'catch';
  });

function faultsOf(body: Node): { name: string; start: number }[] {
  const nodes = [...within(body)];
  const awaits = nodes.filter(({ type }) => type === 'AwaitExpression');
  return nodes.flatMap((node) => {
    const { init, id } = node;
    const name = nameOf(id);
    if (node.type !== 'VariableDeclarator' || !isNode(init) || typeof name !== 'string') return [];
    if (init.type === 'AwaitExpression' || calledName(init) === 'catch' || isHandled(nodes, name)) return [];
    const end = awaits.find((each) => each.start > node.end && awaitedNames(each).includes(name));
    const isLate = end && awaits.some((each) => each.start > node.end && each.end < end.start);
    return isLate ? [{ name, start: node.start }] : [];
  });
}

/** The promises of a source text that are awaited later than something else, as `line: name`. */
export function awaitedLater(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  if (!isNode(program)) return [];
  const functions = [...everywhere(program)].filter(isFunction);
  return [program, ...functions].flatMap((node) =>
    faultsOf(node).map(({ name, start }) => `${text.slice(0, start).split('\n').length}: ${name}`),
  );
}
