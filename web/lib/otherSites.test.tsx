import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { GroupArt } from '../groups/GroupArt.tsx';
import { Photo } from '../media/Photo.tsx';
import { PhotoPreview } from '../posts/PhotoPreview.tsx';
import { photoOf } from '../test/world.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { GroupPicture } from '../ui/GroupPicture.tsx';
import { Portrait } from '../users/Portrait.tsx';
import { forgetSites, showPicturesOf } from './otherSites.ts';

// The reader's consent lasts as long as the page, so each test uses its own sites.

const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
const photoAt = (url: string) => <Photo photo={photoOf(url)} alt="A photo" sizes="100vw" />;

test('a photo of another site is loaded when the reader asks for it, by https alone', () => {
  const { container } = render(photoAt('http://one.example:8080/ride.jpg?from=http://a'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('That site will see your network address')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Show picture from one\.example:8080/ }));
  expect(sourceOf('A photo')).toBe('https://one.example:8080/ride.jpg?from=http://a');
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

test('what one reader has agreed to does not count for the next', () => {
  const { rerender } = render(photoAt('https://seven.example/a.jpg'));
  fireEvent.click(screen.getByRole('button', { name: /seven\.example/ }));
  expect(sourceOf('A photo')).toBe('https://seven.example/a.jpg');
  forgetSites();
  rerender(photoAt('https://seven.example/b.jpg'));
  expect(screen.getByRole('button', { name: /seven\.example/ })).toBeDefined();
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

test('the picture of a group waits for the consent that the page of the group asks for', () => {
  const picture = 'https://six.example/club.jpg';
  const { container } = render(
    <>
      <GroupPicture src={picture} />
      <GroupArt src={picture} />
      <GroupArt src={picture} isBanner />
    </>,
  );
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /six\.example/ }));
  const sources = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([picture, picture, picture]);
});

test('a form asks before it loads the photo that a post already has', () => {
  const photo = { name: 'Photo', dataUrl: 'https://seven.example/a.jpg', alt: '' };
  const { container } = render(<PhotoPreview photo={photo} onDescribe={() => {}} onRemove={() => {}} />);
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /seven\.example/ }));
  expect(sourceOf('Photo')).toBe(photo.dataUrl);
});

test.each([
  '/media/a.webp',
  'data:image/png;base64,AAAA',
  `blob:${location.origin}/1`,
  `${location.origin}/media/a.webp`,
])('%s is loaded at once', (url) => {
  render(photoAt(url));
  expect(sourceOf('A photo')).toBe(url);
});

/** Every component that draws a picture whose address a member or an operator chose. */
const drawings = (url: string) => (
  <MemoryRouter>
    {photoAt(url)}
    <Avatar src={url} />
    <Portrait name="Nina" picture={url} />
    <GroupPicture src={url} />
    <GroupArt src={url} />
    <GroupArt src={url} isBanner />
    <PhotoPreview photo={{ name: 'Photo', dataUrl: url, alt: '' }} onDescribe={() => {}} onRemove={() => {}} />
  </MemoryRouter>
);

test.each([
  // jsdom has an http address, so https: without // names another site, and http: without // a path of our own.
  'https:tracker.example/a.gif',
  'https:/tracker.example/a.gif',
  'https:\\\\tracker.example/a.gif',
  'https:///tracker.example/a.gif',
  'HTTPS:tracker.example/a.gif',
  ' https://tracker.example/a.gif',
  '\thttps:tracker.example/a.gif',
  'ht\ntps://tracker.example/a.gif',
  '//tracker.example/a.gif',
  '/\\tracker.example/a.gif',
  '\\\\tracker.example/a.gif',
  '/\t/tracker.example/a.gif',
  'https://name:password@tracker.example/a.gif',
  `http://${location.host}@tracker.example/media/a.webp`,
])('%j is of another site and waits for consent', (url) => {
  const { container } = render(drawings(url));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByText('Show picture from tracker.example')).toHaveLength(4);
});

test.each([
  'http:tracker.example/a.gif',
  'http:/api/users/1/export',
  'http:x/y',
  'HTTP:x',
  '/api/users/1/export',
  '/media/../api/users/1/export',
  '/media/%2e%2e/api/users/1/export',
  '/media\\..\\api\\export',
  `${location.origin}/api/users/1/export`,
  'a.webp',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://tracker.example/a.gif',
  'httpx://tracker.example/a.gif',
  'http://[',
  'https://',
  '#',
])('%j is no picture and is never loaded', (url) => {
  const { container } = render(drawings(url));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByText(/^Show picture/)).toBeNull();
});
