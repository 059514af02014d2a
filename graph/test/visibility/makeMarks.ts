import { createHash } from 'node:crypto';

/** A value that occurs only once in the cast: any response that contains it reveals that fact. */
export interface Mark {
  /** A row of the table. */
  thing: string;
  fact: string;
  value: string;
}

export interface Marks {
  /** A new word that is spelt like no other, not even nearly. */
  word(thing: string, fact: string): string;
  /** A new number of six digits, or that part of it. */
  number(thing: string, fact: string, divisor?: number): number;
  /** Notes a value that was made elsewhere, such as an id. */
  note(thing: string, fact: string, value: string): string;
  /** The marks, and what looks like an id and is none of them, that a text holds. */
  in(text: string): { found: Mark[]; unknownIds: string[] };
  readonly all: readonly Mark[];
}

const wordLength = 10;
const pattern =
  /mk[a-z]{10}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|^-?\d+(?:\.\d+)?$/gi;
const isId = (token: string) => token.length === 36 && token[8] === '-';

/** Letters alone, so that the search takes it for a word. */
function spell(thing: string, fact: string): string {
  const bytes = createHash('sha256').update(`${thing}, ${fact}`).digest();
  return `mk${[...bytes.subarray(0, wordLength)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}

export function makeMarks(): Marks {
  const byValue = new Map<string, Mark>();
  const all: Mark[] = [];
  /** Those that the pattern does not find: secrets of any spelling. */
  const verbatim: Mark[] = [];

  function note(thing: string, fact: string, value: string): string {
    const key = value.toLowerCase();
    const known = byValue.get(key);
    if (known) throw new Error(`${value} stands for ${known.fact} of ${known.thing} already`);
    const mark = { thing, fact, value };
    byValue.set(key, mark);
    all.push(mark);
    if (value.match(pattern)?.[0] !== value) verbatim.push(mark);
    return value;
  }

  return {
    all,
    note,
    word: (thing, fact) => note(thing, fact, spell(thing, fact)),
    number: (thing, fact, divisor = 1) => Number(note(thing, fact, String((700_000 + all.length * 7) / divisor))),
    in(text) {
      const tokens = [...text.matchAll(pattern)].map(([token]) => token.toLowerCase());
      const marked = tokens.map((token) => byValue.get(token)).filter((mark) => mark !== undefined);
      const found = [...marked, ...verbatim.filter(({ value }) => text.includes(value))];
      return { found, unknownIds: tokens.filter((token) => isId(token) && !byValue.has(token)) };
    },
  };
}
