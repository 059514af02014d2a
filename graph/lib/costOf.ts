/** A field of an operation, all that is selected of it merged. */
export interface Step {
  readonly field: string;
  /** What it costs for each object that it hangs on. */
  readonly weight: number;
  /** Whether it answers a list itself, rather than an object that leads to one. */
  readonly isList: boolean;
  /** What its arguments say of the length of lists, the longest of which counts; empty where they say nothing. */
  readonly bounds: readonly Bound[];
  readonly steps: readonly Step[];
}

/** What a request asks for, and at what cost. */
export interface Asked {
  readonly steps: readonly Step[];
  readonly cost: number;
  readonly limit: number;
}

/** A length, or the variable that holds one, with the length that holds where the variable is not sent. */
export type Bound = number | { readonly variable: string; readonly otherwise: number | undefined };

type Variables = Readonly<Record<string, unknown>>;

/** As long as a page may be; what asks for more is refused elsewhere, in words of its own. */
const longestList = 100;
/** How long a list is taken to be that no argument bounds, such as the pictures of a post. */
const usualLength = 10;
const valuesForOne = 100;

/** The length that a value bounds a list to: so many ids, or a number. */
export function lengthFrom(value: unknown): number | undefined {
  if (Array.isArray(value)) return Math.min(value.length, longestList);
  return typeof value === 'number' ? Math.min(Math.max(value, 1), longestList) : undefined;
}

function lengthOf(bound: Bound, variables: Variables, otherwise: number): number {
  if (typeof bound === 'number') return bound;
  return lengthFrom(variables[bound.variable]) ?? bound.otherwise ?? otherwise;
}

interface Reckoning {
  calls: number;
  values: number;
}

interface Place {
  /** How many objects the fields hang on. */
  count: number;
  /** How long the lists are that hang on each. */
  length: number;
}

function add(sum: Reckoning, steps: readonly Step[], variables: Variables, { count, length }: Place): void {
  for (const { weight, isList, bounds, steps: inner } of steps) {
    sum.calls += count * weight;
    sum.values += count;
    if (inner.length === 0) continue;
    const lengths = bounds.map((bound) => lengthOf(bound, variables, length));
    const within = lengths.length > 0 ? Math.max(...lengths) : length;
    // What a list holds begins anew: the bound of the list is not that of those that hang on its items.
    add(sum, inner, variables, isList ? { count: count * within, length: usualLength } : { count, length: within });
  }
}

/**
 * What an operation costs, told from its text and variables alone, all pages taken to be full: 1 for each time that a
 * field is asked for an object or a list, which is once for each object that it hangs on, and 1 for each 100 values
 * that the answer may hold. The parts of a page and of the schema's own description cost by their values only.
 */
export function costOf(steps: readonly Step[], variables: Variables): number {
  const sum = { calls: 0, values: 0 };
  add(sum, steps, variables, { count: 1, length: usualLength });
  return sum.calls + Math.ceil(sum.values / valuesForOne);
}
