import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { HeaderBar } from './HeaderBar.tsx';

const nina = { displayName: 'Nina Okafor', username: 'nina', profilePicture: null };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

interface Options {
  viewer?: typeof nina;
  at?: string;
  brandIsLink?: boolean;
  showLogin?: boolean;
}

function renderHeader({ viewer, at = '/', ...options }: Options) {
  const handleLogout = vi.fn();
  render(
    <ThemeProvider>
      <MemoryRouter initialEntries={[at]}>
        <TooltipProvider>
          <HeaderBar viewer={viewer} onLogout={handleLogout} {...options} />
        </TooltipProvider>
        <Place />
      </MemoryRouter>
    </ThemeProvider>,
  );
  return handleLogout;
}

afterEach(() => localStorage.clear());

test('signed out, it offers the way to sign in and nothing of a member’s', () => {
  renderHeader({});
  expect(screen.getByRole('link', { name: 'Cycle Chat' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Signup/Login' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('on the login screen the brand is no link', () => {
  renderHeader({ at: '/login', brandIsLink: false, showLogin: false });
  expect(screen.getByText('Cycle Chat')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('signed in, the place one is at is marked', () => {
  renderHeader({ viewer: nina, at: '/groups' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(links).toEqual([
    ['Cycle Chat', null],
    ['Explore', null],
    ['Groups', 'page'],
    ['Events', null],
  ]);
});

test('the search box does nothing', async () => {
  renderHeader({ viewer: nina });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'gravel{Enter}');
  expect(screen.getByRole('status').textContent).toBe('/');
});

test('the theme button flips and says where it leads next', async () => {
  renderHeader({});
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('the account menu leads to the profile', async () => {
  renderHeader({ viewer: nina });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Nina Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  expect(screen.getByRole('status').textContent).toBe('/profile/nina');
});

test('the account menu leads to the settings', async () => {
  renderHeader({ viewer: nina });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Nina Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(screen.getByRole('status').textContent).toBe('/settings');
});

test('the account menu has all three themes and the way out', async () => {
  const handleLogout = renderHeader({ viewer: nina });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Nina Okafor' }));
  const names = (await screen.findAllByRole('menuitemradio')).map((choice) => choice.getAttribute('aria-label'));
  expect(names).toEqual(['Light', 'Dark', 'System']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(localStorage.getItem('cycle-chat-theme')).toBe('dark');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(handleLogout).toHaveBeenCalledOnce();
});

test('the phone’s menu shows the same three, and closes by choice, Esc or a press elsewhere', async () => {
  renderHeader({ viewer: nina });
  const toggle = screen.getByRole('button', { name: 'Menu', hidden: true });
  const sheet = () => screen.queryByRole('navigation', { name: 'Menu', hidden: true });

  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect([...(sheet()?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'Explore',
    'Groups',
    'Events',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(toggle);

  await userEvent.click(toggle);
  await userEvent.click(document.body);
  expect(sheet()).toBeNull();

  await userEvent.click(toggle);
  const events = [...(sheet()?.querySelectorAll('a') ?? [])].find((link) => link.textContent === 'Events');
  if (!events) throw new Error('no link to the events');
  await userEvent.click(events);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/events'));
  expect(sheet()).toBeNull();
});
