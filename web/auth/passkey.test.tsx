import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { authenticator } from './authenticator.ts';
import LoginPage from './LoginPage.tsx';

beforeEach(() => {
  vi.spyOn(authenticator, 'isThere').mockReturnValue(true);
  vi.spyOn(authenticator, 'get').mockResolvedValue('{"proved":true}');
});
afterEach(() => vi.restoreAllMocks());

const page = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={<p>Somewhere else</p>} />
  </Routes>
);
const beginPasskeySignIn = () => ({
  beginPasskeySignIn: { __typename: 'BeginPasskeyPayload' as const, options: '{"challenge":"one"}' },
});
const session = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };

const show = (handlers: Handlers = {}, facts: object = {}, path = '/login') => {
  const loginPage = () => ({ instance: loginInstance(facts) });
  return renderAs(null, page, { loginPage, beginPasskeySignIn, ...handlers }, { path, state: { from: '/groups' } });
};
const button = () => screen.findByRole('button', { name: 'Use a passkey' });

test('a passkey signs in, and the page that was asked for opens', async () => {
  const signInByPasskey = vi.fn(() => ({ signInByPasskey: session }));
  const { user } = show({ signInByPasskey });
  await user.click(await button());
  await screen.findByText('Somewhere else');
  expect(authenticator.get).toHaveBeenCalledExactlyOnceWith('{"challenge":"one"}');
  expect(signInByPasskey).toHaveBeenCalledExactlyOnceWith({ input: { response: '{"proved":true}' } });
});

test('the button is there without passwords, and neither at sign-up nor where the browser has no passkeys', async () => {
  const { unmount } = show({}, { hasPasswords: false });
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  await button();
  unmount();
  const { unmount: leave } = show({}, {}, '/login?mode=signup');
  await screen.findByLabelText('Confirm password');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  leave();
  vi.mocked(authenticator.isThere).mockRestore();
  show();
  await screen.findByLabelText('Password');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('a refusal is shown, and the next press tries again', async () => {
  const refusal = 'This passkey was not accepted: sign in another way';
  const signInByPasskey = vi.fn<() => { signInByPasskey: typeof session }>(() => {
    throw new FaultReply(refusal, 'UNAUTHENTICATED');
  });
  vi.mocked(authenticator.get).mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  const { user } = show({ signInByPasskey });
  await user.click(await button());
  await screen.findByText('The device has not confirmed it. Please try again.');
  expect(signInByPasskey).not.toHaveBeenCalled();
  await user.click(await button());
  await screen.findByText(refusal);
  signInByPasskey.mockReturnValue({ signInByPasskey: session });
  await user.click(await button());
  await screen.findByText('Somewhere else');
});

test.each([
  ['rides.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at the host %s a browser that knows passkeys has them: %s', (hostname, isThere) => {
  vi.mocked(authenticator.isThere).mockRestore();
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, hostname });
  expect(authenticator.isThere()).toBe(isThere);
  vi.unstubAllGlobals();
});
