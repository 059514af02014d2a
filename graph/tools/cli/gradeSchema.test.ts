import { describe, expect, test } from 'vitest';
import { gradeSchema } from './gradeSchema.ts';

const released = 'type Query { bike(id: ID!): String, wheel: String } enum Kind { ROAD }';
const today = new Date('2026-03-01T12:00:00Z');
const grade = (current: string, changelog = '') => gradeSchema({ released, current, changelog, today });
const unreleased = (line: string) => `# Changes\n\n## Unreleased\n\n${line}\n\n## 0.1.0\n\n- The first release.\n`;

describe('a schema that has changed since its release', () => {
  test('by an addition is safe', () => {
    const current =
      'type Query { bike(id: ID!): String, wheel: String, bell: Bell } type Bell { tone: Int } enum Kind { ROAD }';
    expect(grade(current)).toEqual({
      breaking: [],
      dangerous: [],
      safe: ['Query.bell was added.', 'Bell was added.'],
      faults: [],
    });
  });

  test('to promise more, or to ask for less, is safe', () => {
    const { breaking, safe, faults } = grade('type Query { bike(id: ID): String!, wheel: String } enum Kind { ROAD }');
    expect([breaking, faults]).toEqual([[], []]);
    expect(safe).toEqual([
      'Query.bike changed type from String to String!.',
      'Query.bike.id changed type from ID! to ID.',
    ]);
  });

  test('so that operations fail is at fault until its clients are told', () => {
    const current = 'type Query { bike(id: ID!): String } enum Kind { ROAD }';
    expect(grade(current).faults).toEqual([
      'The newest section of SCHEMA_CHANGELOG.md lacks the line: - breaking: Query.wheel was removed.',
    ]);
    const { breaking, safe, faults } = grade(current, unreleased('- breaking: Query.wheel was removed.'));
    expect([breaking, safe, faults]).toEqual([['Query.wheel was removed.'], [], []]);
  });

  test.each([
    ['field', 'type Query { bike(id: ID!): [String], wheel: String } enum Kind { ROAD }'],
    ['argument', 'type Query { bike(id: [ID!]!): String, wheel: String } enum Kind { ROAD }'],
  ])('by another type of a %s is breaking alone', (_place, current) => {
    const { breaking, safe, faults } = grade(current);
    expect([breaking.length, safe, faults.length]).toEqual([1, [], 1]);
  });

  test('so that clients may be surprised is at fault until they are told', () => {
    const current = 'type Query { bike(id: ID!): String, wheel: String } enum Kind { ROAD GRAVEL }';
    const { dangerous, faults } = grade(current);
    expect(dangerous).toEqual(['GRAVEL was added to enum type Kind.']);
    expect(faults).toEqual([
      'The newest section of SCHEMA_CHANGELOG.md lacks the line: - dangerous: GRAVEL was added to enum type Kind.',
    ]);
    expect(grade(current, unreleased('- dangerous: GRAVEL was added to enum type Kind.')).faults).toEqual([]);
  });

  test.each([
    ['an older release', '## Unreleased\n\nNothing yet.\n\n## 0.1.0\n\n- breaking: Query.wheel was removed.'],
    ['the words before the first release', '- breaking: Query.wheel was removed.\n\n## Unreleased\n\nNothing yet.'],
    ['part of a line', unreleased('- breaking: Query.wheel was removed. Or was it?')],
    ['a milder grade', unreleased('- dangerous: Query.wheel was removed.')],
  ])('is not told by %s', (_place, changelog) => {
    expect(grade('type Query { bike(id: ID!): String } enum Kind { ROAD }', changelog).faults).toHaveLength(1);
  });
});

describe('a deprecation', () => {
  const deprecated = (reason: string) =>
    `type Query { bike(id: ID!): String, wheel: String @deprecated(reason: "${reason}") } enum Kind { ROAD }`;
  const until = (day: string) => deprecated(`Use bike. Removed after ${day}`);

  test.each([
    'Use bike',
    'Use bike. Removed after summer',
    'Use bike. Removed after 2026-13-01',
    'Use bike. Removed after 2083-02-30',
    'No longer supported',
  ])('that says "%s" is at fault: it names no day', (reason) => {
    expect(grade(deprecated(reason)).faults).toEqual([
      'Query.wheel is deprecated without a date: write the reason as "Use X. Removed after YYYY-MM-DD".',
    ]);
  });

  test('is told 90 days ahead', () => {
    expect(grade(until('2026-05-29')).faults).toEqual([
      'Query.wheel is deprecated with less than 90 days’ notice: use 2026-05-30 or later.',
    ]);
    const { safe, faults } = grade(until('2026-05-30'));
    expect([safe, faults]).toEqual([['Query.wheel is deprecated: Use bike. Removed after 2026-05-30'], []]);
  });

  test.each([
    { how: 'may come due', promised: '2026-01-01', now: '2026-01-01' },
    { how: 'may be put off a little', promised: '2026-04-01', now: '2026-04-02' },
    { how: 'may be brought forward to where a new one might begin', promised: '2026-09-01', now: '2026-05-30' },
    { how: 'is not brought forward within its notice', promised: '2026-04-01', now: '2026-03-31', least: '2026-04-01' },
    { how: 'is not brought forward into its notice', promised: '2026-09-01', now: '2026-05-29', least: '2026-05-30' },
  ])('that has been released $how', ({ promised, now, least }) => {
    const { faults } = gradeSchema({ released: until(promised), current: until(now), changelog: '', today });
    expect(faults).toEqual(
      least ? [`Query.wheel is deprecated with less than 90 days’ notice: use ${least} or later.`] : [],
    );
  });

  test.each([
    { day: '2026-03-02', isKept: false },
    { day: '2026-03-01', isKept: false },
    { day: '2026-02-28', isKept: true },
  ])('until $day is kept by a removal on 2026-03-01: $isKept, whatever clients are told', ({ day, isKept }) => {
    const current = 'type Query { bike(id: ID!): String } enum Kind { ROAD }';
    const changelog = unreleased('- breaking: Query.wheel was removed.');
    const { faults } = gradeSchema({ released: until(day), current, changelog, today });
    expect(faults).toEqual(isKept ? [] : [`Query.wheel was promised until ${day}: keep it until after that day.`]);
  });

  test('of an argument, an input or a value of an enum needs its day too', () => {
    const { faults } = grade(
      'input Ring { loud: Int @deprecated } type Query { bike(id: ID! by: Int @deprecated): String, wheel: String, ring(ring: Ring): String } enum Kind { ROAD @deprecated }',
    );
    const undated = faults.filter((fault) => fault.includes('without a date'));
    expect(undated.map((fault) => fault.split(' ')[0]).sort()).toEqual(['Kind.ROAD', 'Query.bike.by', 'Ring.loud']);
  });
});
