import { CacheProvider, ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { styleCache } from './styleCache.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { readThemeChoice, storeThemeChoice, themeStorageKey } from './themeChoice.ts';
import { darkTokens, lightTokens, theme } from './tokens.ts';
import { useSystemIsDark } from './useSystemIsDark.ts';

interface ThemeChoiceContext {
  choice: ThemeChoice;
  isDark: boolean;
  setChoice: (choice: ThemeChoice) => void;
  /** To the other print than the one on screen. */
  flip: () => void;
}

const Context = createContext<ThemeChoiceContext | undefined>(undefined);

interface Props {
  children: ReactNode;
}

/** Light, dark or system: kept in local storage, shared between tabs, written to `<html data-theme>`. */
export function ThemeProvider({ children }: Props) {
  const [choice, setChoiceState] = useState(readThemeChoice);
  const systemIsDark = useSystemIsDark(choice === 'system');
  const isDark = choice === 'dark' || systemIsDark;

  useLayoutEffect(() => showPrint(isDark), [isDark]);

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
    () => ({ choice, isDark, setChoice, flip: () => setChoice(isDark ? 'light' : 'dark') }),
    [choice, isDark, setChoice],
  );

  return (
    <Context.Provider value={value}>
      <CacheProvider value={styleCache}>
        <EmotionThemeProvider theme={theme}>{children}</EmotionThemeProvider>
      </CacheProvider>
    </Context.Provider>
  );
}

export function useThemeChoice(): ThemeChoiceContext {
  const value = useContext(Context);
  if (!value) throw new Error('useThemeChoice must be used within a ThemeProvider');
  return value;
}

function showPrint(isDark: boolean): void {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute('content', (isDark ? darkTokens : lightTokens).surface);
}
