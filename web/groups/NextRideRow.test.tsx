import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nextRide } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { NextRideRow } from './NextRideRow.tsx';

test('a ride that is called off is struck out', async () => {
  const post = nextRide('Pier loop', { calledOffReason: 'Ice on the pier' });
  renderAs(nina, <NextRideRow post={post} isNext />, {});
  expect((await screen.findByRole('deletion')).textContent).toBe('Pier loop');
  expect(screen.getByText('Called off')).toBeDefined();
});
