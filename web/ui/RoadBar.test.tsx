import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoadBar } from './RoadBar.tsx';

test.each([
  [68.4, '68.4'],
  [0, '0'],
  [100, '100'],
  [140, '100'],
  [-3, '0'],
])('%d percent is told as %s, in words of its own', (percent, told) => {
  render(<RoadBar label="Monthly Goal" percent={percent} valueText="171 of 250 mi" />);
  const bar = screen.getByRole('progressbar', { name: 'Monthly Goal' });
  expect(bar.getAttribute('aria-valuenow')).toBe(told);
  expect(bar.getAttribute('aria-valuetext')).toBe('171 of 250 mi');
});
