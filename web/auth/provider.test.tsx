import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FinishProviderSignInMutation } from '../generated.ts';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import LoginPage from './LoginPage.tsx';
import { outside } from './outside.ts';
import ProviderPage from './ProviderPage.tsx';
import { beginTrip } from './providerTrip.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(outside, 'open').mockReset();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const provider = { __typename: 'SignInProvider' as const, name: 'Club login' };
const session = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };
type Finished = NonNullable<FinishProviderSignInMutation['finishProviderSignIn']>;

const finishing = (facts: Partial<Finished>) =>
  vi.fn(() => ({
    finishProviderSignIn: {
      __typename: 'FinishProviderSignInPayload' as const,
      session: null,
      newcomer: null,
      linkedUser: null,
      ...facts,
    },
  }));

const page = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/login/provider" element={<ProviderPage />} />
    <Route path="*" element={<p>Somewhere else</p>} />
  </Routes>
);

describe('the sign-in page', () => {
  const show = (facts: object, handlers: Handlers = {}, state?: unknown) =>
    renderAs(
      null,
      page,
      { loginPage: () => ({ instance: loginInstance(facts) }), ...handlers },
      { path: '/login', state },
    );
  const beginProviderSignIn = () => ({
    beginProviderSignIn: { __typename: 'BeginProviderSignInPayload' as const, url: 'https://id.example/begin' },
  });

  test('has a button for the provider only where there is one, above the form', async () => {
    const { user, unmount } = show({ provider }, { beginProviderSignIn });
    await user.click(await screen.findByRole('button', { name: 'Continue with Club login' }));
    await waitFor(() => expect(outside.open).toHaveBeenCalledExactlyOnceWith('https://id.example/begin'));
    expect(screen.getByLabelText('Password')).toBeDefined();
    unmount();
    const { server } = show({});
    await waitFor(() => expect(server.requests).toEqual(['LoginPage']));
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  test('has no form on an instance without passwords', async () => {
    show({ provider, hasPasswords: false });
    await screen.findByRole('button', { name: 'Continue with Club login' });
    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  test('says when the provider does not respond, and stays', async () => {
    const failing = () => {
      throw new FaultReply('Club login does not respond: try again in a minute', 'INTERNAL_SERVER_ERROR');
    };
    const { user } = show({ provider }, { beginProviderSignIn: failing });
    await user.click(await screen.findByRole('button', { name: 'Continue with Club login' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Club login does not respond: try again in a minute');
    expect(outside.open).not.toHaveBeenCalled();
  });
});

describe('the page after the provider', () => {
  const path = '/login/provider?code=c&state=s';
  const show = (handlers: Handlers, viewer: typeof nina | null = null) => renderAs(viewer, page, handlers, { path });

  test('sends the response once, signs in, and opens the page of before', async () => {
    beginTrip({ from: '/post/1' });
    const finishProviderSignIn = finishing({ session });
    const { place, server } = show({ finishProviderSignIn });
    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/post/1');
    expect(finishProviderSignIn).toHaveBeenCalledExactlyOnceWith({ input: { query: '?code=c&state=s' } });
    expect(server.requests.filter((name) => name === 'FinishProviderSignIn')).toHaveLength(1);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login'])(
    'opens no other site: %s',
    async (from) => {
      sessionStorage.setItem('cycle-chat-provider-trip', JSON.stringify({ from }));
      const { place } = show({ finishProviderSignIn: finishing({ session }) });
      await screen.findByText('Somewhere else');
      expect(place.path).toBe('/');
    },
  );

  test('lets a newcomer choose the names, with the invitation of before, and shows a name that is taken', async () => {
    beginTrip({ from: '/groups', invitation: 'token', invitedAddress: 'nina@mail.example' });
    const newcomer = { __typename: 'ProviderNewcomer' as const, username: 'nina', displayName: 'Nina Okafor' };
    const registerByProvider = vi.fn((_variables: object): { registerByProvider: typeof session } => {
      if (registerByProvider.mock.calls.length > 1) return { registerByProvider: session };
      throw new FaultReply('Username already taken', 'CONFLICT', 'username');
    });
    const { user, place } = show({ finishProviderSignIn: finishing({ newcomer }), registerByProvider });
    await user.click(await screen.findByRole('button', { name: 'Create an account' }));
    await screen.findByText('Username already taken');
    const field = screen.getByLabelText<HTMLInputElement>('Username');
    expect(document.activeElement).toBe(field);
    expect(registerByProvider).toHaveBeenLastCalledWith({
      input: expect.objectContaining({ mailAddress: 'nina@mail.example' }),
    });
    await user.click(screen.getByRole('switch', { name: 'Use nina@mail.example for mails about my account' }));
    await user.clear(field);
    await user.type(field, 'nina_o{Enter}');
    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/groups');
    expect(registerByProvider).toHaveBeenLastCalledWith({
      input: { username: 'nina_o', displayName: 'Nina Okafor', invitation: 'token' },
    });
  });

  test('shows what the server refuses, and leads back', async () => {
    const failing = () => {
      throw new FaultReply('This account is suspended', 'FORBIDDEN');
    };
    show({ finishProviderSignIn: failing });
    expect((await screen.findByRole('alert')).textContent).toBe('This account is suspended');
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login');
  });

  test('leads a member who has linked an account to the settings', async () => {
    const linkedUser = { __typename: 'User' as const, id: nina.id, identities: [] };
    const { place } = show({ finishProviderSignIn: finishing({ linkedUser }) }, nina);
    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/settings');
  });

  test('sends nothing without a response', async () => {
    const { server } = renderAs(null, page, {}, { path: '/login/provider' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/start it again/);
    expect(server.requests).toEqual([]);
  });
});
