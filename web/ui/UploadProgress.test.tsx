import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UploadProgress } from './UploadProgress.tsx';

test.each([
  [0, 'Uploading photo, 0%'],
  [42.9, 'Uploading photo, 42%'],
  [100, 'Processing photo...'],
])('at %d percent it says so in words and as a bar', (percent, words) => {
  render(<UploadProgress percent={percent} />);

  expect(screen.getByText(words)).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(Math.floor(percent)));
  expect(bar.getAttribute('aria-valuetext')).toBe(words);
});
