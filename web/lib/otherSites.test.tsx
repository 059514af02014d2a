import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Photo } from '../media/Photo.tsx';
import { photoOf } from '../test/world.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Portrait } from '../users/Portrait.tsx';
import { showPicturesOf } from './otherSites.ts';

// The reader's consent lasts as long as the page, so each test uses its own sites.

const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
const photoAt = (url: string) => <Photo photo={photoOf(url)} alt="A photo" sizes="100vw" />;

test('a photo of another site is loaded when the reader asks for it, by https alone', () => {
  const { container } = render(photoAt('http://one.example:8080/ride.jpg'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('That site will see your network address')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Show picture from one\.example:8080/ }));
  expect(sourceOf('A photo')).toBe('https://one.example:8080/ride.jpg');
});

test('what is agreed to for one site does not count for another', () => {
  render(photoAt('https://two.example/a.jpg'));
  const { container } = render(photoAt('https://three.example/a.jpg'));
  fireEvent.click(screen.getByRole('button', { name: /two\.example/ }));
  expect(sourceOf('A photo')).toBe('https://two.example/a.jpg');
  expect(container.querySelector('img')).toBeNull();
});

test('within a link there is no button, and the photo comes with the others of its site', () => {
  const photo = photoOf('https://four.example/a.jpg');
  const { container } = render(<Photo photo={photo} alt="Found" sizes="120px" isInLink />);
  expect(container.innerHTML).toBe('');
  act(() => showPicturesOf('four.example'));
  expect(sourceOf('Found')).toBe('https://four.example/a.jpg');
});

test('a profile asks before it loads the picture of its member, whose other avatars follow', () => {
  const picture = 'https://five.example/me.jpg';
  render(
    <MemoryRouter>
      <Portrait name="Nina" picture={picture} />
      <Avatar src={picture} name="Nina in a list" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('img', { name: 'Nina in a list' }).querySelector('svg')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /five\.example/ }));
  expect([sourceOf('Nina'), sourceOf('Nina in a list')]).toEqual([picture, picture]);
});

test.each(['/media/a.webp', 'data:image/png;base64,AAAA', `${location.origin}/media/a.webp`])(
  '%s is loaded at once',
  (url) => {
    render(photoAt(url));
    expect(sourceOf('A photo')).toBe(url);
  },
);
