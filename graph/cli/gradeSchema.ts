import type { GraphQLSchema } from 'graphql';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

interface Evolution {
  /** The schema that clients were last promised, as text. */
  readonly released: string;
  /** The schema as it is now. */
  readonly current: string;
  /** SCHEMA_CHANGELOG.md, which tells clients of every breaking change, word for word. */
  readonly changelog: string;
  readonly today: Date;
}

export interface Grades {
  readonly breaking: string[];
  /** Harmless to a schema, but not to every client: a new value of an enum. */
  readonly dangerous: string[];
  /** What must be mended, in one line each. */
  readonly faults: string[];
}

const noticeDays = 90;
const reasonForm = /^Use .+\. Removed after (\d{4}-\d{2}-\d{2})\.?$/;

interface Marked {
  readonly name: string;
  readonly deprecationReason?: string | null;
}

/** Everything in a schema that may be deprecated, by its place. */
function placesOf(schema: GraphQLSchema): Map<string, Marked> {
  const places = new Map<string, Marked>();
  const add = (owner: string, marked: readonly Marked[]) => {
    for (const each of marked) places.set(`${owner}.${each.name}`, each);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) add(type.name, type.getValues());
    if (isInputObjectType(type)) add(type.name, Object.values(type.getFields()));
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const fields = Object.values(type.getFields());
    add(type.name, fields);
    for (const field of fields) add(`${type.name}.${field.name}`, field.args);
  }
  return places;
}

/** What is wrong with a deprecation: clients must learn what to use, until when, and early enough. */
function faultOf(place: string, reason: string, earliest: Date | null): string[] {
  const [, day] = reasonForm.exec(reason) ?? [];
  const removal = new Date(day ?? Number.NaN);
  if (Number.isNaN(removal.getTime())) {
    return [`${place} is deprecated without a date: give the reason as "Use X. Removed after YYYY-MM-DD".`];
  }
  if (!earliest || removal >= earliest) return [];
  return [
    `${place} is deprecated at less than ${noticeDays} days’ notice: name ${earliest.toISOString().slice(0, 10)} or later.`,
  ];
}

function deprecationFaults(released: GraphQLSchema, current: GraphQLSchema, today: Date): string[] {
  const earliest = new Date(today);
  earliest.setUTCDate(earliest.getUTCDate() + noticeDays);
  earliest.setUTCHours(0, 0, 0, 0);
  const before = placesOf(released);
  return [...placesOf(current)].flatMap(([place, { deprecationReason }]) => {
    if (typeof deprecationReason !== 'string') return [];
    const isNew = typeof before.get(place)?.deprecationReason !== 'string';
    return faultOf(place, deprecationReason, isNew ? earliest : null);
  });
}

/** Grades what has changed since the last release of the schema. */
export function gradeSchema({ released, current, changelog, today }: Evolution): Grades {
  const [old, now] = [buildSchema(released), buildSchema(current)];
  const breaking = findBreakingChanges(old, now).map(({ description }) => description);
  const dangerous = findDangerousChanges(old, now).map(({ description }) => description);
  const untold = breaking.filter((change) => !changelog.includes(change));
  const faults = untold.map((change) => `Breaking for clients, and not told in SCHEMA_CHANGELOG.md: ${change}`);
  return { breaking, dangerous, faults: [...faults, ...deprecationFaults(old, now, today)] };
}
