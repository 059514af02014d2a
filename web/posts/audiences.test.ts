import { describe, expect, test } from 'vitest';
import { audienceOptions, draftPlace, possibleAudience } from './audiences.ts';

const valuesOf = (group: Parameters<typeof audienceOptions>[0]) => audienceOptions(group).map(({ value }) => value);

describe('the audiences of a post', () => {
  test('are those that its group permits: a post to a closed or hidden group is never public', () => {
    expect(valuesOf(null)).toEqual(['PUBLIC', 'PRIVATE']);
    for (const group of [{ name: 'Owls' }, { name: 'Owls', kind: 'OPEN' as const }])
      expect(valuesOf(group)).toEqual(['PUBLIC', 'GROUP', 'PRIVATE']);
    for (const kind of ['CLOSED', 'HIDDEN'] as const)
      expect(valuesOf({ name: 'Owls', kind })).toEqual(['GROUP', 'PRIVATE']);
  });

  test('replace a wanted one that is impossible by the nearest', () => {
    const closed = { name: 'Owls', kind: 'CLOSED' as const };
    expect(possibleAudience('PUBLIC', closed)).toBe('GROUP');
    expect(possibleAudience('PRIVATE', closed)).toBe('PRIVATE');
    expect(possibleAudience('GROUP', undefined)).toBe('PRIVATE');
    expect(possibleAudience('PUBLIC', { name: 'Owls' })).toBe('PUBLIC');
  });
});

test('a draft for the members of a closed or hidden group has a name of its own', () => {
  const group = { id: 'owls', name: 'Owls' };
  expect([undefined, group, { ...group, kind: 'OPEN' as const }].map(draftPlace)).toEqual(['', '', '']);
  for (const kind of ['CLOSED', 'HIDDEN'] as const) expect(draftPlace({ ...group, kind })).toBe(':owls');
});
