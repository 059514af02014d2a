import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import HomePage from '../home/HomePage.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { listOf } from '../test/openComments.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { answerTo, commentsOf, threadOf } from '../test/talk.ts';
import { feedOf, homeOf, nina, postOf } from '../test/world.ts';

const page = (
  <PageFrame header={null}>
    <HomePage />
  </PageFrame>
);
const announcements = () => document.getElementById('announcements');

async function openTalk(handlers: Handlers = {}) {
  const homePage = () => homeOf(nina, { feed: feedOf([postOf()]) });
  const comments = () => listOf(commentsOf([threadOf('one')]));
  const createComment: Handlers['createComment'] = (variables) => answerTo(variables, { comments: 7, replies: 1 });
  const { user } = renderAs(nina, page, { homePage, comments, createComment, ...handlers });
  await user.click(await screen.findByRole('button', { name: '6 comments' }));
  await screen.findByText('Comment one');
  return user;
}

test('a screen reader reads that a comment was posted, each time, in a region that existed before', async () => {
  const user = await openTalk();
  const region = announcements();
  expect(region?.getAttribute('role')).toBe('status');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(region?.textContent).toBe('');

  const box = screen.getByRole('textbox', { name: 'Write a comment...' });
  await user.type(box, 'Count me in{Enter}');
  await waitFor(() => expect(region?.textContent).toBe('Comment posted'));
  const [first] = region?.children ?? [];
  await user.type(box, 'Me again{Enter}');
  await waitFor(() => expect(region?.firstElementChild).not.toBe(first));
  expect(region?.textContent).toBe('Comment posted');
  expect(announcements()).toBe(region);
});

test('a screen reader reads that a reply was posted, and the focus returns to the button that opened its input', async () => {
  const user = await openTalk();
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Write a reply...' }), 'Mine too{Enter}');

  expect(screen.queryByRole('textbox', { name: 'Write a reply...' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(announcements()?.textContent).toBe('Reply posted'));
});

test('a comment that was not posted is not announced as posted', async () => {
  const user = await openTalk({ createComment: () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.type(screen.getByRole('textbox', { name: 'Write a comment...' }), 'Count me in{Enter}');

  await screen.findByText('There was a problem posting your comment');
  expect(announcements()?.textContent).toBe('');
});
