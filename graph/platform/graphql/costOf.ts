/** A field of an operation, with all its selections merged. */
export interface Step {
  readonly field: string;
  /** The cost for each parent object. */
  readonly weight: number;
  /** Whether the field returns a list. */
  readonly isList: boolean;
  /** List lengths from the arguments. The largest one counts. Empty if no argument limits the length. */
  readonly bounds: readonly Bound[];
  readonly steps: readonly Step[];
}

type Variables = Readonly<Record<string, unknown>>;

/** The fields of a request and their cost. */
export interface OperationCost {
  readonly steps: readonly Step[];
  /** The number of fields of the operation with its fragments expanded. */
  readonly fields: number;
  readonly total: number;
  /** The operation that was priced: its document by SHA-256, its name and its variables. */
  readonly document: string;
  readonly operationName: string | undefined;
  readonly variables: Variables;
}

/** A list length, or the variable that contains it, with the length for a missing variable. */
export type Bound = number | { readonly variable: string; readonly otherwise: number | undefined };

/** The maximum length of a page. Validation rejects larger values. */
const maxLength = 100;
/** A list without `first` or a declared maximum is priced as 10 items. */
const defaultLength = 10;
const valuesForOne = 100;
/** The fixed work for a field costs as much as 10 values. */
const valuesOfField = 10;

/** The list length of an argument: the number of ids, or the number itself. */
export function lengthFrom(value: unknown): number | undefined {
  if (Array.isArray(value)) return Math.min(value.length, maxLength);
  return typeof value === 'number' ? Math.min(Math.max(value, 1), maxLength) : undefined;
}

function lengthOf(bound: Bound, variables: Variables, otherwise: number): number {
  if (typeof bound === 'number') return bound;
  return lengthFrom(variables[bound.variable]) ?? bound.otherwise ?? otherwise;
}

interface Totals {
  calls: number;
  values: number;
}

interface Place {
  /** The number of parent objects. */
  count: number;
  /** The length of the lists of each parent. */
  length: number;
}

function add(totals: Totals, steps: readonly Step[], variables: Variables, { count, length }: Place): void {
  for (const { weight, isList, bounds, steps: inner } of steps) {
    totals.calls += count * weight;
    const lengths = bounds.map((bound) => lengthOf(bound, variables, length));
    const within = lengths.length > 0 ? Math.max(...lengths) : length;
    if (inner.length === 0) {
      totals.values += isList ? count * within : count;
      continue;
    }
    totals.values += count;
    // The length of a list does not apply to the lists of its items.
    add(
      totals,
      inner,
      variables,
      isList ? { count: count * within, length: defaultLength } : { count, length: within },
    );
  }
}

/** The number of fields of an operation, with fragments expanded and equal fields merged. */
export const fieldCountOf = (steps: readonly Step[]): number =>
  steps.reduce((count, { steps: inner }) => count + 1 + fieldCountOf(inner), 0);

/**
 * The cost of an operation, from its text and variables, if all pages are full. Each call of a field that returns an object or a
 * list costs 1; a field is called once for each parent object. Each 100 values of the answer cost 1. Fields of connections, edges
 * and introspection cost only by their values.
 */
export function costOf(steps: readonly Step[], variables: Variables): number {
  const totals = { calls: 0, values: 0 };
  add(totals, steps, variables, { count: 1, length: defaultLength });
  const values = totals.values + fieldCountOf(steps) * valuesOfField;
  return totals.calls + Math.ceil(values / valuesForOne);
}
