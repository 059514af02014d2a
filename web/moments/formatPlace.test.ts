import { expect, test } from 'vitest';
import { formatPlace } from './formatPlace.ts';

test.each([
  [{ address: 'Upper Dam', lat: 1, lng: 2 }, 'Upper Dam'],
  [{ lat: 48.85837, lng: 2.294481 }, '48.8584° N, 2.2945° E'],
  [{ address: '', lat: -33.9, lng: -70.5 }, '33.9000° S, 70.5000° W'],
  [{ lat: 0, lng: 0 }, '0.0000° N, 0.0000° E'],
  [{ address: null, lat: null, lng: null }, undefined],
])('%j reads %j', (place, words) => {
  expect(formatPlace(place)).toBe(words);
});
