import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ThemeChoice } from './themeChoice.ts';
import { readThemeChoice, storeThemeChoice, themeStorageKey } from './themeChoice.ts';
import { darkTokens, lightTokens } from './tokens.ts';
import { useSystemIsDark } from './useSystemIsDark.ts';

/** Writes styles without vendor prefixes, which no browser with container queries needs. */
const styleCache = createCache({ key: 'css', stylisPlugins: [] });

interface ThemeChoiceContext {
  choice: ThemeChoice;
  isDark: boolean;
  setChoice: (choice: ThemeChoice) => void;
  /** Switches to the other theme than the visible one. */
  toggle: () => void;
}

const Context = createContext<ThemeChoiceContext | undefined>(undefined);

interface Props {
  children: ReactNode;
}

/**
 * The theme choice (light, dark or system): stored in local storage, shared between tabs, and written to `<html
 * data-theme>`.
 */
export function ThemeProvider({ children }: Props) {
  const [choice, setChoiceState] = useState(readThemeChoice);
  const systemIsDark = useSystemIsDark(choice === 'system');
  const isDark = choice === 'dark' || systemIsDark;

  useLayoutEffect(() => applyTheme(isDark), [isDark]);

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === themeStorageKey || event.key === null) setChoiceState(readThemeChoice());
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const setChoice = useCallback((next: ThemeChoice) => {
    storeThemeChoice(next);
    setChoiceState(next);
  }, []);

  const value = useMemo(
    () => ({ choice, isDark, setChoice, toggle: () => setChoice(isDark ? 'light' : 'dark') }),
    [choice, isDark, setChoice],
  );

  return (
    <Context.Provider value={value}>
      <CacheProvider value={styleCache}>{children}</CacheProvider>
    </Context.Provider>
  );
}

export function useThemeChoice(): ThemeChoiceContext {
  const value = useContext(Context);
  if (!value) throw new Error('useThemeChoice must be used within a ThemeProvider');
  return value;
}

function applyTheme(isDark: boolean): void {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', (isDark ? darkTokens : lightTokens).surface);
}
