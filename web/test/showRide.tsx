import { screen } from '@testing-library/react';
import type { SessionUserFragment } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from './fakeServer.ts';
import { renderAs } from './renderAs.tsx';
import type { FeedPost } from './world.ts';
import { feedOf, homeOf } from './world.ts';

/** Renders the home page of a person, with one ride in the feed. */
export async function showRide(viewer: SessionUserFragment | null, post: FeedPost, handlers: Handlers = {}) {
  const homePage = () => homeOf(viewer, { feed: feedOf([post]) });
  const view = renderAs(viewer, <HomePage />, { homePage, ...handlers });
  return { ...view, card: await screen.findByRole('article') };
}
