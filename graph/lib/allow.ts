import { DomainError } from './errors.ts';

/** The signed-in member of a request. */
export interface Viewer {
  readonly id: string;
}

type Test<Row> = (viewer: Viewer | null, row: Row) => boolean;

/** One thing that may be done with one row: `may` decides, `visible` says whether the row may be known of at all. */
export interface Rule<Row> {
  readonly noun: string;
  readonly refusal: string;
  readonly may: Test<Row>;
  readonly visible: Test<Row>;
}

/** Makes the rules of a noun; `read` also decides whether any other refusal reads FORBIDDEN or NOT_FOUND. */
export function definePolicy<Row, Verb extends string>(
  noun: string,
  tests: Record<Verb | 'read', Test<Row>>,
  refusals: Partial<Record<Verb, string>> = {},
): Record<Verb | 'read', Rule<Row>> {
  const rules = Object.entries<Test<Row>>(tests).map(([verb, may]) => {
    const refusal = refusals[verb as Verb] ?? `You may not ${verb} this ${noun.toLowerCase()}`;
    return [verb, { noun, refusal, may, visible: tests.read }];
  });
  // Object.fromEntries loses the keys that Record<Verb, …> promises.
  return Object.fromEntries(rules) as Record<Verb | 'read', Rule<Row>>;
}

/**
 * Lets the viewer pass or throws: NOT_FOUND for a missing row and for one that the viewer may not see (so that the
 * answer does not tell that it exists), else UNAUTHENTICATED for visitors, else FORBIDDEN.
 */
export function allow<Row>(viewer: Viewer | null, rule: Rule<Row>, row: Row | null | undefined): asserts row is Row {
  if (row == null || !rule.visible(viewer, row)) throw new DomainError('NOT_FOUND', `${rule.noun} not found`);
  if (rule.may(viewer, row)) return;
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  throw new DomainError('FORBIDDEN', rule.refusal);
}

/** The viewer, or UNAUTHENTICATED for visitors. */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return viewer;
}
