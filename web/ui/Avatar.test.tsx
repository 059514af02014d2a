import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { GroupPicture } from './GroupPicture.tsx';

test('a picture is shown in its size, so that nothing moves when it arrives', () => {
  render(<Avatar src="/media/nina.webp" name="Nina Okafor" size="l" />);
  const picture = screen.getByRole('img', { name: 'Nina Okafor' });
  expect(picture.getAttribute('src')).toBe('/media/nina.webp');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['64', '64']);
});

test.each([undefined, null, ''])('without a picture (%j) a figure stands in', (src) => {
  const { container } = render(<Avatar src={src} name="Nina Okafor" />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Nina Okafor' }).querySelector('svg')).not.toBeNull();
});

test('a picture that fails gives way to the figure, and a new one gets its chance', () => {
  const { container, rerender } = render(<Avatar src="/media/gone.webp" name="Nina" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<Avatar src="/media/new.webp" name="Nina" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/new.webp');
});

test('beside a written name it is silent', () => {
  const { container } = render(
    <>
      <Avatar src="/media/nina.webp" />
      <Avatar />
    </>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('a group picture that fails gives way to the group sign', () => {
  const { container } = render(<GroupPicture src="/media/gone.webp" size={36} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('no picture');
  expect(picture.getAttribute('width')).toBe('36');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
