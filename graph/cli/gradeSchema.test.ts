import { describe, expect, test } from 'vitest';
import { gradeSchema } from './gradeSchema.ts';

const released = 'type Query { bike(id: ID!): String, wheel: String } enum Kind { ROAD }';
const today = new Date('2026-03-01T12:00:00Z');
const grade = (current: string, changelog = '') => gradeSchema({ released, current, changelog, today });

describe('a schema that has changed since its release', () => {
  test('by an addition is in order', () => {
    const { breaking, faults } = grade(
      'type Query { bike(id: ID!): String, wheel: String, bell: String } enum Kind { ROAD }',
    );
    expect([breaking, faults]).toEqual([[], []]);
  });

  test('so that operations fail is at fault until its clients are told', () => {
    const current = 'type Query { bike(id: ID!): String } enum Kind { ROAD }';
    expect(grade(current).faults).toEqual([
      'Breaking for clients, and not told in SCHEMA_CHANGELOG.md: Query.wheel was removed.',
    ]);
    const { breaking, faults } = grade(current, '- breaking: Query.wheel was removed.');
    expect([breaking, faults]).toEqual([['Query.wheel was removed.'], []]);
  });

  test('so that clients may be surprised is told, and in order', () => {
    const { dangerous, faults } = grade(
      'type Query { bike(id: ID!): String, wheel: String } enum Kind { ROAD GRAVEL }',
    );
    expect(dangerous).toEqual(['GRAVEL was added to enum type Kind.']);
    expect(faults).toEqual([]);
  });
});

describe('a deprecation', () => {
  const deprecated = (reason: string) =>
    `type Query { bike(id: ID!): String, wheel: String @deprecated(reason: "${reason}") } enum Kind { ROAD }`;

  test.each([
    'Use bike',
    'Use bike. Removed after summer',
    'Use bike. Removed after 2026-13-01',
    'No longer supported',
  ])('that says "%s" is at fault: it names no day', (reason) => {
    expect(grade(deprecated(reason)).faults).toEqual([
      'Query.wheel is deprecated without a date: give the reason as "Use X. Removed after YYYY-MM-DD".',
    ]);
  });

  test('is told 90 days ahead', () => {
    expect(grade(deprecated('Use bike. Removed after 2026-05-29')).faults).toEqual([
      'Query.wheel is deprecated at less than 90 days’ notice: name 2026-05-30 or later.',
    ]);
    expect(grade(deprecated('Use bike. Removed after 2026-05-30')).faults).toEqual([]);
  });

  test('that has been released may come due', () => {
    const current = deprecated('Use bike. Removed after 2026-01-01');
    expect(gradeSchema({ released: current, current, changelog: '', today }).faults).toEqual([]);
  });

  test('of an argument, an input or a value of an enum needs its day too', () => {
    const { faults } = grade(
      'input Ring { loud: Int @deprecated } type Query { bike(id: ID! by: Int @deprecated): String, wheel(ring: Ring): String } enum Kind { ROAD @deprecated }',
    );
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(['Kind.ROAD', 'Query.bike.by', 'Ring.loud']);
  });
});
