import { DomainError } from './errors.ts';

/** The signed-in member of a request. */
export interface Viewer {
  readonly id: string;
}

type Test<Row> = (viewer: Viewer | null, row: Row) => boolean;

/** The rule for one verb on one row. `may` permits the verb; `visible` decides whether the viewer may know that the row exists. */
export interface Rule<Row> {
  readonly noun: string;
  readonly refusal: string;
  readonly may: Test<Row>;
  readonly visible: Test<Row>;
}

interface Exceptions<Verb extends string> {
  /** The message of FORBIDDEN for a viewer who may read the row, by verb. */
  readonly refusals?: Partial<Record<Verb, string>>;
  /** The verbs that are permitted on rows that the viewer may not read. */
  readonly alsoHidden?: readonly Verb[];
}

/** Makes the rules of a noun. `read` also decides whether a refusal is FORBIDDEN or NOT_FOUND. */
export function definePolicy<Row, Verb extends string>(
  noun: string,
  tests: Record<Verb | 'read', Test<Row>>,
  { refusals = {}, alsoHidden = [] }: Exceptions<Verb> = {},
): Record<Verb | 'read', Rule<Row>> {
  const rules = Object.entries<Test<Row>>(tests).map(([verb, may]) => {
    const refusal = refusals[verb as Verb] ?? `You may not ${verb} this ${noun.toLowerCase()}`;
    const isAlsoHidden = alsoHidden.some((each) => each === verb);
    const visible: Test<Row> = (viewer, row) => tests.read(viewer, row) || (isAlsoHidden && may(viewer, row));
    return [verb, { noun, refusal, may, visible }];
  });
  // Object.fromEntries loses the keys that Record<Verb, …> promises.
  return Object.fromEntries(rules) as Record<Verb | 'read', Rule<Row>>;
}

/**
 * Returns if the viewer may do this. Throws NOT_FOUND for a row that is missing or that the viewer may not see, to hide whether it
 * exists. Otherwise throws UNAUTHENTICATED for visitors and FORBIDDEN for members.
 */
export function allow<Row>(viewer: Viewer | null, rule: Rule<Row>, row: Row | null | undefined): asserts row is Row {
  if (row == null || !rule.visible(viewer, row)) throw new DomainError('NOT_FOUND', `${rule.noun} not found`);
  if (rule.may(viewer, row)) return;
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  throw new DomainError('FORBIDDEN', rule.refusal);
}

/** Returns the viewer. Throws UNAUTHENTICATED for visitors. */
export function requireViewer({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return viewer;
}
