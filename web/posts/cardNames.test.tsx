import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import HomePage from '../home/HomePage.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { feedOf, homeOf, nina, postOf, ridePostOf } from '../test/world.ts';

/** Shows a feed and returns its card of this name. */
async function showCard(name: string): Promise<HTMLElement> {
  const feed = feedOf([postOf(), ridePostOf({ viewerIsParticipating: false })]);
  renderAs(nina, <HomePage />, { homePage: () => homeOf(nina, { feed }) });
  await screen.findAllByRole('article', { hidden: true });
  return screen.getByRole('article', { name });
}

/** The text of the elements that `aria-describedby` names. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('a card in the feed', () => {
  test.each(['Post by maeve', 'Ride by maeve'])('is named by its heading: %s', async (name) => {
    const card = await showCard(name);

    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe(name);
  });

  test.each([
    ['Post by maeve', 'More'],
    ['Ride by maeve', 'More'],
    ['Ride by maeve', 'Join'],
  ])('%s: the button %s says whose card it belongs to', async (name, button) => {
    const card = await showCard(name);

    expect(descriptionOf(within(card).getByRole('button', { name: button }))).toBe(name);
  });
});
