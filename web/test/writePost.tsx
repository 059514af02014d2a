import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CreatePostMutation, CreatePostMutationVariables } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
// Imported so that the test does not wait for the dialog to compile.
import '../posts/CreatePostDialog.tsx';
import type { Handlers } from './fakeServer.ts';
import { renderAs } from './renderAs.tsx';
import { authorNamed, feedOf, groupNamed, homeOf, nina, ninaAfter, postOf, postsUpTo } from './world.ts';

export const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });

/** The server's response to Nina's post. */
export function published({ input }: CreatePostMutationVariables): CreatePostMutation {
  const group = input.groupId ? { __typename: 'Group' as const, id: input.groupId, name: spinners.name } : null;
  const post = postOf({ id: input.id ?? '', content: input.content, author: authorNamed('nina'), group });
  return { createPost: { __typename: 'CreatePostPayload', post, viewer: ninaAfter({ postCount: 87 }) } };
}

/** Renders the home page for a member who is about to write. */
export async function openHome(handlers: Handlers = {}) {
  const homePage = () => homeOf(nina, { joined: [spinners], feed: feedOf(postsUpTo(1)) });
  const view = renderAs(nina, <HomePage />, { homePage, homeFeed: () => ({ feed: feedOf([]) }), ...handlers });
  await screen.findByText('1 total');
  return view;
}

export const postDialog = () => within(screen.getByRole('dialog'));
export const postText = () => postDialog().getByRole('textbox', { name: /What's on your mind/ });
export const postButton = () => postDialog().getByRole('button', { name: 'Post' });

/** Waits for the lazy dialog. */
export const findPostText = async () => within(await screen.findByRole('dialog')).getByRole('textbox');

export async function writePost(user: UserEvent, content: string) {
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await user.type(await findPostText(), content);
}
