import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { ninasProfile, peopleOf, personNamed } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';

beforeAll(() => import('./ProfilePage.tsx'));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

async function edit(handlers: Handlers) {
  const blockedPeople: Handlers['blockedPeople'] = () => ({ blockedUsers: peopleOf([]) });
  const profilePage: Handlers['profilePage'] = () => ({ user: ninasProfile() });
  const view = renderAs(nina, <Pages />, { profilePage, blockedPeople, ...handlers }, { path: '/profile' });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return view;
}

describe('the muted people', () => {
  const jules = personNamed('jules', 'Jules Bernard');
  const unmuted = {
    setMute: {
      __typename: 'SetMutePayload' as const,
      user: { __typename: 'User' as const, id: jules.id, viewerHasMuted: false, viewerMutedUntil: null },
      viewer: { __typename: 'User' as const, id: nina.id },
    },
  };

  test('are listed while editing, and can be heard again', async () => {
    const setMute = vi.fn(() => unmuted);
    const { user } = await edit({ mutedPeople: () => ({ mutedUsers: peopleOf([jules]) }), setMute });
    expect(await screen.findByText('@jules')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Unmute Jules Bernard' }));

    expect(await screen.findByText('You have not muted anyone.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Muted people' })));
    expect(setMute).toHaveBeenCalledWith({ userId: 'jules-id', muted: false });
  });

  test('have the end of their mute, in the reader’s time', async () => {
    const until = new Date(Date.now() + 8 * 3_600_000);
    const vera = { ...personNamed('vera', 'Vera Lind'), viewerMutedUntil: until.toISOString() };
    await edit({ mutedPeople: () => ({ mutedUsers: peopleOf([jules, vera]) }) });
    const rows = (await screen.findAllByRole('button', { name: /^Unmute/ })).map((button) => button.closest('li'));
    expect(rows[0]?.textContent).toContain('Until you unmute them');
    const time = rows[1]?.querySelector('time');
    expect(time?.dateTime).toBe(until.toISOString());
    const minutes = until.getMinutes().toString().padStart(2, '0');
    expect(time?.textContent).toContain(`:${minutes} `);
  });

  test('can be asked for again when they did not come', async () => {
    const mutedPeople = vi.fn<NonNullable<Handlers['mutedPeople']>>(() => Promise.reject(new TypeError('offline')));
    const { user } = await edit({ mutedPeople });
    await screen.findByText('The muted people could not be loaded.');
    mutedPeople.mockReturnValue({ mutedUsers: peopleOf([jules]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('@jules')).toBeDefined();
  });
});
