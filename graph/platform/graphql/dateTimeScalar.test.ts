import fc from 'fast-check';
import { Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import { dateTimeScalar } from './dateTimeScalar.ts';

describe('an instant', () => {
  test.each([
    ['2026-11-22T23:00:00Z', '2026-11-22T23:00:00.000Z'],
    ['2026-11-23T00:00:00+01:00', '2026-11-22T23:00:00.000Z'],
    ['2026-11-22t20:30:00.25-02:30', '2026-11-22T23:00:00.250Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['0000-02-29T00:00:00Z', '0000-02-29T00:00:00.000Z'],
  ])('%s is read as %s, as a variable and in a document', (text, instant) => {
    expect(dateTimeScalar.parseValue(text).toISOString()).toBe(instant);
    expect(dateTimeScalar.parseLiteral({ kind: Kind.STRING, value: text }, undefined).toISOString()).toBe(instant);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z') }),
        (instant) => {
          expect(dateTimeScalar.parseValue(dateTimeScalar.serialize(instant))).toEqual(instant);
        },
      ),
    );
  });
});

describe('what is no instant is refused:', () => {
  test.each([
    '2026-11-22',
    '2026-11-22T23:00:00',
    '2026-11-22T23:00Z',
    '2026-11-22 23:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-22T24:00:00Z',
    '2026-11-22T23:59:60Z',
    '2026-11-22T23:00:00+24:00',
    '2026-11-22T23:00:00|01:00',
    '+002026-11-22T23:00:00Z',
    'tomorrow',
    '',
  ])('%s', (text) => {
    expect(() => dateTimeScalar.parseValue(text)).toThrow(
      `DateTime cannot represent an invalid date-time-string ${text}.`,
    );
    expect(() => dateTimeScalar.parseLiteral({ kind: Kind.STRING, value: text }, undefined)).toThrow('invalid');
  });

  test.each([[1], [null], [{ deep: {} }], [['2026-11-22T23:00:00Z']]])('%j', (value) => {
    expect(() => dateTimeScalar.parseValue(value)).toThrow('DateTime cannot represent a value that is not a string');
  });

  test('a number in a document', () => {
    expect(() => dateTimeScalar.parseLiteral({ kind: Kind.INT, value: '5' }, undefined)).toThrow(
      'DateTime cannot represent non string or Date type 5',
    );
  });

  test('an invalid date of the server', () => {
    expect(() => dateTimeScalar.serialize(new Date('never'))).toThrow('invalid Date instance');
  });
});
