import type { Concatenation, Element, NoParent } from 'refa';
import { CharSet, isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

// Proves that a pattern looks at each character a bounded number of times, whatever the text. A pattern that is searched for may start
// anywhere, so a loop stands before it. The pattern is superlinear if some text can run through two of its loops in more than one
// way, and a match can still fail behind the second loop.

export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

type Part = NoParent<Element>;
type Row = NoParent<Concatenation>;
type State = NFA['initial'];

const rowOf = (elements: Part[]): Row => ({ type: 'Concatenation', elements });
const oneOf = (alternatives: Row[]): Part => ({ type: 'Alternation', alternatives });
const repeated = (part: Part, max: number): Part => ({
  type: 'Quantifier',
  min: 0,
  max,
  lazy: false,
  alternatives: [rowOf([part])],
});

function isNullable(part: Part): boolean {
  if (part.type === 'CharacterClass' || part.type === 'Unknown') return false;
  if (part.type === 'Quantifier' && part.min === 0) return true;
  if (part.type === 'Assertion' && (part.negate || part.kind === 'behind')) return true;
  return part.alternatives.some(({ elements }) => elements.every(isNullable));
}

/**
 * The row without assertions. One that ends the pattern can fail: the text that it asks for takes its place, or a last character that
 * no text needs to have. Others are taken to hold.
 */
function plain(elements: readonly Part[], isLast: boolean, maxCharacter: number): Part[] {
  const plainOf = (part: Part, last: boolean): Part[] => {
    if (part.type === 'CharacterClass' || part.type === 'Unknown') return [part];
    const rows = (atEnd: boolean) => part.alternatives.map((row) => rowOf(plain(row.elements, atEnd, maxCharacter)));
    if (part.type === 'Assertion') {
      const isText = part.kind === 'behind' ? part === elements[0] : last;
      if (!part.negate && isText) return [oneOf(rows(last))];
      return last ? [{ type: 'CharacterClass', characters: CharSet.fromCharacter(maxCharacter, maxCharacter) }] : [];
    }
    const isLoop = part.type === 'Quantifier' && part.max > 1;
    return [{ ...part, alternatives: rows(last && !isLoop) }];
  };
  let last = isLast;
  return elements
    .toReversed()
    .map((part) => {
      const own = plainOf(part, last);
      last &&= isNullable(part);
      return own;
    })
    .toReversed()
    .flat();
}

/** The characters behind which `^` does not hold, if the row begins with it: all of them without the flag `m`. */
function refusedBefore({ elements: [first] }: Row): CharSet | null {
  if (first?.type !== 'Assertion' || first.kind !== 'behind' || !first.negate) return null;
  const [row, ...rest] = first.alternatives;
  const [part, ...others] = row?.elements ?? [];
  return rest.length === 0 && others.length === 0 && part?.type === 'CharacterClass' ? part.characters : null;
}

/** An alternative of the pattern with the text that a search may pass over before it. */
function searched(row: Row, { flags }: Pattern, maxCharacter: number): Row {
  const refused = refusedBefore(row);
  const anything = repeated(
    { type: 'CharacterClass', characters: CharSet.all(maxCharacter) },
    Number.POSITIVE_INFINITY,
  );
  const body = plain(refused ? row.elements.slice(1) : row.elements, true, maxCharacter);
  if (flags.includes('y') || refused?.isAll) return rowOf(body);
  if (!refused) return rowOf([anything, ...body]);
  const lines = oneOf([rowOf([anything, { type: 'CharacterClass', characters: refused.negate() }])]);
  return rowOf([repeated(lines, 1), ...body]);
}

function reachable(from: State): Set<State> {
  const found = new Set<State>();
  const open = [from];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const next of state.out.keys()) {
      if (!found.has(next)) open.push(next);
      found.add(next);
    }
  }
  return found;
}

type Walk = readonly [State, State, State];

/** Whether some text leads from `one` back to it, from `one` to `other`, and from `other` back to it. */
function isAmbiguous(one: State, other: State, reach: ReadonlyMap<State, ReadonlySet<State>>, ids: Map<State, number>) {
  const stepsTo = (state: State, end: State) =>
    [...state.out].filter(([next]) => next === end || reach.get(next)?.has(end));
  const seen = new Set<string>();
  const open: Walk[] = [[one, one, other]];
  for (let walk = open.pop(); walk; walk = open.pop()) {
    const [first, second, third] = walk;
    for (const [a, ofA] of stepsTo(first, one)) {
      for (const [b, ofB] of stepsTo(second, other)) {
        const common = ofA.intersect(ofB);
        for (const [c, ofC] of stepsTo(third, other)) {
          if (common.isDisjointWith(ofC)) continue;
          if (a === one && b === other && c === other) return true;
          const key = [a, b, c].map((state) => ids.get(state)).join();
          if (!seen.has(key)) open.push([a, b, c]);
          seen.add(key);
        }
      }
    }
  }
  return false;
}

function hasAmbiguousLoops(pattern: Pattern): boolean {
  const { expression, maxCharacter } = JS.Parser.fromLiteral(pattern).parse({ backreferences: 'throw' });
  if (expression.alternatives.some(({ elements }) => hasTwins(elements, false, maxCharacter))) return true;
  const alternatives = expression.alternatives.map((row) => searched(row, pattern, maxCharacter));
  const nfa = NFA.fromRegex({ type: 'Expression', alternatives }, { maxCharacter }, { assertions: 'throw' });
  const states = [...nfa.nodes()];
  const ids = new Map(states.map((state, index) => [state, index]));
  const reach = new Map(states.map((state) => [state, reachable(state)]));
  const loops = states.filter((state) => reach.get(state)?.has(state));
  return loops.some((one) =>
    loops
      .filter((other) => other !== one && reach.get(one)?.has(other))
      // Behind a loop at whose end the pattern has matched nothing can fail.
      .some((other) => !nfa.finals.has(other) && isAmbiguous(one, other, reach, ids)),
  );
}

/** Whether a loop chooses between alternatives that match the same text: it then tries each choice, every time round. */
function hasTwins(elements: readonly Part[], isInLoop: boolean, maxCharacter: number): boolean {
  return elements.some((part) => {
    if (part.type === 'CharacterClass' || part.type === 'Unknown') return false;
    const isLoop = isInLoop || (part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY);
    if (part.alternatives.some((row) => hasTwins(row.elements, isLoop, maxCharacter))) return true;
    if (!isLoop) return false;
    const automata = part.alternatives.map((row) => {
      const alternatives = [rowOf(plain(row.elements, false, maxCharacter))];
      return NFA.fromRegex({ type: 'Expression', alternatives }, { maxCharacter }, { assertions: 'throw' });
    });
    return automata.some((one, index) => automata.slice(index + 1).some((other) => !isDisjointWith(one, other)));
  });
}

/**
 * Whether a pattern can take more than linear time on some text. Throws for a pattern with a reference to a group, of which nothing
 * is known.
 */
export function isSuperlinear(pattern: Pattern): boolean {
  return hasAmbiguousLoops(pattern) || analyse(pattern).reports.length > 0;
}
