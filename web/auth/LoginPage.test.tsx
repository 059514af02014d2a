import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import LoginPage from './LoginPage.tsx';

const session = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };
const page = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="*" element={<p>Somewhere else</p>} />
  </Routes>
);

function show(handlers: Handlers = {}, options: { path?: string; state?: unknown } = {}) {
  const loginPage = () => ({
    instance: loginInstance(),
  });
  return renderAs(null, page, { loginPage, ...handlers }, { path: '/login', ...options });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name: string) => screen.getByRole('button', { name });

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('signing in', () => {
  test('leads to the home page', async () => {
    const login = vi.fn(() => ({ login: session }));
    const { user, place, server } = show({ login });
    await user.type(field('Username'), ' nina ');
    await user.type(field('Password'), 'secret');
    await user.click(submit('Sign in'));

    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/');
    expect(login).toHaveBeenCalledWith({ input: { username: 'nina', password: 'secret' } });
    expect(server.requests).toEqual(['LoginPage', 'Login']);
  });

  test('leads back to where the visitor came from', async () => {
    const { user, place } = show({ login: () => ({ login: session }) }, { state: { from: '/post/1?x=2' } });
    await user.type(field('Username'), 'nina');
    await user.type(field('Password'), 'secret{Enter}');

    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/post/1?x=2');
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads home, whatever the address of the page says: %s',
    async (elsewhere) => {
      const query = ['return', 'next', 'redirect', 'from'].map((name) => `${name}=${encodeURIComponent(elsewhere)}`);
      const path = `/login?${query.join('&')}`;
      const { user, place } = show({ login: () => ({ login: session }) }, { path, state: { from: elsewhere } });
      await user.type(field('Username'), 'nina');
      await user.type(field('Password'), 'secret{Enter}');

      await screen.findByText('Somewhere else');
      expect(place.path).toBe('/');
    },
  );

  test('names what is missing, asks nothing, and puts the focus there', async () => {
    const { user, server } = show();
    await user.type(field('Username'), '   ');
    await user.click(submit('Sign in'));

    expect(await screen.findByText('Username is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(field('Username'));
    expect(server.requests).not.toContain('Login');
  });

  test('shows the server’s refusal and keeps what was typed', async () => {
    const login = () => {
      throw new FaultReply('Invalid username or password', 'UNAUTHENTICATED');
    };
    const { user } = show({ login });
    await user.type(field('Username'), 'nina');
    await user.type(field('Password'), 'wrong');
    await user.click(submit('Sign in'));

    expect((await screen.findByRole('alert')).textContent).toBe('Invalid username or password');
    expect(field('Username').value).toBe('nina');
    expect(field('Password').value).toBe('wrong');
  });

  test('has words of its own when the server is not heard', async () => {
    const { user } = show({ login: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.type(field('Username'), 'nina');
    await user.type(field('Password'), 'secret{Enter}');

    expect(await screen.findByText('Incorrect username or password. Please try again.')).toBeDefined();
  });

  test('waits with the button disabled, so that nothing is sent twice', async () => {
    const answer = Promise.withResolvers<{ login: typeof session }>();
    const { user, server } = show({ login: () => answer.promise });
    await user.type(field('Username'), 'nina');
    await user.type(field('Password'), 'secret{Enter}');

    await waitFor(() => expect(submit('Sign in').getAttribute('aria-busy')).toBe('true'));
    expect(submit('Sign in')).toHaveProperty('disabled', true);
    answer.resolve({ login: session });
    await screen.findByText('Somewhere else');
    expect(server.requests.filter((name) => name === 'Login')).toHaveLength(1);
  });
});

describe('creating an account', () => {
  const path = '/login?mode=signup';

  async function fill(user: ReturnType<typeof show>['user'], password = 'secret', again = password) {
    await user.type(field('Username'), 'nina');
    await user.type(field('Display name'), 'Nina Okafor');
    await user.type(field('Password'), password);
    await user.type(field('Confirm password'), again);
    await user.click(submit('Create an account'));
  }

  test('sends the password twice and leads to the home page, which offers the first steps again', async () => {
    localStorage.setItem('cycle-chat-first-steps', 'seen');
    const register = vi.fn(() => ({ register: session }));
    const { user, place } = show({ register }, { path });
    await fill(user);

    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/');
    expect(register).toHaveBeenCalledWith({
      input: { username: 'nina', displayName: 'Nina Okafor', password: 'secret', confirmPassword: 'secret' },
    });
    expect(localStorage.getItem('cycle-chat-first-steps')).toBeNull();
  });

  test('names everything that is missing', async () => {
    const { user, server } = show({}, { path });
    await user.type(field('Display name'), '  ');
    await user.click(submit('Create an account'));

    for (const message of ['Username is required', 'Display name is required', 'Password is required']) {
      expect(await screen.findByText(message)).toBeDefined();
    }
    expect(server.requests).not.toContain('Register');
  });

  test('wants six characters at least', async () => {
    const { user } = show({}, { path });
    await fill(user, '12345');

    expect(await screen.findByText('Password must be at least 6 characters')).toBeDefined();
  });

  test('wants the same password twice', async () => {
    const { user } = show({}, { path });
    await fill(user, 'secret', 'secrets');

    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['Username already taken', 'This username is already taken. Please choose another one.'],
    ['Username must have at least 3 characters', 'Username must have at least 3 characters'],
  ])('when the server says %j it shows %j', async (said, shown) => {
    const register = () => {
      throw new FaultReply(said, 'CONFLICT', 'username');
    };
    const { user } = show({ register }, { path });
    await fill(user);

    expect((await screen.findByRole('alert')).textContent).toBe(shown);
    expect(await screen.findByText('Signup failed')).toBeDefined();
  });

  test('shows at its field what the server says of one, keeps what was typed and puts the focus there', async () => {
    const common = 'This password is one of the most used: choose one of your own, such as a few words together';
    const register = () => {
      throw new FaultReply(common, 'BAD_USER_INPUT', 'password');
    };
    const { user } = show({ register }, { path });
    await fill(user, 'baseball');

    expect((await screen.findByRole('alert')).textContent).toBe(common);
    expect(field('Password').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    expect([field('Password').value, field('Confirm password').value]).toEqual(['baseball', 'baseball']);
    expect(document.activeElement).toBe(field('Password'));
  });

  test('warns of a password that is easy to guess and sends it all the same', async () => {
    const register = vi.fn(() => ({ register: session }));
    const { user } = show({ register }, { path });
    await user.type(field('Password'), 'qwerty');
    const warning = await screen.findByText('This password is easy to guess');
    expect(field('Password').getAttribute('aria-describedby')).toBe(warning.id);
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
    await user.clear(field('Password'));
    await waitFor(() => expect(screen.queryByText('This password is easy to guess')).toBeNull());
    await fill(user, 'qwerty');

    await screen.findByText('Somewhere else');
    expect(register).toHaveBeenCalledOnce();
  });

  test('says so when the server is not heard', async () => {
    const { user } = show({ register: () => Promise.reject(new TypeError('Failed to fetch')) }, { path });
    await fill(user);

    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed. Please try again.');
  });
});

describe('the eye', () => {
  const eye = () => screen.getByRole('button', { name: 'Show characters' });

  test.each(['/login', '/login?mode=signup'])('shows every password of %s until the form is sent', async (path) => {
    const { user } = show({}, { path });
    const passwords = ['Password', 'Confirm password'].flatMap((label) => screen.queryAllByLabelText(label));
    const types = () => new Set(passwords.map((input) => (input as HTMLInputElement).type));
    expect([...types()]).toEqual(['password']);
    expect(eye().getAttribute('aria-pressed')).toBe('false');

    eye().focus();
    await user.keyboard(' ');
    expect([...types()]).toEqual(['text']);
    expect(eye().getAttribute('aria-pressed')).toBe('true');
    expect(field('Password').getAttribute('spellcheck')).toBe('false');

    await user.type(field('Password'), 'secret{Enter}');
    expect([...types()]).toEqual(['password']);
    expect(field('Password').value).toBe('secret');
  });
});

describe('the page', () => {
  test('changes its mode, clearing the error and the display name and keeping where to return to', async () => {
    const { user, place } = show({ register: () => ({ register: session }) }, { state: { from: '/post/1' } });
    await user.type(field('Username'), 'nina');
    await user.click(submit('Sign in'));
    await screen.findByText('Password is required');

    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(field('Username').value).toBe('nina');
    await user.type(field('Display name'), 'Nina');

    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(field('Display name').value).toBe('');

    await user.type(field('Display name'), 'Nina');
    await user.type(field('Password'), 'secret');
    await user.type(field('Confirm password'), 'secret{Enter}');
    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/post/1');
  });

  test('shows the test credentials where the server offers some', async () => {
    const demoSignIn = { __typename: 'DemoSignIn' as const, username: 'demo', password: 'demo-ride' };
    show({
      loginPage: () => ({
        instance: loginInstance({ demoSignIn }),
      }),
    });

    expect(await screen.findByText('demo-ride')).toBeDefined();
    expect(screen.getByText('demo')).toBeDefined();
  });

  test('leads to the page for forgotten passwords only where the instance sends mail', async () => {
    const { user, place, unmount } = show({
      loginPage: () => ({
        instance: loginInstance({ sendsMail: true }),
      }),
    });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(place.path).toBe('/forgot');
    unmount();
    const { server } = show();
    await waitFor(() => expect(server.requests).toEqual(['LoginPage']));
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  });

  test('sends a signed-in person to the home page', async () => {
    const { place, server } = renderAs(nina, page, { loginPage: () => new Promise(() => {}) }, { path: '/login' });

    await screen.findByText('Somewhere else');
    expect(place.path).toBe('/');
    expect(server.requests).not.toContain('Login');
  });
});
