import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { openComments } from '../test/openComments.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, homeOf, nina } from '../test/world.ts';

type Suggest = NonNullable<Handlers['mentionSuggestions']>;

const suggestionOf = (username: string, displayName: string, near: { here?: boolean; followed?: boolean } = {}) => ({
  __typename: 'MentionSuggestion' as const,
  isInConversation: near.here ?? false,
  user: { ...authorNamed(username), displayName, viewerIsFollowing: near.followed ?? false },
});
const riders = [
  suggestionOf('maeve.lin', 'Maeve Lin', { here: true, followed: true }),
  suggestionOf('imani.c', 'Imani Cole', { followed: true }),
  suggestionOf('grace_v', 'Grace Maria Vella'),
];
const suggest = () =>
  vi.fn<Suggest>(({ text }) => ({
    mentionSuggestions: riders.filter(({ user }) => user.displayName.toLowerCase().includes(text.toLowerCase())),
  }));

const options = () => screen.findAllByRole('option');
const names = async () => (await options()).map((option) => option.textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

async function write(text: string, mentionSuggestions = suggest()) {
  const view = await openComments(nina, { mentionSuggestions });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment...' });
  await view.user.type(box, text);
  return { ...view, box, mentionSuggestions };
}

test('an @ suggests riders, with why, and the keys choose one', async () => {
  const { user, box } = await write('Thanks, @ma');
  expect(await names()).toEqual([
    'Maeve Lin@maeve.linIn this conversation',
    'Imani Cole@imani.cYou follow',
    'Grace Maria Vella@grace_v',
  ]);
  const list = screen.getByRole('listbox', { name: 'Riders' });
  expect(box.getAttribute('aria-controls')).toBe(list.id);
  expect(box.getAttribute('aria-activedescendant')).toBe((await options())[0]?.id);

  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Imani');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toContain('Grace');
  expect(box.getAttribute('aria-activedescendant')).toBe((await options())[2]?.id);
  await user.keyboard('{Enter}');
  expect(box.value).toBe('Thanks, @grace_v ');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('Tab chooses too, and so does a press, without taking the focus', async () => {
  const { user, box } = await write('@mae');
  await options();
  await user.keyboard('{Tab}');
  expect(box.value).toBe('@maeve.lin ');
  await user.type(box, 'and @im');
  await user.click(await screen.findByRole('option', { name: /Imani/ }));
  expect(box.value).toBe('@maeve.lin and @imani.c ');
  expect(document.activeElement).toBe(box);
});

test('Escape closes the list alone, and it stays closed for this name', async () => {
  const { user, box } = await write('@ma');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, 'e');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, ' @ma');
  expect(await options()).toHaveLength(3);
});

test('the server is asked under which post, not for every character', async () => {
  const { mentionSuggestions } = await write('@grace');
  await vi.waitFor(
    () => expect(mentionSuggestions).toHaveBeenLastCalledWith({ text: 'grace', postId: 'post-1' }),
    60_000,
  );
  expect(await names()).toEqual(['Grace Maria Vella@grace_v']);
});

test('without a match the keys keep their meaning, and a text without @ asks for nothing', async () => {
  const createComment = vi.fn<NonNullable<Handlers['createComment']>>(() => new Promise(() => {}));
  const mentionSuggestions = suggest();
  const { user } = await openComments(nina, { mentionSuggestions, createComment });
  const box = await screen.findByRole('textbox', { name: 'Write a comment...' });
  await user.type(box, 'mail@zed and more');
  expect(mentionSuggestions).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '@zed{Enter}');
  expect(createComment).toHaveBeenCalledOnce();
});

test('a new post suggests as well, and Escape keeps its dialog open', async () => {
  const { user } = renderAs(nina, <HomePage />, { homePage: () => homeOf(nina), mentionSuggestions: suggest() });
  await user.click(await screen.findByRole('button', { name: 'Post' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Post' });
  const box = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box, 'With @im');
  await screen.findByRole('option', { name: /Imani/ });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Create Post' })).toBe(dialog);
  await user.type(box, ' and @im');
  await screen.findByRole('option', { name: /Imani/ });
  await user.keyboard('{Enter}');
  expect(box.value).toBe('With @im and @imani.c ');
});
