export type ThemeChoice = 'light' | 'dark' | 'system';

/** The bare word is kept under this key; public/theme-init.js reads it before the first paint. */
export const themeStorageKey = 'cycle-chat-theme';

function isThemeChoice(word: string | null): word is ThemeChoice {
  return word === 'light' || word === 'dark' || word === 'system';
}

/** The stored choice; light where nothing valid is stored. */
export function readThemeChoice(): ThemeChoice {
  try {
    const word = localStorage.getItem(themeStorageKey);
    return isThemeChoice(word) ? word : 'light';
  } catch {
    // A browser that forbids storage throws on access; the default holds there.
    return 'light';
  }
}

export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
