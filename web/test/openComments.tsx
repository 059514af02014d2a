import { screen, within } from '@testing-library/react';
import type { CommentPageFragment, CommentsQuery, SessionUserFragment } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from './fakeServer.ts';
import { renderAs } from './renderAs.tsx';
import { commentsOf, threadOf } from './talk.ts';
import { feedOf, homeOf, postOf } from './world.ts';

/** The server's response with the comments of post-1. */
export function listOf(comments: CommentPageFragment, commentCount = 6): CommentsQuery {
  return { post: { __typename: 'Post', id: 'post-1', commentCount, comments } };
}

/** The home page with one post, whose comments have just been opened. */
export async function openComments(
  viewer: SessionUserFragment | null,
  handlers: Handlers = {},
  comments = commentsOf([threadOf('one'), threadOf('two')]),
) {
  const homePage = () => homeOf(viewer, { feed: feedOf([postOf()]) });
  const view = renderAs(viewer, <HomePage />, { homePage, comments: () => listOf(comments), ...handlers });
  await view.user.click(await screen.findByRole('button', { name: '6 comments' }));
  return view;
}

export const commentsRegion = () => screen.getByRole('region', { name: 'Comments' });

/** The texts of all visible comments and replies, in order. */
export function shownComments() {
  return within(commentsRegion())
    .queryAllByText(/./, { selector: 'li p' })
    .map((text) => text.textContent);
}
