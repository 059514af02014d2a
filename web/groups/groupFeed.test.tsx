import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { groupHead, groupPageOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { authorNamed, nina, postOf } from '../test/world.ts';

const texts = () => screen.queryAllByRole('article').map((card) => card.querySelector('p')?.textContent);

// Loads the lazy page first, so that no test waits for it.
beforeAll(() => import('./GroupPage.tsx'));

test('the feed keeps the focus when a post of a muted member disappears', async () => {
  const posts = [postOf(), postOf({ id: 'by-pim', content: 'Mine stays', author: authorNamed('pim') })];
  const setMute: Handlers['setMute'] = ({ userId }) => ({
    setMute: {
      __typename: 'SetMutePayload',
      user: { __typename: 'User', id: userId, viewerHasMuted: true, viewerMutedUntil: null },
    },
  });
  const path = `/groups/${encodeURIComponent(groupHead().id)}`;
  const { user } = renderAs(nina, <Pages />, { groupPage: () => groupPageOf({ posts }), setMute }, { path });
  await screen.findByRole('heading', { level: 1, name: 'Sunday Spinners' });
  const [card] = screen.getAllByRole('article');
  if (card) await user.click(within(card).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute User' }));

  await waitFor(() => expect(texts()).toEqual(['Mine stays']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Feed' })));
});
