import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';
import { deprecationFaults } from './deprecationFaults.ts';
import { findSafeChanges } from './findSafeChanges.ts';

interface Evolution {
  /** The schema of the last release, as text. */
  readonly released: string;
  /** The current schema, as text. */
  readonly current: string;
  /** SCHEMA_CHANGELOG.md. Its newest section contains each breaking or dangerous change, word for word. */
  readonly changelog: string;
  readonly today: Date;
}

export interface Grades {
  /** Changes that make valid operations fail. */
  readonly breaking: string[];
  /** Changes that can surprise a client, such as a new enum value. */
  readonly dangerous: string[];
  /** Changes that affect no client. */
  readonly safe: string[];
  /** Problems to fix, one line each. */
  readonly faults: string[];
}

/** The lines of the newest section. Sections of older releases do not count. */
function newestLines(changelog: string): Set<string> {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return new Set(newest.split('\n').map((line) => line.trim()));
}

/** Grades the changes since the last release of the schema. */
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
