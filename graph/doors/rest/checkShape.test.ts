import type { TProperties } from 'typebox';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../platform/lib/errors.ts';
import { shapeCheck } from './checkShape.ts';
import { choice, demanded, flag, idOf, needed, number, object, optional, paging, text, texts } from './fields.ts';

/** The message and field of the error for a value, or null if the value is valid. */
function faultOf(members: TProperties, value: unknown): [message: string, field?: string] | null {
  try {
    shapeCheck(Type.Object(members))(value);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toBe('BAD_USER_INPUT');
    return [error.message, error.field];
  }
}

const point = object('A point.', { lat: optional(number('North.', { unit: 'degrees', minimum: -90, maximum: 90 })) });

describe('the shape of a request', () => {
  test.each([
    [text('x'), 5, 'value must be a text'],
    [flag('x'), 'true', 'value must be true or false'],
    [choice(['a', 'b', 'c'], 'x'), 1, "value must be 'a', 'b' or 'c'"],
    [choice(['a', 'b'], 'x'), [], "value must be 'a' or 'b'"],
    [number('x', { minimum: 1 }), true, 'value must be a number of at least 1'],
    [
      number('x', { unit: 'miles', minimum: 0, maximum: 100_000 }),
      {},
      'value must be a number of miles from 0 to 100,000',
    ],
    [texts('x', 'must be a list of ids', { maxItems: 2 }), ['a', 5], 'value must be a list of ids'],
    [texts('x', 'must be a list of ids', { maxItems: 2 }), ['a', 'b', 'c'], 'value must have at most 2 entries'],
    [point, [], 'value must be an object'],
    [needed(idOf('x')), undefined, 'value is required'],
    [needed(idOf('x')), null, 'value is required'],
    [needed(idOf('x')), '', 'value is required'],
    [paging(20).page, ['1', '2'], 'value must be a whole number'],
  ])('%# names the field and the cure', (schema, value, message) => {
    expect(faultOf({ value: schema }, { value })).toEqual([message, 'value']);
  });

  test('names a nested field by its whole path', () => {
    expect(faultOf({ at: optional(point) }, { at: { lat: true } })).toEqual([
      'lat must be a number of degrees from -90 to 90',
      'at.lat',
    ]);
  });

  test('is an object', () => {
    for (const value of [[], 'x', 5, true]) {
      expect(faultOf({}, value)).toEqual(['The body must be a JSON object', undefined]);
    }
  });

  test('lets pass what the rules of the inputs judge: absence, null and the value itself', () => {
    const members = { a: demanded(text('x')), b: optional(choice(['a', 'b'], 'x')), c: optional(point) };
    for (const value of [{}, { a: null, b: null, c: null }, { a: '', b: 'other', c: { lat: 'north' } }]) {
      expect(faultOf(members, value)).toBeNull();
    }
  });

  test('is neither coerced, nor filled in, nor stripped', () => {
    const value = { a: '5', more: { b: [1] } };
    expect(faultOf({ a: number('x', { minimum: 1 }), page: paging(20).page }, value)).toBeNull();
    expect(value).toEqual({ a: '5', more: { b: [1] } });
  });
});
