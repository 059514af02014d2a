import type { Cast } from './makeCast.ts';
import type { Mark } from './makeMarks.ts';

/** The values that one viewer has seen, and where. */
export interface Sightings {
  /** Marks with the places at which they were met. */
  readonly marks: ReadonlyMap<Mark, ReadonlySet<string>>;
  /** Ids that nothing of the cast has, with their places. */
  readonly unknownIds: ReadonlyMap<string, string>;
  /** The numbers, flags and the like of typed answers: `Post.likeCount of owner's public post`. */
  readonly facts: ReadonlyMap<string, unknown>;
  /** The fields that answers held, as `Type.field`. */
  readonly fields: ReadonlySet<string>;
  /** The cursors that lists gave, with their places. */
  readonly cursors: ReadonlyMap<string, string>;
  /** Takes in an answer that was given at a place. */
  note(place: string, answer: unknown): void;
}

/** A sum of one ride has the value of its mark. Whether the viewer may read the sum is a question of `facts`. */
const sums: ReadonlySet<string> = new Set(['WeekDistance.climb']);

/** Where a value stands: the way to it, and the thing of the cast that is nearest around it. */
interface Spot {
  place: string;
  owner: string;
}

/** Cursors are encoded JSON, and their content counts as seen too. The bracket of an array is encoded as a W. */
function unwrap(text: string): unknown {
  if (!/^W[\w-]{7,}$/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

export function makeSightings({ marks: known, nameOf }: Pick<Cast, 'marks' | 'nameOf'>): Sightings {
  const marks = new Map<Mark, Set<string>>();
  const unknownIds = new Map<string, string>();
  const facts = new Map<string, unknown>();
  const fields = new Set<string>();
  const cursors = new Map<string, string>();

  function readText(text: string, { place }: Spot): void {
    const { found, unknownIds: unknown } = known.in(text);
    for (const mark of found) marks.set(mark, (marks.get(mark) ?? new Set()).add(place));
    for (const id of unknown) unknownIds.set(id, place);
  }

  function readObject(object: object, spot: Spot): void {
    const { __typename: type, id } = { __typename: undefined, id: undefined, ...object };
    const owner = (typeof id === 'string' && nameOf(id)) || spot.owner;
    for (const [key, value] of Object.entries(object)) {
      if (key === '__typename') continue;
      // Aliases tell the field first: `location__User`.
      const field = key.replace(/__\w+$/, '');
      if (type) fields.add(`${type}.${field}`);
      if (type && (typeof value === 'number' || typeof value === 'boolean')) {
        facts.set(`${type}.${field} of ${owner}`, value);
      }
      // Answers by id have ids for keys.
      readText(key, spot);
      if (sums.has(`${type}.${field}`)) continue;
      read(value, { owner, place: `${spot.place}.${nameOf(field) ? 'id' : field}` });
    }
  }

  function read(value: unknown, spot: Spot): void {
    if (Array.isArray(value)) for (const item of value) read(item, spot);
    else if (typeof value === 'object' && value !== null) readObject(value, spot);
    else if (typeof value === 'number') readText(String(value), spot);
    else if (typeof value === 'string') {
      // Calendars fold their long lines, in the middle of words too.
      readText(value.replaceAll('\r\n ', ''), spot);
      const inside = unwrap(value);
      if (!inside) return;
      cursors.set(value, spot.place);
      read(inside, spot);
    }
  }

  return {
    marks,
    unknownIds,
    facts,
    fields,
    cursors,
    note: (place, answer) => read(answer, { place, owner: '' }),
  };
}
