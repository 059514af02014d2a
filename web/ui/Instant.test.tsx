import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Instant } from './Instant.tsx';

test('says when in words, and exactly to who points at it', () => {
  const instant = '2026-11-20T12:30:00.000Z';
  render(<Instant instant={instant}>2 days ago</Instant>);
  const time = screen.getByText('2 days ago');
  expect(time.getAttribute('datetime')).toBe(instant);
  expect(time.title).toBe('');

  fireEvent.pointerEnter(time);
  expect(time.title).toBe(new Date(instant).toLocaleString('en'));
});
