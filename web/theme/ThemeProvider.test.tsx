import { readFileSync } from 'node:fs';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider, useThemeChoice } from './ThemeProvider.tsx';
import { darkTokens, lightTokens } from './tokens.ts';

const key = 'cycle-chat-theme';
const html = document.documentElement;

/** A system whose colour preference can change while the page is open. */
function systemThatIsDark(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return {
    listeners,
    change(next: boolean) {
      query.matches = next;
      for (const listener of listeners) listener();
    },
  };
}

const renderChoice = () => renderHook(useThemeChoice, { wrapper: ThemeProvider });

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
});

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('without a stored choice the page is light', () => {
  const { result } = renderChoice();
  expect(result.current).toMatchObject({ choice: 'light', isDark: false });
  expect(html.dataset.theme).toBe('light');
});

test('toggle turns to the other print and keeps the bare word', () => {
  const { result } = renderChoice();
  act(() => result.current.toggle());
  expect(html.dataset.theme).toBe('dark');
  expect(localStorage.getItem(key)).toBe('dark');
  act(() => result.current.toggle());
  expect(html.dataset.theme).toBe('light');
  expect(localStorage.getItem(key)).toBe('light');
});

test('the colour of the browser’s own bar follows the header', () => {
  const bar = document.querySelector('meta[name="theme-color"]');
  const { result } = renderChoice();
  expect(bar?.getAttribute('content')).toBe(lightTokens.surface);
  act(() => result.current.setChoice('dark'));
  expect(bar?.getAttribute('content')).toBe(darkTokens.surface);
});

test('system follows the system live, and only as long as it is chosen', () => {
  const system = systemThatIsDark(true);
  localStorage.setItem(key, 'system');
  const { result } = renderChoice();
  expect(result.current).toMatchObject({ choice: 'system', isDark: true });
  act(() => system.change(false));
  expect(html.dataset.theme).toBe('light');
  act(() => system.change(true));
  expect(html.dataset.theme).toBe('dark');
  act(() => result.current.setChoice('light'));
  expect(html.dataset.theme).toBe('light');
  expect(system.listeners.size).toBe(0);
});

test('toggle leaves system for the print that is not on screen', () => {
  systemThatIsDark(true);
  localStorage.setItem(key, 'system');
  const { result } = renderChoice();
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ choice: 'light', isDark: false });
});

test('a choice made in another tab holds here too', () => {
  renderChoice();
  localStorage.setItem(key, 'dark');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(html.dataset.theme).toBe('dark');
});

test('where storage is forbidden, the choice holds for the page', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  const { result } = renderChoice();
  act(() => result.current.toggle());
  expect(html.dataset.theme).toBe('dark');
  vi.restoreAllMocks();
});

test('outside its provider the choice cannot be asked for', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useThemeChoice)).toThrow('useThemeChoice must be used within a ThemeProvider');
  vi.restoreAllMocks();
});

const script = readFileSync('web/public/theme-init.js', 'utf8');

test.each([null, 'light', 'dark', 'system', 'sepia', '"dark"'])(
  'the script before the first paint and the provider agree when %j is stored',
  (stored) => {
    for (const isDark of [false, true]) {
      systemThatIsDark(isDark);
      if (stored !== null) localStorage.setItem(key, stored);
      new Function(script)();
      const before = html.dataset.theme;
      html.dataset.theme = 'unset';
      const { unmount } = renderChoice();
      expect(html.dataset.theme).toBe(before);
      unmount();
    }
  },
);
