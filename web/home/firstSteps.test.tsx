import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetNames } from '../auth/storedSession.ts';
import { renderAs } from '../test/renderAs.tsx';
import { homeOf, nina, summaryOf } from '../test/world.ts';
import HomePage from './HomePage.tsx';

describe('the first steps', () => {
  beforeEach(() => localStorage.clear());

  const open = (followingCount: number) =>
    renderAs(nina, <HomePage />, {
      homePage: () => ({ ...homeOf(nina), viewer: summaryOf(nina, { followingCount }) }),
    });

  test('are offered to a member who follows nobody and is in no group', async () => {
    open(0);
    expect((await screen.findByRole('link', { name: 'First steps' })).getAttribute('href')).toBe('/welcome');
  });

  test('stay declined after the member signs out, by a key that does not name them', async () => {
    const { user, unmount } = open(0);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    forgetNames();
    unmount();
    expect(Object.keys(localStorage).filter((key) => key.includes('first-steps'))).toEqual(['cycle-chat-first-steps']);

    open(0);
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull();
  });

  test('are not offered to others', async () => {
    open(1);
    await screen.findByRole('article');
    expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull();
  });
});
