/** A mention that is being typed: the place of its @ in the text, and the characters after it. */
export interface TypedMention {
  start: number;
  query: string;
}

const maxQuery = 30;
const typed = /(?<![\p{L}\p{N}_])@([\p{L}\p{M}\p{N}_.-]*)$/u;

/** The mention in front of the caret. Undefined when the caret follows none. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  // A longer word is no name. The cut also keeps the search short in a long text.
  const from = Math.max(0, caret - maxQuery - 2);
  const query = typed.exec(text.slice(from, caret))?.[1];
  if (query === undefined || query.length > maxQuery) return undefined;
  return { start: caret - query.length - 1, query };
}

interface Filled {
  text: string;
  /** The place of the caret: after the name and the space that follows it. */
  caret: number;
}

/** The text with a name in place of the typed mention. */
export function fillMention(text: string, { start, query }: TypedMention, username: string): Filled {
  const before = `${text.slice(0, start)}@${username}`;
  const after = text.slice(start + 1 + query.length);
  return { text: /^\s/.test(after) ? before + after : `${before} ${after}`, caret: before.length + 1 };
}
