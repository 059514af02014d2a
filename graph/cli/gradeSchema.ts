import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { deprecationFaults } from './deprecationFaults.ts';
import { findSafeChanges } from './findSafeChanges.ts';

interface Evolution {
  /** The schema that clients were last promised, as text. */
  readonly released: string;
  /** The schema as it is now. */
  readonly current: string;
  /** SCHEMA_CHANGELOG.md, whose newest section tells clients of every change that may harm them, word for word. */
  readonly changelog: string;
  readonly today: Date;
}

export interface Grades {
  /** What makes operations fail that worked. */
  readonly breaking: string[];
  /** Harmless to operations, but not to every client: a new value of an enum. */
  readonly dangerous: string[];
  /** What no client need know of. */
  readonly safe: string[];
  /** What must be mended, in one line each. */
  readonly faults: string[];
}

/** The lines of the newest section: what was told of an older release excuses nothing. */
function newestLines(changelog: string): Set<string> {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return new Set(newest.split('\n').map((line) => line.trim()));
}

/** Grades what has changed since the last release of the schema. */
export function gradeSchema({ released, current, changelog, today }: Evolution): Grades {
  const [old, now] = [buildSchema(released), buildSchema(current)];
  const breaking = findBreakingChanges(old, now).map(({ description }) => description);
  const dangerous = findDangerousChanges(old, now).map(({ description }) => description);
  const told = newestLines(changelog);
  const untold = [
    ...breaking.map((change) => `- breaking: ${change}`),
    ...dangerous.map((change) => `- dangerous: ${change}`),
  ].filter((line) => !told.has(line));
  const faults = untold.map((line) => `The newest section of SCHEMA_CHANGELOG.md lacks the line: ${line}`);
  return {
    breaking,
    dangerous,
    safe: findSafeChanges(old, now, breaking),
    faults: [...faults, ...deprecationFaults(old, now, today)],
  };
}
