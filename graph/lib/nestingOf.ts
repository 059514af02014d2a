const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/** How deep the brackets of a GraphQL document nest, those in its strings and comments not counted. */
export function nestingOf(document: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of document.replace(stringsAndComments, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
