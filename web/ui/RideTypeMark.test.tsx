import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RideTypeMark } from './RideTypeMark.tsx';

test.each([
  ['road', 'Road'],
  ['mountain', 'Mountain'],
  ['mtb', 'Mountain'],
  ['MTB', 'Mountain'],
  ['Gravel', 'Gravel'],
  ['hybrid', 'Hybrid'],
])('%s has its stroke and the word %s', (type, word) => {
  const { container } = render(<RideTypeMark type={type} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg path')).not.toBeNull();
});

test.each(['tandem', 'constructor', ''])('an unknown type %j is the word alone', (type) => {
  const { container } = render(<RideTypeMark type={type} badge />);
  expect(container.textContent).toBe(type);
  expect(container.querySelector('svg')).toBeNull();
});
