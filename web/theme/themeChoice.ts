export type ThemeChoice = 'light' | 'dark' | 'system';

/** The choice is stored as plain text. public/theme-init.js reads it before the first paint. */
export const themeStorageKey = 'cycle-chat-theme';

function isThemeChoice(word: string | null): word is ThemeChoice {
  return word === 'light' || word === 'dark' || word === 'system';
}

/** The stored choice. Light when nothing valid is stored. */
export function readThemeChoice(): ThemeChoice {
  try {
    const word = localStorage.getItem(themeStorageKey);
    return isThemeChoice(word) ? word : 'light';
  } catch {
    // A browser that blocks storage throws on access. The default applies.
    return 'light';
  }
}

export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
