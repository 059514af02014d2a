import { expect, test } from 'vitest';
import { paceIn } from './paceIn.ts';

test.each([
  ['15–17 mph', '24–27 km/h'],
  ['12.5-14mph', '20-23km/h'],
  ['18 MPH', '29 km/h'],
  ['23–25 km/h', '23–25 km/h'],
  ['easy 15 mph', 'easy 15 mph'],
  ['5:30/km', '5:30/km'],
  ['mph', 'mph'],
])('the pace %j is %j for metric readers, and stays as it is for others', (pace, metric) => {
  expect([paceIn(pace, 'METRIC'), paceIn(pace, 'IMPERIAL')]).toEqual([metric, pace]);
});
