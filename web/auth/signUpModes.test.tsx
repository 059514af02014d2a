import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SignUps } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import LoginPage from './LoginPage.tsx';

function show(signUps: SignUps, state: object | null, handlers: Handlers = {}) {
  const instance = loginInstance({ signUps });
  const path = '/login?mode=signup';
  return renderAs(null, <LoginPage />, { loginPage: () => ({ instance }), ...handlers }, { path, state });
}

test.each([
  ['CLOSED', 'This instance accepts no new members.', { invitation: 'token' }],
  ['INVITATION', 'This instance accepts new members by invitation only. Ask its operator for a link.', null],
] as const)('an account is not offered where sign-up is %s, and the page says why', async (mode, text, state) => {
  const { user } = show(mode, state);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});

test('the form sends the invitation that the visitor came by', async () => {
  const register = vi.fn(() => new Promise<never>(() => {}));
  const { user, server } = show('INVITATION', { invitation: 'token' }, { register });
  await waitFor(() => expect(server.requests).toEqual(['LoginPage']));
  await user.type(screen.getByLabelText('Username'), 'nina');
  await user.type(screen.getByLabelText('Display name'), 'Nina Okafor');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Confirm password'), 'secret{Enter}');
  await waitFor(() =>
    expect(register).toHaveBeenCalledWith({ input: expect.objectContaining({ invitation: 'token' }) }),
  );
});

test('an applicant reads that the sign-up waits, without an error', async () => {
  const text = 'Your sign-up waits for the approval of the operator. You can sign in once it is approved.';
  const register = () => {
    throw new FaultReply(text, 'FORBIDDEN');
  };
  const { user } = show('APPROVAL', null, { register });
  await user.type(screen.getByLabelText('Username'), 'nina');
  await user.type(screen.getByLabelText('Display name'), 'Nina Okafor');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Confirm password'), 'secret{Enter}');
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByText('Signup failed')).toBeNull();
  expect(screen.queryByLabelText('Confirm password')).toBeNull();
});
