import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Written } from './Written.tsx';

const path = `/media/${'a'.repeat(64)}.webp`;

test.each(['PICTURE', 'MOMENT'] as const)('a %s without words is shown, and its address is not', (kind) => {
  const { container } = render(<Written text={path} kind={kind} />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain(path);
  expect(screen.queryByText(/media/)).toBeNull();
});

test('words stay words, also if they are an address', () => {
  const { container } = render(<Written text={path} kind="COMMENT" />);
  expect(screen.getByText(path)).toBeDefined();
  expect(container.querySelector('img')).toBeNull();
});
